import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto'

// The client's half of SRP, written from the protocol. It shares nothing with the server's half, which is tested by it.

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)

const power = (base: bigint, exponent: bigint): bigint => {
  if (exponent === 0n) return 1n
  const half = power(base, exponent / 2n)
  const whole = (half * half) % N
  return exponent % 2n === 1n ? (whole * base) % N : whole
}

/** Two's complement, in the fewest bytes. */
const signed = (number: bigint): Buffer => {
  const hex = number.toString(16)
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return bytes.readUInt8(0) < 0x80 ? bytes : Buffer.concat([Buffer.of(0), bytes])
}
const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const number = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`)

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Fri Nov 20 18:07:14 UTC 2026`: the one way that Cognito reads a time. */
const timestampOf = (now: Date): string =>
  `${days[now.getUTCDay()]} ${months[now.getUTCMonth()]} ${now.getUTCDate()} ${now.toISOString().slice(11, 19)} UTC ${now.getUTCFullYear()}`

/** One sign-in of a person who knows the password. `a` is secret. */
export const srpClient = (poolName: string, a: bigint = number(randomBytes(32))) => {
  const A = power(2n, a)
  return {
    A: A.toString(16),
    /** The claim that answers a PASSWORD_VERIFIER challenge. */
    claim(
      challenge: { userId: string; salt: string; B: string; secretBlock: string },
      password: string,
      timestamp = timestampOf(new Date()),
    ) {
      const { userId, secretBlock } = challenge
      const B = BigInt(`0x${challenge.B}`)
      const salt = BigInt(`0x${challenge.salt}`)
      const u = number(sha256(signed(A), signed(B)))
      const x = number(sha256(signed(salt), sha256(Buffer.from(`${poolName}${userId}:${password}`))))
      const k = number(sha256(signed(N), signed(2n)))
      const S = power((((B - k * power(2n, x)) % N) + N) % N, a + u * x)
      const extracted = createHmac('sha256', signed(u)).update(signed(S)).digest()
      const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16)
      const signature = createHmac('sha256', key)
        .update(`${poolName}${userId}`)
        .update(Buffer.from(secretBlock, 'base64'))
        .update(timestamp)
        .digest('base64')
      return { secretBlock, timestamp, signature }
    },
  }
}
