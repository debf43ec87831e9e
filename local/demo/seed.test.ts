import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiClient, demoPassword } from '../people.ts'
import { LocalStack } from '../stack.ts'
import { seed } from './seed.ts'

const stack = await LocalStack.start({ rhythm: false })
beforeAll(() => seed(stack, new Date()))
afterAll(() => stack.stop())

/** Calls the API with a new session, because the clock may have moved on. */
const as = async (name: string) =>
  apiClient(stack.url, await stack.accessToken(`${name}@example.com`, demoPassword))

const stateOf = async (name: string) => {
  const api = await as(name)
  const { tier, status, renews, card } = await api.subscription.get({})
  const { payments } = await api.payments.list({})
  return {
    plan: `${tier} ${status}`,
    renews,
    hasCard: card !== null,
    payments: payments.map(({ tier, purchase, state }) => `${tier} ${purchase} ${state}`),
  }
}

test('there is a person for each status of a plan', async () => {
  expect(await stateOf('amina')).toEqual({
    plan: 'pro active',
    renews: true,
    hasCard: true,
    payments: Array.from({ length: 4 }, () => 'pro month paid'),
  })
  expect(await stateOf('chinedu')).toEqual({
    plan: 'elite active',
    renews: true,
    hasCard: true,
    payments: ['elite upgrade paid', 'pro month paid', 'pro month paid'],
  })
  expect(await stateOf('folake')).toMatchObject({ plan: 'elite trialing', payments: [] })
  expect(await stateOf('hauwa')).toMatchObject({
    plan: 'pro cancelled',
    renews: false,
    payments: ['pro month paid'],
  })
  expect(await stateOf('tobi')).toMatchObject({ plan: 'free active', hasCard: false, payments: [] })
})

test('each past payment has its receipt', async () => {
  for (const name of ['amina', 'chinedu', 'hauwa']) {
    const api = await as(name)
    for (const { reference } of (await api.payments.list({})).payments) {
      const { pdf } = await api.receipts.download({ params: { reference } })
      expect(Buffer.from(pdf, 'base64').toString('latin1')).toMatch(/^%PDF-/)
    }
  }
})

test('the bell shows only the newest notification, and nobody has old mails', async () => {
  for (const name of ['amina', 'chinedu', 'folake', 'hauwa', 'tobi']) {
    expect((await (await as(name)).notifications.unread({})).notifications).toHaveLength(1)
    expect(stack.mail.list(`${name}@example.com`)).toHaveLength(1)
  }
})

test('schedules continue the seeded plans: a card renews, a trial and a cancelled plan end', async () => {
  stack.clock.advance(12 * 86_400)
  await stack.runSchedule('charge-renewals')
  await stack.runSchedule('advance-subscriptions')
  expect(await stateOf('amina')).toMatchObject({
    plan: 'pro active',
    payments: Array.from({ length: 5 }, () => 'pro month paid'),
  })
  expect(await stateOf('folake')).toMatchObject({ plan: 'free active' })
  expect(await stateOf('hauwa')).toMatchObject({ plan: 'free expired' })
})
