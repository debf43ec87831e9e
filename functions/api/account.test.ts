import { ulid } from 'ulid'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { apiClient } from '../../local/people.ts'
import { deletionStore } from '../store/deletions.ts'
import { type Account, newAddress, startAccounts } from './account.testing.ts'

const { stack, toPool, person } = await startAccounts()
afterAll(() => stack.stop())

describe('with a stolen access token', () => {
  test.each([
    ['UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: 'thief@example.com' }] }],
    ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: false } }],
    ['AssociateSoftwareToken', {}],
    ['DeleteUser', {}],
    ['ChangePassword', { PreviousPassword: 'aiki-demo-2026', ProposedPassword: 'kola-nut-2026' }],
    ['GetUser', {}],
  ])('the user pool refuses %s', async (operation, input) => {
    const ada = await person()
    const { status, body } = await toPool(operation, { AccessToken: ada.tokens.AccessToken, ...input })
    expect(status).toBe(400)
    expect(body).toContain('does not have required scopes')
  })

  test('nothing of the account can be changed, even right after a sign-in', async () => {
    const { api } = await person()
    const tries = [
      () => api.account.changePassword({ body: { password: 'mango bicycle 7' } }),
      () => api.account.changeEmail({ body: { email: newAddress() } }),
      () => api.account.offerTwoFactor({}),
      () => api.account.turnOffTwoFactor({}),
      () => api.account.remove({}),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'proof_required' })
  })

  test('a renewed token is no proof, even if the session began with a proof', async () => {
    const ada = await person()
    const proof = await stack.signIn(ada.email, ada.password, true)
    const renewed = await toPool('GetTokensFromRefreshToken', {
      ClientId: 'aikiweb',
      RefreshToken: proof.RefreshToken,
    })
    const { AccessToken } = JSON.parse(renewed.body).AuthenticationResult
    await expect(apiClient(stack.url, AccessToken).account.remove({})).rejects.toMatchObject({
      code: 'proof_required',
    })
  })
})

test('a proof is good for five minutes', async () => {
  const { proved } = await person()
  const { api } = await proved()
  stack.clock.advance(5 * 60 + 2)
  try {
    await expect(api.account.remove({})).rejects.toMatchObject({ code: 'proof_required' })
  } finally {
    stack.clock.restore()
  }
})

test("a caller without a proof doesn't use up the rate of a caller with one", async () => {
  const ada = await person()
  const stolen = () => ada.api.account.turnOffTwoFactor({}).catch(() => null)
  await Promise.all(Array.from({ length: 20 }, stolen))
  await (await ada.proved()).api.account.turnOffTwoFactor({})
})

test('a caller of the public API cannot make a mail say that a change was undone', async () => {
  const ada = await person()
  const input = { ClientId: 'aikiweb', Username: ada.email, ClientMetadata: { reason: 'undone' } }
  await toPool('ForgotPassword', input)
  expect(ada.mails()[0]?.text).toContain('You asked for a new password')
})

describe('a session that has ended', () => {
  const ways = {
    'signed out': (ada: Account) => ada.api.account.signOut({}),
    'signed out everywhere': (ada: Account) => ada.api.account.signOutEverywhere({}),
    'of a deleted account': async (ada: Account) => (await ada.proved()).api.account.remove({}),
  }
  test.each(Object.entries(ways))(
    '%s writes, pays and exports nothing, though its token is good',
    async (_, end) => {
      const ada = await person()
      await end(ada)
      const tries = [
        () =>
          ada.api.applications.create({
            body: { id: ulid(), jobTitle: 'Clerk', companyName: 'Sahel' },
          }),
        () => ada.api.payments.checkout({ body: { tier: 'pro', amount: 0 } }),
        () => ada.api.account.export({}),
        () => ada.api.settings.update({ body: { theme: 'dark' } }),
      ]
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'unauthenticated' })
      // The gateway does not know of a sign-out, as on AWS. So a request that only reads works until the token expires.
      await ada.api.profile.get({})
    },
  )

  test("doesn't include a session that begins right after a sign-out everywhere", async () => {
    const ada = await person()
    await ada.api.account.signOutEverywhere({})
    const again = apiClient(stack.url, await stack.accessToken(ada.email, ada.password))
    await again.account.export({})
  })

  test('ends no other session', async () => {
    const ada = await person()
    const elsewhere = apiClient(stack.url, await stack.accessToken(ada.email, ada.password))
    await ada.api.account.signOut({})
    await elsewhere.account.export({})
  })
})

test("an account that the pool's own API deletes is notified of, ended, and purged like any other", async () => {
  const ada = await person()
  const { token } = await ada.proved()
  expect((await toPool('DeleteUser', { AccessToken: token })).status).toBe(200)
  await vi.waitFor(() => expect(ada.mails()[0]?.subject).toBe('The login of your Aiki account was removed'))
  expect(await deletionStore(stack.table).has(ada.sub)).toBe(true)
})

test('a person who deletes the login first, and then the account, can hide neither', async () => {
  const ada = await person()
  const { api, token } = await ada.proved()
  await toPool('DeleteUser', { AccessToken: token })
  await api.account.remove({}).catch(() => null)
  await stack.auditTrailRead()
  expect(ada.mails()[0]?.subject).toBe('The login of your Aiki account was removed')
})

test('a deleted account is locked at once, and its owner learns when everything will be deleted', async () => {
  const ada = await person()
  const { api } = await ada.proved()
  const { purgedBy } = await api.account.remove({})
  expect(Date.parse(purgedBy) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
  await expect(stack.accessToken(ada.email, ada.password)).rejects.toThrow('User is disabled.')
  const [mail] = ada.mails()
  expect(mail?.subject).toBe('Your Aiki account is deleted')
  expect(mail?.text).toContain('within 14 days')
})
