import { createHash, createHmac, getDiffieHellman } from 'node:crypto'

// The arithmetic and the hashes of Secure Remote Password 6a as Cognito's clients do them; both sides compute with these.

/** The 3072-bit group that Cognito computes in. Its generator is 2. */
export const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
export const g = 2n

export const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

export const integer = (hex: string): bigint => BigInt(`0x${hex}`)
export const integerOf = (bytes: Buffer): bigint => integer(bytes.toString('hex'))

/** The fewest bytes that hold the number and a sign bit: how clients write numbers that they hash. */
export const bytesOf = (number: bigint): Buffer => {
  const hex = number.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

export const hash = (...parts: (Buffer | string)[]): Buffer => {
  const sha256 = createHash('sha256')
  for (const part of parts) sha256.update(part)
  return sha256.digest()
}
export const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const sha256 = createHmac('sha256', key)
  for (const part of parts) sha256.update(part)
  return sha256.digest()
}

export const k = integerOf(hash(bytesOf(N), bytesOf(g)))
