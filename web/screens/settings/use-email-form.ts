import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { email } from '../../session/email.ts'
import { loadSecurity } from '../../session/load-identity.ts'
import { wordsOf } from '../../session/say-trouble.ts'
import { Trouble, type TroubleReason } from '../../session/trouble.ts'
import { currentPassword, isWrongPassword } from './current-password.ts'
import { pendingEmail } from './pending-email.ts'

const form = z.object({ email, password: currentPassword })

const ofEmail: ReadonlySet<TroubleReason> = new Set(['same-address', 'address-taken', 'no-mail'])

const fieldOf = (error: unknown) => {
  if (isWrongPassword(error)) return 'password'
  return error instanceof Trouble && ofEmail.has(error.reason) ? 'email' : 'root'
}

/** Proves the password, then sends the code to the new address, which waits in `pendingEmail`. */
export const useEmailForm = (now: string) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { email: '', password: '' },
  })
  const submit = handleSubmit(async values => {
    try {
      if (values.email === now.toLowerCase()) throw new Trouble('same-address')
      const { beginEmailChange, provePassword } = await loadSecurity()
      await provePassword(values.password)
      await beginEmailChange(values.email)
      pendingEmail.set(values.email)
    } catch (error) {
      const field = fieldOf(error)
      setError(field, { message: wordsOf(error) }, { shouldFocus: field !== 'root' })
    }
  })
  return { register, submit, errors: formState.errors, busy: formState.isSubmitting }
}
