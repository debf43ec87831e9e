import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailRow } from './email-row.tsx'
import { SectionCard } from './section-card.tsx'
import { SettingRow } from './setting-row.tsx'
import { TwoFactorRow } from './two-factor-row.tsx'
import type { SheetName } from './use-sheet.ts'

export const Security = ({ onOpen }: { onOpen: (sheet: SheetName) => void }) => {
  const session = useSession()
  if (session.state === 'signed-out') return null
  return (
    <SectionCard title="Security">
      <SettingRow
        title="Password"
        text="Choose another one here. If you have forgotten it, log out and ask for a link."
        action={
          <Button variant="outline" onClick={() => onOpen('password')}>
            Change password
          </Button>
        }
      />
      <EmailRow email={session.person.email} onChange={() => onOpen('email')} />
      <TwoFactorRow onSetUp={() => onOpen('two-factor')} onSwitchOff={() => onOpen('two-factor-off')} />
      <SettingRow
        title="Your devices"
        text="A phone is lost, or a borrowed one still logged in? End every session at once."
        action={
          <Button variant="outline" onClick={() => onOpen('everywhere')}>
            Sign out everywhere
          </Button>
        }
      />
    </SectionCard>
  )
}
