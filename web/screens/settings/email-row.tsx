import { chakra } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { usePendingEmail } from './pending-email.ts'
import { SettingRow } from './setting-row.tsx'
import { useConfirmLink } from './use-confirm-link.ts'

export const EmailRow = ({ email, onChange }: { email: string; onChange: () => void }) => {
  const pending = usePendingEmail()
  const { confirming, trouble } = useConfirmLink()
  const waits = pending && ` ${pending} waits for its code.`
  return (
    <SettingRow
      title="Email"
      text={
        <>
          <p>
            You log in with {email}.{waits}
          </p>
          <p role="status">{confirming && 'Confirming your new email...'}</p>
          {trouble && (
            <chakra.div mt="2">
              <FormTrouble text={trouble} />
            </chakra.div>
          )}
        </>
      }
      action={
        <Button variant="outline" onClick={onChange}>
          {pending ? 'Enter the code' : 'Change email'}
        </Button>
      }
    />
  )
}
