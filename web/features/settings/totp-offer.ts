import * as z from 'zod/mini'
import { brand } from '../../../shared/brand.ts'
import { storedValue } from '../../browser/stored-value.ts'

const offer = z.object({ sub: z.string(), secret: z.string() })

const store = storedValue(() => sessionStorage, 'aiki.two-factor', offer)

/**
 * The secret of a set-up that is not finished. It protects nothing yet, and outlives a reload: a phone with little memory
 * forgets the page while its owner is over in the authenticator app, which has taken this very secret.
 */
export const unfinishedOffer = {
  /** Null where there is none of this person. */
  read: (sub: string): string | null => {
    const found = store.read()
    return found?.sub === sub ? found.secret : null
  },
  write: (sub: string, secret: string): void => store.write({ sub, secret }),
  forget: (): void => store.write(null),
}

/** `otpauth://…`, for the phone's app and for the QR code. */
export const totpUri = (secret: string, email: string): string => {
  const label = encodeURIComponent(`${brand.name}:${email}`)
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: brand.name })}`
}
