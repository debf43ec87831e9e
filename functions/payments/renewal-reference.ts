import { createHash } from 'node:crypto'
import { encodeTime } from 'ulid'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The reference of one try of one renewal, always the same: a try that was cut short and is made again is known to the
 * provider, and charges nothing twice. It sorts by its time, as all references do.
 */
export const renewalReference = (sub: string, stepId: string, at: number): string => {
  const digest = createHash('sha256').update(`${sub} ${stepId}`).digest()
  const rest = Array.from(digest.subarray(0, 16), byte => alphabet[byte % 32]).join('')
  return `aiki-${encodeTime(at)}${rest}`
}
