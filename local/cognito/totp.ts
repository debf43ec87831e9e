import { Secret, TOTP } from 'otpauth'

const period = 30

/** A new secret for an authenticator app, in base 32. */
export const makeTotpSecret = (): string => new Secret({ size: 32 }).base32

/** Which half minute since 1970 a code belongs to; null when it is not a code of now, or of one step beside it. */
export const totpStep = (secret: string, code: string, now: number): number | null => {
  const delta = new TOTP({ secret, period }).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}
