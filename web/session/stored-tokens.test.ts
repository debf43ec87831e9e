import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { beforeEach, expect, test } from 'vitest'
import { accountOperations } from '../../shared/api/account.ts'
import { signOutPath, storedTokens } from './stored-tokens.ts'

const clientId = '7aikiweb'
const now = new Date('2026-11-21T08:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

const tokenUntil = (end: Date) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  // The name is there for the letters that base64url writes in its own way.
  return `${part({ alg: 'RS256' })}.${part({ exp: end.getTime() / 1000, name: 'Ọdánú ~?>' })}.signature`
}

const values = new Map<string, string>()
const storage: Storage = {
  get length() {
    return values.size
  },
  clear: () => values.clear(),
  key: at => [...values.keys()][at] ?? null,
  getItem: key => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: key => void values.delete(key),
}
const tokens = storedTokens(() => storage, clientId)

/** As Amplify writes it, so that an upgrade that changes the names is seen here. */
const keep = async ({ end = minutes(15), clockDrift = 0 } = {}) => {
  const text = tokenUntil(end)
  Amplify.configure({ Auth: { Cognito: { userPoolId: 'eu-west-1_aiki', userPoolClientId: clientId } } })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async key => storage.getItem(key),
    setItem: async (key, value) => storage.setItem(key, value),
    removeItem: async key => storage.removeItem(key),
    clear: async () => storage.clear(),
  })
  await cognitoUserPoolsTokenProvider.authTokenStore.storeTokens({
    username: '0b9f.amina@example.com',
    accessToken: { payload: {}, toString: () => text },
    refreshToken: 'refresh',
    clockDrift,
  })
  return text
}

beforeEach(() => storage.clear())

test('the tokens that Amplify stores are found', async () => {
  const text = await keep()
  expect(tokens.access(now)).toBe(text)
  expect(tokens.refresh()).toBe('refresh')
})

test('without a sign-in there are no tokens', () => {
  expect(tokens.access(now)).toBeNull()
  expect(tokens.refresh()).toBeNull()
})

test('an expired token is not used, by the clock of the service', async () => {
  const text = await keep()
  expect(tokens.access(minutes(14))).toBe(text)
  expect(tokens.access(minutes(14.6))).toBeNull()
  await keep({ clockDrift: 20 * 60_000 })
  expect(tokens.access(now)).toBeNull()
})

test.each(['no token', 'a.b.c', `a.${btoa('7')}.c`, ''])('%j in place of a token is ignored', async text => {
  await keep()
  const key = [...values.keys()].find(key => key.endsWith('.accessToken'))
  storage.setItem(key ?? '', text)
  expect(tokens.access(now)).toBeNull()
})

test('removed tokens are gone for Amplify too, and nothing else is', async () => {
  await keep()
  storage.setItem('aiki.theme', 'dark')
  tokens.forget()
  expect(await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens()).toBeNull()
  expect([...values.keys()]).toEqual(['aiki.theme'])
})

test('a browser without storage has no tokens', () => {
  const refusing = storedTokens(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }, clientId)
  expect(refusing.access(now)).toBeNull()
  expect(refusing.refresh()).toBeNull()
})

test('a sign-out calls the operation of the contract', () => {
  const { method, path } = accountOperations.signOut
  expect(`${method} /api${path}`).toBe(`POST ${signOutPath}`)
})
