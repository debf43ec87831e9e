import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedCall } from '../runtime/input.ts'

/** Whether the bytes of a call are signed with our key; compared in a time that says nothing of how near it was. */
export const isSigned = ({ bytes, headers }: SignedCall, secretKey: string): boolean => {
  const given = Buffer.from(headers['x-paystack-signature'] ?? '', 'hex')
  const ours = createHmac('sha512', secretKey).update(bytes).digest()
  return given.length === ours.length && timingSafeEqual(given, ours)
}
