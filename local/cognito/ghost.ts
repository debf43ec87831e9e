import { createHmac } from 'node:crypto'
import { type Verifier, verifierFrom } from './srp.ts'

/** What sign-in needs of a person. */
export type SignInFace = Verifier & { readonly userId: string }

/**
 * The face of somebody who does not exist: always the same for one address, and of the same shape as a real one, so
 * that sign-in with an unknown address looks just like sign-in with a wrong password.
 */
export const ghost = (secret: string, address: string): SignInFace => {
  const draw = (what: string, bytes: number): Buffer =>
    Buffer.concat(
      Array.from({ length: Math.ceil(bytes / 32) }, (_, block) =>
        createHmac('sha256', secret).update(`${what}:${block}:${address}`).digest(),
      ),
    ).subarray(0, bytes)
  const id = draw('id', 16)
  // Version 4 and variant 1, as in a real UUID.
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x40, 6)
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8)
  return {
    userId: id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    salt: draw('salt', 16).toString('hex'),
    verifier: verifierFrom(draw('verifier', 384)),
  }
}
