import { accountOperations } from '../../shared/api/account.ts'
import { client } from '../../shared/api/client.ts'
import { send } from '../api/send.ts'

// What our own API does for a person who is not signed in yet. The rest of the contract stays out of this file.

const { account } = client({ account: accountOperations }, send)

/** Whether an address has an account. Throws ConnectionLost or ApiError. */
export const isTaken = async (email: string): Promise<boolean> =>
  (await account.checkEmail({ body: { email } })).taken

/** Whether the address of a sign-up is confirmed; `id` is what the sign-up answered. Throws ConnectionLost or ApiError. */
export const isConfirmed = async (id: string): Promise<boolean> =>
  (await account.signUpState({ params: { id } })).confirmed

/** Sets a new password with the token of a mail's link. Throws ConnectionLost or ApiError. */
export const choosePassword = async (token: string, password: string): Promise<void> => {
  await account.choosePassword({ body: { token, password } })
}
