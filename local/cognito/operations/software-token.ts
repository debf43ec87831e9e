import * as z from 'zod'
import { enableSoftwareTokenMfa, invalidParameter } from '../errors.ts'
import { forPerson } from '../operation.ts'
import type { Pool } from '../pool.ts'
import { makeTotpSecret, totpStep } from '../totp.ts'
import type { User } from '../users.ts'

/** The second steps that a person has switched on, as GetUser tells them. */
export const mfaSettings = ({ totp }: User) =>
  totp?.enabled
    ? {
        UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
        ...(totp.preferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
      }
    : {}

export const AssociateSoftwareToken = forPerson({}, ({ user }, pool) => {
  // A secret that is in use stays until the new one is proven: a set-up that is given up changes nothing.
  const secret = makeTotpSecret()
  pool.users.save({ ...user, totpOffer: secret })
  return { SecretCode: secret }
})

export const VerifySoftwareToken = forPerson({ UserCode: z.string() }, ({ UserCode, user }, pool, now) => {
  if (user.totpOffer === null || totpStep(user.totpOffer, UserCode, now) === null)
    throw enableSoftwareTokenMfa('Code mismatch and fail enable Software Token MFA')
  const before = user.totp ?? { enabled: false, preferred: false }
  pool.users.save({
    ...user,
    totp: { ...before, secret: user.totpOffer, lastStep: 0 },
    totpOffer: null,
    updatedAt: now,
  })
  return { Status: 'SUCCESS' }
})

export const mfaSetting = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
  .optional()

/** Whether a sign-in asks for a code of the authenticator app. */
export const changeMfa = (
  pool: Pool,
  user: User,
  setting: z.output<typeof mfaSetting>,
  now: number,
): object => {
  if (!setting) return {}
  if (!user.totp) {
    if (setting.Enabled) throw invalidParameter('User has not verified software token mfa')
    return {}
  }
  const { Enabled, PreferredMfa } = setting
  const totp = { ...user.totp, enabled: Enabled, preferred: Enabled && PreferredMfa }
  pool.users.save({ ...user, totp, updatedAt: now })
  return {}
}

export const SetUserMFAPreference = forPerson(
  { SoftwareTokenMfaSettings: mfaSetting, SMSMfaSettings: mfaSetting, EmailMfaSettings: mfaSetting },
  ({ SoftwareTokenMfaSettings, SMSMfaSettings, EmailMfaSettings, user }, pool, now) => {
    if (SMSMfaSettings?.Enabled || EmailMfaSettings?.Enabled)
      throw invalidParameter('User does not have delivery config set to turn on this kind of MFA')
    return changeMfa(pool, user, SoftwareTokenMfaSettings, now)
  },
)
