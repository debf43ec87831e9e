import { chakra } from '@chakra-ui/react'
import { BellOff } from 'lucide-react'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import type { silencedBy } from './words.ts'

const words = {
  all: 'All your notifications are off, so alerts tell you nothing. What they find is still shown here.',
  mail: 'Mails of job alerts are off. Alerts still tell you in the app.',
} as const satisfies Record<NonNullable<ReturnType<typeof silencedBy>>, string>

/** What the notification preferences keep from the person, and the way to change it. */
export const SilentNote = ({ silenced }: { silenced: NonNullable<ReturnType<typeof silencedBy>> }) => (
  <chakra.p
    display="flex"
    gap="2.5"
    p="3.5"
    borderRadius="md"
    bg="info.subtle"
    color="info.fg"
    fontWeight="medium"
  >
    <BellOff size={20} style={{ flexShrink: 0, marginTop: 2 }} />
    <span>
      {words[silenced]}{' '}
      <TextLink variant="text" to={paths.notifications} color="inherit">
        Notification Preferences
      </TextLink>
    </span>
  </chakra.p>
)
