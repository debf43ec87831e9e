import {
  confirmUserAttribute,
  fetchAuthSession,
  setUpTOTP,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { brand } from '../../shared/brand.ts'
import { plainly } from './amplify.ts'
import { endEverywhere } from './end-everywhere.ts'
import { session } from './store.ts'
import { accessToken } from './tokens.ts'
import { Trouble, type TroubleReason } from './trouble.ts'
import { userPool } from './user-pool.ts'

// What a signed-in person changes about the safety of the account, by Amplify. Each throws ConnectionLost or Trouble.

/** The same, for changes of somebody who is here: a session that was ended elsewhere leads to the login. */
const asPerson = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await plainly(work)
  } catch (error) {
    if (error instanceof Trouble && error.reason === 'session-over') session.end()
    throw error
  }
}

const insteadOf = async (
  reasons: readonly TroubleReason[],
  reason: TroubleReason,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await asPerson(work)
  } catch (error) {
    if (!(error instanceof Trouble) || !reasons.includes(error.reason)) throw error
    throw new Trouble(reason, { cause: error })
  }
}

export const changePassword = (oldPassword: string, newPassword: string): Promise<void> =>
  insteadOf(['wrong-password'], 'wrong-current-password', () => updatePassword({ oldPassword, newPassword }))

/**
 * Whoever holds an open phone is not its owner yet. The user pool has no call that only checks a password, but a change
 * of it asks for the one before: changed into itself, it is proven and stays as it is.
 */
export const provePassword = (password: string): Promise<void> =>
  // What breaks the pool's own rule for passwords is not the one that it took.
  insteadOf(['wrong-password', 'weak-password'], 'wrong-current-password', () =>
    updatePassword({ oldPassword: password, newPassword: password }),
  )

/** Sends a code to the new address. The old one signs in until that comes back. Called again, it sends another code. */
export const beginEmailChange = (email: string): Promise<void> =>
  asPerson(async () => {
    await updateUserAttributes({ userAttributes: { email } })
  })

/** The new address counts from now on, and the app shows it. */
export const confirmEmailChange = async (code: string): Promise<void> => {
  await asPerson(() => confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code }))
  // It is changed by now. Tokens that do not come over this line tell of it when they are next renewed.
  await accessToken({ renew: true }).catch(() => null)
}

export type TotpOffer = {
  /** In base 32, for who types it. */
  readonly secret: string
  /** `otpauth://…`, for the phone's app and for the QR code. */
  readonly uri: string
}

/** A new secret for an authenticator app. It protects nothing until a code of it is proven. */
export const beginTotp = (email: string): Promise<TotpOffer> =>
  asPerson(async () => {
    const offer = await setUpTOTP()
    return { secret: offer.sharedSecret, uri: offer.getSetupUri(brand.name, email).toString() }
  })

/** Shows that the app was set up right. */
export const proveTotp = (code: string): Promise<void> =>
  insteadOf(['wrong-code'], 'wrong-app-code', () => verifyTOTPSetup({ code }))

/** From the next sign-in on the app's code is asked, or no longer asked. */
export const switchTotp = (on: boolean): Promise<void> =>
  asPerson(() => updateMFAPreference({ totp: on ? 'PREFERRED' : 'DISABLED' }))

/** Ends the sessions of all devices, this one's too. */
export const signOutEverywhere = (): Promise<void> =>
  asPerson(async () => {
    const { tokens } = await fetchAuthSession()
    if (!tokens) throw new Trouble('session-over')
    await endEverywhere(tokens.accessToken.toString(), userPool.endpoint)
  })
