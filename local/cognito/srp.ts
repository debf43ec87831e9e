import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { g, N, power } from './srp-group.ts'

// Secure Remote Password 6a as Cognito's clients use it: the server learns that the other side knows the password, and
// stores nothing from which the password could be read.

/** The owner of a password. `poolName` is the part after `_` in the pool's id, which is in every verifier. */
type Identity = { readonly poolName: string; readonly userId: string }
/** The stored data of a password, in hex. */
type Verifier = { readonly salt: string; readonly verifier: string }

export const makeVerifier = (
  { poolName, userId }: Identity,
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): Verifier => {
  const x = integerOf(hash(bytesOf(integer(salt)), hash(`${poolName}${userId}:${password}`)))
  return { salt, verifier: power(g, x).toString(16) }
}

/** Whether this is the password of the verifier. Only the few operations that receive a plain password use this. */
export const isPassword = (identity: Identity, stored: Verifier, password: string): boolean =>
  makeVerifier(identity, password, stored.salt).verifier === stored.verifier

/** Makes a number of the group. Without the password, it looks like a real verifier. */
const verifierFrom = (seed: Buffer): string => (integerOf(seed) % N).toString(16)

/** The server's half of one exchange. `A` and `B` are the public numbers in hex; `b` is secret. */
export type Exchange = {
  readonly A: string
  readonly B: string
  readonly b: bigint
  readonly verifier: string
}

/** Answers a client's `A`. Returns null for a number that no honest client sends, and that would reveal the key. */
export const openExchange = (A: string, verifier: string): Exchange | null => {
  if (!/^[0-9a-f]{1,1024}$/i.test(A) || integer(A) % N === 0n) return null
  const b = integerOf(randomBytes(32))
  const B = (k * integer(verifier) + power(g, b)) % N
  return { A, B: B.toString(16), b, verifier }
}

const sessionKey = ({ A, B, b, verifier }: Exchange): Buffer => {
  const u = integerOf(hash(bytesOf(integer(A)), bytesOf(integer(B))))
  const S = power(integer(A) * power(integer(verifier), u), b)
  return hmac(hmac(bytesOf(u), bytesOf(S)), 'Caldera Derived Key\x01').subarray(0, 16)
}

type Claim = { readonly secretBlock: string; readonly timestamp: string; readonly signature: string }

/** Whether the client that signed this claim knew the password. */
export const proves = ({ poolName, userId }: Identity, exchange: Exchange, claim: Claim): boolean => {
  const secret = Buffer.from(claim.secretBlock, 'base64')
  const expected = hmac(sessionKey(exchange), poolName, userId, secret, claim.timestamp)
  const given = Buffer.from(claim.signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

// The arithmetic and the hashes of Secure Remote Password 6a as Cognito's clients use them. Both sides compute with
// these.

const integer = (hex: string): bigint => BigInt(`0x${hex}`)
const integerOf = (bytes: Buffer): bigint => integer(bytes.toString('hex'))

/** Writes a number in the fewest bytes for the number and a sign bit, as clients do before they hash it. */
const bytesOf = (number: bigint): Buffer => {
  const hex = number.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

const hash = (...parts: (Buffer | string)[]): Buffer => {
  const sha256 = createHash('sha256')
  for (const part of parts) sha256.update(part)
  return sha256.digest()
}
const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const sha256 = createHmac('sha256', key)
  for (const part of parts) sha256.update(part)
  return sha256.digest()
}

const k = integerOf(hash(bytesOf(N), bytesOf(g)))

/** The data of a person that a sign-in needs. */
type SignInUser = Verifier & { readonly userId: string }

/**
 * Makes the sign-in data for an address without an account. They are always the same and look like those of a real
 * user, so that a sign-in with an unknown address looks like a sign-in with a wrong password.
 */
export const unknownUser = (secret: string, address: string): SignInUser => {
  const draw = (what: string, bytes: number): Buffer =>
    Buffer.concat(
      Array.from({ length: Math.ceil(bytes / 32) }, (_, block) =>
        createHmac('sha256', secret).update(`${what}:${block}:${address}`).digest(),
      ),
    ).subarray(0, bytes)
  const id = draw('id', 16)
  // The id has version 4 and variant 1, like a real UUID.
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x40, 6)
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8)
  return {
    userId: id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    salt: draw('salt', 16).toString('hex'),
    verifier: verifierFrom(draw('verifier', 384)),
  }
}
