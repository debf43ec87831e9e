import { confirmResetPassword, resetPassword } from 'aws-amplify/auth'
import { callAmplify } from './amplify.ts'
import { refuseMostUsed } from './new-password.ts'

// The way back for a person who forgot the password.

/**
 * The user pool says so of an account whose address nobody confirmed. We do not: such an account gets no mail, as an
 * unknown one.
 */
const isUnconfirmed = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  thrown.name === 'InvalidParameterException' &&
  /registered\/verified/.test(thrown.message)

/** Sends the mail with the link. Does not say whether there is such an account. */
export const askReset = (email: string): Promise<void> =>
  callAmplify(async () => {
    try {
      await resetPassword({ username: email })
    } catch (thrown) {
      if (!isUnconfirmed(thrown)) throw thrown
    }
  })

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
