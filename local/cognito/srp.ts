import { randomBytes, timingSafeEqual } from 'node:crypto'
import { bytesOf, g, hash, hmac, integer, integerOf, k, N, power } from './srp-numbers.ts'

// Secure Remote Password 6a as Cognito's clients speak it: the server learns that the other side knows the password,
// and keeps nothing that it could be read from.

/** Whose password it is. `poolName` is what follows `_` in the pool's id: it is part of every verifier. */
export type Identity = { readonly poolName: string; readonly userId: string }
/** What is kept of a password, in hex. */
export type Verifier = { readonly salt: string; readonly verifier: string }

export const makeVerifier = (
  { poolName, userId }: Identity,
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): Verifier => {
  const x = integerOf(hash(bytesOf(integer(salt)), hash(`${poolName}${userId}:${password}`)))
  return { salt, verifier: power(g, x).toString(16) }
}

/** Whether this is the password of the verifier. For the few places that a password itself is sent to. */
export const isPassword = (identity: Identity, kept: Verifier, password: string): boolean =>
  makeVerifier(identity, password, kept.salt).verifier === kept.verifier

/** What cannot be told from a real verifier by someone who does not know the password: a number of the group. */
export const verifierFrom = (seed: Buffer): string => (integerOf(seed) % N).toString(16)

/** The server's half of one exchange. `A` and `B` are the public numbers in hex; `b` is secret. */
export type Exchange = {
  readonly A: string
  readonly B: string
  readonly b: bigint
  readonly verifier: string
}

/** Answers a client's `A`. Null for a number that no honest client sends, and that would make the key known. */
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

export type Claim = { readonly secretBlock: string; readonly timestamp: string; readonly signature: string }

/** Whether the client that signed this claim knew the password. */
export const proves = ({ poolName, userId }: Identity, exchange: Exchange, claim: Claim): boolean => {
  const secret = Buffer.from(claim.secretBlock, 'base64')
  const expected = hmac(sessionKey(exchange), poolName, userId, secret, claim.timestamp)
  const given = Buffer.from(claim.signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
