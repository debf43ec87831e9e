import { getDiffieHellman } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { srpClient } from '../sign-in.ts'
import { isPassword, makeVerifier, openExchange, proves } from './srp.ts'

const poolName = 'aiki'
const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map(value => Buffer.from(value).toString('hex'))
const password = fc.string({ minLength: 6, maxLength: 40, unit: 'grapheme' })

const exchangeOf = (userId: string, stored: { salt: string; verifier: string }, a?: bigint) => {
  const client = srpClient(poolName, a)
  const exchange = openExchange(client.A, stored.verifier)
  if (!exchange) throw new Error('The exchange was refused.')
  const challenge = {
    userId,
    salt: stored.salt,
    B: exchange.B,
    secretBlock: Buffer.from('block').toString('base64'),
  }
  return { client, exchange, challenge }
}

test('the right password is proved with any salt, name, secret and letters', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      // Numbers with leading zero bits and bytes have another width when they are hashed.
      fc.oneof(
        hex(16),
        hex(14).map(rest => `0000${rest}`),
        hex(15).map(rest => `ff${rest}`),
      ),
      password,
      fc.bigInt({ min: 1n << 200n, max: 1n << 1024n }),
      (userId, salt, secret, a) => {
        const identity = { poolName, userId }
        const { client, exchange, challenge } = exchangeOf(userId, makeVerifier(identity, secret, salt), a)
        expect(proves(identity, exchange, client.claim(challenge, secret))).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})

test('a wrong password proves nothing', () => {
  fc.assert(
    fc.property(fc.uuid(), password, password, (userId, right, wrong) => {
      fc.pre(right !== wrong)
      const identity = { poolName, userId }
      const { client, exchange, challenge } = exchangeOf(userId, makeVerifier(identity, right))
      expect(proves(identity, exchange, client.claim(challenge, wrong))).toBe(false)
    }),
    { numRuns: 10 },
  )
})

test('a claim is valid only for its own secret block and time', () => {
  const identity = { poolName, userId: 'somebody' }
  const { client, exchange, challenge } = exchangeOf('somebody', makeVerifier(identity, 'a password'))
  const claim = client.claim(challenge, 'a password')
  expect(proves(identity, exchange, claim)).toBe(true)
  expect(proves(identity, exchange, { ...claim, timestamp: 'Fri Nov 20 18:07:15 UTC 2026' })).toBe(false)
  expect(proves(identity, exchange, { ...claim, secretBlock: 'AAAA' })).toBe(false)
  expect(proves(identity, exchange, { ...claim, signature: '' })).toBe(false)
})

const prime = getDiffieHellman('modp15').getPrime('hex')
test.each([
  ['zero', '0'],
  ['the group’s prime', prime],
  ['nothing', ''],
  ['no number', 'xyz'],
  ['a number beyond all measure', 'f'.repeat(5000)],
])('%s as the client’s number is refused: its key would be known without a password', (_, A) => {
  expect(openExchange(A, '2')).toBeNull()
})

test('the verifier is different for each password, pool and person', () => {
  const identity = { poolName, userId: 'somebody' }
  const stored = makeVerifier(identity, 'a password')
  expect(isPassword(identity, stored, 'a password')).toBe(true)
  expect(isPassword(identity, stored, 'a passwore')).toBe(false)
  expect(isPassword({ ...identity, userId: 'another' }, stored, 'a password')).toBe(false)
  expect(isPassword({ ...identity, poolName: 'other' }, stored, 'a password')).toBe(false)
})
