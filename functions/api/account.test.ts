import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { ulid } from 'ulid'
import { afterAll, describe, expect, test } from 'vitest'
import { apiClient } from '../../local/api-client.ts'
import { call } from '../../local/gateway.testing.ts'
import { pool } from '../../local/pool.ts'
import { LocalStack } from '../../local/stack.ts'
import { unsentMailer } from '../services/mail.testing.ts'
import { createUsers } from '../services/users.ts'
import { deletionStore } from '../store/deletions.ts'
import { exportStore } from '../store/exports.ts'
import { notificationStore } from '../store/notifications.ts'
import { profileStore } from '../store/profiles.ts'
import { securityNoticeStore } from '../store/security-notices.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { account } from './account.ts'

const stack = await LocalStack.start()
const { table } = stack
const cognito = new CognitoIdentityProviderClient({
  region: pool.region,
  endpoint: `${stack.url}/idp`,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})
afterAll(async () => {
  cognito.destroy()
  await stack.stop()
})
const users = createUsers({ client: cognito, userPoolId: pool.userPoolId })

const person = async (name: string) => {
  const known = await stack.signUp({ email: `${name}-${ulid()}@example.com`, fullName: name })
  const token = await stack.accessToken(known.email, known.password)
  const api = apiClient(stack.url, token)
  const toPool = async (operation: string, input: object) => {
    const response = await fetch(`${stack.url}/idp`, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ AccessToken: token, ...input }),
    })
    expect(response.status).toBe(200)
  }
  /** Gives back the new address, which counts once it is confirmed. */
  const askForEmail = async () => {
    const newer = `newer-${ulid()}@example.com`
    await toPool('UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: newer }] })
    return newer
  }
  const confirmEmail = async (newer: string) => {
    const link = new URL(stack.mail.list(newer)[0]?.links[0] ?? '')
    await toPool('VerifyUserAttribute', {
      AttributeName: 'email',
      Code: link.searchParams.get('confirm-email'),
    })
  }
  return { ...known, api, askForEmail, confirmEmail, mails: () => stack.mail.list(known.email) }
}

describe('report', () => {
  const titles = async ({ api }: Awaited<ReturnType<typeof person>>) =>
    (await api.notifications.unread({})).notifications.map(({ title }) => title)

  test.each([
    ['password-changed', 'Your password was changed'],
    ['signed-out-everywhere', 'You were signed out everywhere'],
  ] as const)('%s is told in the app and by mail, with what to do', async (event, title) => {
    const ada = await person('Ada')
    await ada.api.account.report({ body: { event } })
    expect(await titles(ada)).toContain(title)
    const [mail] = ada.mails()
    expect(mail?.subject).toBe(`${title} – Aiki`)
    expect(mail?.links).toContain(`${stack.url}/forgot-password`)
    expect(mail?.text).toContain('Hello Ada,')
    expect(mail?.text).toContain('If this was not you')
  })

  test('a changed address counts once it is confirmed, and both owners hear of it, once', async () => {
    const ada = await person('Ada')
    const newer = await ada.askForEmail()
    await ada.api.account.report({ body: { event: 'email-changed' } })
    expect((await ada.api.profile.get({})).profile?.email).toBe(ada.email)
    expect(ada.mails()).toHaveLength(1)

    expect(stack.mail.list(newer)[0]?.links[0]).toMatch(/\/dashboard\/settings\?confirm-email=\d{6}$/)
    await ada.confirmEmail(newer)
    await ada.api.account.report({ body: { event: 'email-changed' } })
    await ada.api.account.report({ body: { event: 'email-changed' } })
    expect((await ada.api.profile.get({})).profile?.email).toBe(newer)
    expect((await titles(ada)).filter(title => title === 'Your email address was changed')).toHaveLength(1)
    for (const address of [ada.email, newer])
      expect(stack.mail.list(address).map(({ subject }) => subject)).toContain(
        'Your email address was changed – Aiki',
      )
    expect(ada.mails()).toHaveLength(2)
  })

  test('of two-factor is said what the user pool says', async () => {
    const ada = await person('Ada')
    await ada.api.account.report({ body: { event: 'two-factor-on' } })
    expect(await titles(ada)).toContain('Two-factor authentication is off')
    expect(ada.mails()[0]?.subject).toContain('is off')
  })

  test('more than twenty a day are too many', async () => {
    const ada = await person('Ada')
    const report = () => ada.api.account.report({ body: { event: 'password-changed' } })
    for (let n = 0; n < 20; n += 1) await report()
    await expect(report()).rejects.toMatchObject({ code: 'daily_limit' })
    expect(ada.mails()).toHaveLength(21)
    // A new address all the same: the pool says that it is so.
    const newer = await ada.askForEmail()
    await ada.confirmEmail(newer)
    await ada.api.account.report({ body: { event: 'email-changed' } })
    expect((await ada.api.profile.get({})).profile?.email).toBe(newer)
    expect(ada.mails()[0]?.subject).toContain('Your email address was changed')
  })

  test('what is no event of the contract is refused, and so is another to report of', async () => {
    const report = (body: object) =>
      call(withoutMail, { route: 'POST /account/security-events', sub: 'ada', body })
    expect((await report({ event: 'hacked' })).status).toBe(400)
    expect((await report({ event: 'password-changed', user_id: 'bala' })).status).toBe(400)
  })
})

const withoutMail = account({
  users,
  profiles: profileStore(table),
  notifications: notificationStore(table),
  securityNotices: securityNoticeStore(table),
  exports: exportStore(table),
  deletions: deletionStore(table),
  subscriptions: subscriptionStore(table),
  mailer: unsentMailer,
  siteUrl: stack.url,
})

test('with the mail down all of it happens, and only the mail does not', async () => {
  const ada = await person('Ada')
  const event = { event: 'password-changed' }
  const report = { route: 'POST /account/security-events', sub: ada.sub, body: event }
  expect((await call(withoutMail, report)).status).toBe(202)
  expect((await ada.api.notifications.unread({})).notifications).toHaveLength(2)
  expect((await call(withoutMail, { route: 'DELETE /account', sub: ada.sub })).status).toBe(200)
  await expect(stack.accessToken(ada.email, ada.password)).rejects.toThrow('User is disabled.')
})

test('a deleted account is locked at once, on every device, and told when all is gone', async () => {
  const ada = await person('Ada')
  const elsewhere = apiClient(stack.url, await stack.accessToken(ada.email, ada.password))
  const { purgedBy } = await ada.api.account.remove({})
  expect(Date.parse(purgedBy) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
  for (const api of [ada.api, elsewhere])
    await expect(api.profile.get({})).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(stack.accessToken(ada.email, ada.password)).rejects.toThrow('User is disabled.')
  const [mail] = ada.mails()
  expect(mail?.subject).toBe('Your Aiki account is deleted')
  expect(mail?.text).toContain('within 14 days')

  // Asked again, as where the answer was lost: the first time counts, and one mail is enough.
  const again = await call(withoutMail, { route: 'DELETE /account', sub: ada.sub })
  expect(again.body).toEqual({ purgedBy })
  expect(ada.mails()).toHaveLength(2)
})
