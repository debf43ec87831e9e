import { strengthWords } from '../../../session/password-strength.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useFields } from './use-fields.ts'

export const PasswordField = ({ label }: { label: string }) => {
  const { register, watch, formState } = useFields()
  const [password, fullName, email] = watch(['password', 'fullName', 'email'])
  return (
    <FormField
      label={label}
      hint={strengthWords(password, [fullName, email])}
      error={formState.errors.password?.message}
    >
      <PasswordInput autoComplete="new-password" {...register('password')} />
    </FormField>
  )
}
