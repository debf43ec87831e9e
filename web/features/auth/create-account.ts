import { ConnectionLost } from '../../api/connection-lost.ts'
import { AccountError } from '../../session/account-error.ts'
import type { NewAccount, SignInOutcome } from '../../session/identity.ts'
import { loadIdentity } from '../../session/load-identity.ts'

/**
 * Signs up; `unconfirmed` is the usual outcome. An address that is taken but opens with this very password is the
 * person's own account: its sign-up's answer was lost on the line, or they were here before.
 */
export const createAccount = async (account: NewAccount): Promise<SignInOutcome> => {
  const { signUp, signIn } = await loadIdentity()
  try {
    await signUp(account)
    return 'unconfirmed'
  } catch (refusal) {
    if (!(refusal instanceof AccountError) || refusal.reason !== 'address-taken') throw refusal
    return signIn(account.email, account.password).catch((error: unknown) => {
      throw error instanceof ConnectionLost ? error : refusal
    })
  }
}
