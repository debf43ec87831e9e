import { chakra } from '@chakra-ui/react'
import { MailWarning } from 'lucide-react'
import type { Home } from '../../../shared/api/home.ts'
import { paths } from '../../paths.ts'
import { LinePanel } from './line-panel.tsx'

/** Says that the person's mailbox refuses our mails. The settings say since when, and try again. */
export const MailLine = ({ refusingMailbox }: Pick<Home, 'refusingMailbox'>) =>
  refusingMailbox && (
    <LinePanel
      label="Emails to you"
      icon={
        <chakra.span color="warning.fg" flex="none" mt="0.5">
          <MailWarning size={20} />
        </chakra.span>
      }
      link={{ to: paths.settings, label: 'Check your email address' }}
    >
      Our emails do not reach{' '}
      <chakra.b fontWeight="semibold" overflowWrap="anywhere">
        {refusingMailbox}
      </chakra.b>
      . <chakra.span color="fg.muted">Alerts and reminders come only here.</chakra.span>
    </LinePanel>
  )
