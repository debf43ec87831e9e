import { Input } from '@chakra-ui/react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '../../ui/form-field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

type Field = { readonly field: UseFormRegisterReturn; readonly error: string | undefined }

/** The current password and, where the account has a second factor, the code that its app shows. */
export const ProofInputs = ({
  label = 'Your password',
  hint,
  password,
  code,
}: {
  label?: string
  hint?: string
  password: Field
  /** Null where no code is asked for. */
  code: Field | null
}) => (
  <>
    <FormField label={label} hint={hint} error={password.error}>
      <PasswordInput autoComplete="current-password" {...password.field} />
    </FormField>
    {code && (
      <FormField label="Code that your authenticator app shows now" error={code.error}>
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={12} {...code.field} />
      </FormField>
    )}
  </>
)
