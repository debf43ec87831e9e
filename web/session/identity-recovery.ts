import { confirmResetPassword, resetPassword } from 'aws-amplify/auth'
import { AccountError } from './account-error.ts'
import { plainly } from './amplify.ts'
import { refuseMostUsed } from './refuse-most-used.ts'

// The way back for who forgot the password.

/** The user pool names an account whose address nobody confirmed; we do not: it gets no mail, as an unknown one. */
const isUnconfirmed = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  thrown.name === 'InvalidParameterException' &&
  /registered\/verified/.test(thrown.message)

/** Sends the mail with the link. Whether there is such an account is not to be learned here. */
export const askReset = (email: string): Promise<void> =>
  plainly(async () => {
    try {
      await resetPassword({ username: email })
    } catch (thrown) {
      if (!isUnconfirmed(thrown)) throw thrown
    }
  })

/** What the user pool says of a code that was used, replaced, guessed at, or is too old. */
const spent: ReadonlySet<string> = new Set(['wrong-code', 'expired-code', 'too-many'])

/** Sets the new password with the code of the mail's link. A link that serves no more is Trouble('spent-link'). */
export const confirmReset = async (email: string, code: string, newPassword: string): Promise<void> => {
  await refuseMostUsed(newPassword)
  try {
    await plainly(() => confirmResetPassword({ username: email, confirmationCode: code, newPassword }))
  } catch (error) {
    throw error instanceof AccountError && spent.has(error.reason)
      ? new AccountError('spent-link', { cause: error })
      : error
  }
}
