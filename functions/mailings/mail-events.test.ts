import { afterAll, expect, test } from 'vitest'
import { apiClient } from '../../local/people.ts'
import { pool } from '../../local/pool.ts'
import { sesEvent } from '../../local/ses-events.ts'
import { LocalStack } from '../../local/stack.ts'
import { reachMailbox } from '../identity/reach-mailbox.ts'
import { usersAt } from '../services/users.testing.ts'
import { personPartition } from '../store/keys.ts'
import { purgePerson } from '../store/purge.ts'
import { type SuppressionStore, suppressionKey, suppressionStore } from '../store/suppressions.ts'
import { onMailEvent } from './mail-events.ts'

const stack = await LocalStack.start({ rhythm: false })
afterAll(() => stack.stop())
const users = usersAt(`${stack.url}/idp`)
const suppressions = suppressionStore(stack.table)
const hear = onMailEvent({ suppressions, users })

const person = async (email = `${crypto.randomUUID()}@example.com`) => {
  const known = await stack.signUp({ email, fullName: 'Ada Obi' })
  const api = apiClient(stack.url, await stack.accessToken(known.email, known.password))
  return {
    ...known,
    api,
    mails: () => stack.mail.list(email).map(({ subject }) => subject),
    event: (kind: Parameters<typeof sesEvent>[0]['kind'], now = new Date()) =>
      sesEvent({ kind, to: email, configurationSet: 'mailings', messageId: crypto.randomUUID(), now }),
    state: async () => (await api.account.mail({})).suppressed,
    titles: async () => (await api.notifications.unread({})).notifications.map(({ title }) => title),
  }
}

test('a refused mail is told once in the app, in whatever order and however often its events come', async () => {
  const ada = await person()
  expect(await ada.state()).toBeNull()
  const [bounce, suppressed] = [ada.event('bounce'), ada.event('suppressed')]
  await Promise.all([hear(bounce), hear(suppressed), hear(bounce)])
  await hear(bounce)
  expect(await ada.state()).toMatchObject({ email: ada.email, reason: 'bounce', retryFrom: null })
  expect((await ada.titles()).filter(title => title === 'Our emails do not arrive')).toHaveLength(1)
})

test('one full mailbox is not told', async () => {
  const ada = await person()
  await hear(ada.event('full'))
  expect(await ada.state()).toBeNull()
})

test('a report of spam turns the mails with a switch off, and the retry on again', async () => {
  const ada = await person()
  await hear(ada.event('complaint'))
  expect(await ada.state()).toMatchObject({ reason: 'complaint' })
  expect(await ada.api.settings.get({})).toMatchObject({ emailNotifications: false, jobAlerts: true })
  expect(await ada.titles()).toContain('Email notifications are off')
  expect((await ada.api.account.retryMail({})).suppressed).toBeNull()
  expect(await ada.api.settings.get({})).toMatchObject({ emailNotifications: true })
})

test('the whole way: a mailbox refuses, SES sends nothing more, a press tries again, once a day', async () => {
  const ada = await person()
  stack.ses.returnMail('bounce', ada.email)
  await stack.ses.settled()
  expect(await ada.state()).toMatchObject({ reason: 'bounce' })
  await ada.api.account.retryMail({})
  expect(ada.mails()).toContain('Our emails arrive again – Aiki')
  await expect(ada.api.account.retryMail({})).rejects.toMatchObject({ code: 'not_found' })
  stack.ses.returnMail('bounce', ada.email)
  await stack.ses.settled()
  expect((await ada.state())?.retryFrom).toEqual(expect.any(String))
  await expect(ada.api.account.retryMail({})).rejects.toMatchObject({ code: 'daily_limit' })
  stack.clock.advance(86_401)
  const token = await stack.accessToken(ada.email, ada.password)
  expect((await apiClient(stack.url, token).account.retryMail({})).suppressed).toBeNull()
})

test('without a session: the code for a new password gets through to a mailbox that refused a mail, once a day', async () => {
  const ada = await person()
  const codes = () => ada.mails().filter(subject => subject.startsWith('Choose a new password')).length
  const ask = async () => {
    const response = await fetch(`${stack.url}/idp`, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword' },
      body: JSON.stringify({ ClientId: pool.clientId, Username: ada.email }),
    })
    await stack.ses.settled()
    expect(response.status).toBe(200)
  }
  const refuse = async () => {
    stack.ses.returnMail('bounce', ada.email)
    await stack.ses.settled()
  }
  await refuse()
  await ask()
  expect(codes()).toBe(1)
  const row = () => stack.table.get(suppressionKey(ada.sub))
  expect(await row()).toMatchObject({ bouncedAt: null, complainedAt: null })
  await refuse()
  await ask()
  expect(codes()).toBe(1)
  expect(await row()).toMatchObject({ bouncedAt: expect.any(String) })
  stack.clock.advance(86_401)
  await ask()
  expect(codes()).toBe(2)
})

test('a code does not undo a report of spam', async () => {
  const ada = await person()
  await hear(ada.event('complaint'))
  await hear(ada.event('bounce'))
  const removed: string[] = []
  const suppressionList = { remove: async (address: string) => void removed.push(address) }
  await reachMailbox({ suppressions, suppressionList }, ada, new Date())
  expect(removed).toEqual([ada.email])
  expect(await ada.state()).toMatchObject({ reason: 'complaint' })
})

test('a changed address clears it, and later events of the earlier address change nothing', async () => {
  const ada = await person()
  await hear(ada.event('bounce'))
  const email = `new-${ada.email}`
  await users.setEmail(ada.sub, email)
  // The token of a sign-in notices the change.
  const api = apiClient(stack.url, await stack.accessToken(email, ada.password))
  expect((await api.account.mail({})).suppressed).toBeNull()
  expect(await stack.table.get(suppressionKey(ada.sub))).toBeUndefined()
  await hear(ada.event('bounce'))
  expect((await api.account.mail({})).suppressed).toBeNull()
})

test.each<[string, (event: ReturnType<typeof sesEvent>) => unknown]>([
  ['of another sender', event => ({ ...event, source: 'aiki.ses' })],
  ['without recipients', ({ detail, ...event }) => ({ ...event, detail: { ...detail, bounce: {} } })],
  ['of another kind', ({ detail, ...event }) => ({ ...event, detail: { ...detail, eventType: 'Open' } })],
  ['that is no event', () => 'bounce'],
])('an event %s fails, so that an operator sees it', async (_, forged) => {
  const ada = await person()
  await expect(hear(forged(ada.event('bounce')))).rejects.toThrow()
  expect(await ada.state()).toBeNull()
})

test('an event that comes during a purge leaves no row', async () => {
  const ada = await person()
  const late: SuppressionStore = {
    ...suppressions,
    put: async (...args) => {
      await purgePerson(stack.table, ada.sub, new Date())
      return suppressions.put(...args)
    },
  }
  await onMailEvent({ suppressions: late, users })(ada.event('bounce'))
  expect((await stack.table.query({ partition: personPartition(ada.sub) })).rows).toEqual([])
})
