import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { securityQuery } from './security-query.ts'
import { SettingRow } from './setting-row.tsx'

export const EmailRow = ({ email, onChange }: { email: string; onChange: () => void }) => {
  const { data } = useQuery(securityQuery)
  const pending = data?.pendingEmail
  return (
    <SettingRow
      title="Email"
      text={`You log in with ${email}.${pending ? ` ${pending} waits for its code.` : ''}`}
      action={
        <Button variant="outline" onClick={onChange}>
          {pending ? 'Enter the code' : 'Change email'}
        </Button>
      }
    />
  )
}
