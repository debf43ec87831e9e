import { confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword } from 'aws-amplify/auth'
import { ApiError } from '../../shared/api/errors.ts'
import { passwordForgotten } from '../../shared/client-metadata.ts'
import { AccountError, hasReason } from './account-error.ts'
import { callAmplify } from './amplify.ts'
import { refuseMostUsed } from './new-password.ts'
import { choosePassword } from './sign-up-calls.ts'

// The way back for a person who forgot the password.

/** The user pool says so of an account whose address nobody confirmed. Such an account gets the other mail. */
const isUnconfirmed = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  thrown.name === 'InvalidParameterException' &&
  /registered\/verified/.test(thrown.message)

const unlessConfirmed = (error: unknown): void => {
  if (!hasReason(error, 'already-confirmed')) throw error
}

/**
 * Sends the mail with the link. An account whose address nobody confirmed gets no code for a password, so it gets another
 * confirmation mail instead, whose link also chooses the password. Does not say whether there is such an account.
 */
export const askReset = async (email: string): Promise<void> => {
  const reset = callAmplify(async () => {
    try {
      await resetPassword({ username: email })
      return true
    } catch (thrown) {
      if (!isUnconfirmed(thrown)) throw thrown
      return false
    }
  })
  const confirmation = callAmplify(async () => {
    await resendSignUpCode({ username: email, options: { clientMetadata: passwordForgotten } })
  })
  const [sent, confirmed] = await Promise.allSettled([reset, confirmation])
  if (sent.status === 'rejected') throw sent.reason
  // A mail is on its way already, and a second press would replace its code.
  if (!sent.value && confirmed.status === 'rejected') unlessConfirmed(confirmed.reason)
}

/** What the user pool says of a code that was used, replaced, guessed at, or is too old. */
const spent = { 'wrong-code': 'spent-link', 'expired-code': 'spent-link', 'too-many': 'spent-link' } as const

/** Sets the new password with the code of the mail's link. Throws AccountError('spent-link') for a link that no longer works. */
export const confirmReset = async (email: string, code: string, newPassword: string): Promise<void> => {
  await refuseMostUsed(newPassword)
  await callAmplify(
    () => confirmResetPassword({ username: email, confirmationCode: code, newPassword }),
    spent,
  )
}

/**
 * Confirms the address and sets the new password, for a person who forgot the password before the address was confirmed.
 * Throws as `confirmReset`.
 */
export const confirmAndChoose = async (
  { email, code, token }: { readonly email: string; readonly code: string; readonly token: string },
  newPassword: string,
): Promise<void> => {
  await refuseMostUsed(newPassword)
  await callAmplify(async () => {
    await confirmSignUp({ username: email, confirmationCode: code })
  }, spent).catch(unlessConfirmed)
  try {
    await choosePassword(token, newPassword)
  } catch (cause) {
    throw cause instanceof ApiError && cause.code === 'not_found'
      ? new AccountError('spent-link', { cause })
      : cause
  }
}
