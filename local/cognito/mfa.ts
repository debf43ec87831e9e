import { Secret, TOTP } from 'otpauth'
import * as z from 'zod'
import { invalidParameter } from './errors.ts'
import type { Pool } from './pool.ts'
import type { User } from './users.ts'

const period = 30

/** Makes a new secret for an authenticator app, in base 32. */
export const makeTotpSecret = (): string => new Secret({ size: 32 }).base32

/**
 * Returns the half minute since 1970 of a code. Returns null for a code that is neither of now nor of one step before
 * or after.
 */
export const totpStep = (secret: string, code: string, now: number): number | null => {
  const delta = new TOTP({ secret, period }).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

/** Returns the second factors that a person has switched on, in the form of GetUser. */
export const mfaSettings = ({ totp }: User) =>
  totp?.enabled
    ? {
        UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
        ...(totp.preferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
      }
    : {}

export const mfaSetting = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
  .optional()

/** Switches the second factor of a person on or off. */
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
