import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { apiClient } from '../../local/people.ts'
import { LocalStack } from '../../local/stack.ts'
import { deletionStore } from '../store/deletions.ts'
import { profileKey } from '../store/profile-row.ts'

const stack = await LocalStack.start({ rhythm: false })
afterAll(() => stack.stop())
const day = 86_400
const mailbox = () => `ada-${ulid().toLowerCase()}`

const person = async (email: string) => {
  const { sub, password } = await stack.signUp({ email, fullName: 'Ada Obi' })
  const api = async () => apiClient(stack.url, await stack.accessToken(email, password))
  return { sub, email, api, startTrial: async () => (await api()).subscription.startTrial({ body: {} }) }
}
type Person = Awaited<ReturnType<typeof person>>
const refused = { code: 'trial_used' }

const leave = async ({ sub }: Pick<Person, 'sub'>) => {
  await deletionStore(stack.table).request(sub, new Date())
  stack.clock.advance(15 * day)
  await stack.runSchedule('purge-deleted')
}

test('an account with another spelling of the address gets no second trial, and stores no request for one', async () => {
  const name = mailbox()
  const first = await person(`${name}@example.com`)
  await first.startTrial()
  const { email, password } = await stack.signUp({
    email: `${name}+again@Example.com`,
    fullName: 'Ada',
    trial: 'pro',
  })
  const { subscription } = apiClient(stack.url, await stack.accessToken(email, password))
  await expect(subscription.startTrial({ body: { tier: 'pro' } })).rejects.toMatchObject(refused)
  expect(await subscription.get({})).toMatchObject({ tier: 'free', trialUsed: true, trialWish: null })
})

test('two accounts of one mailbox that start at the same moment get one trial together', async () => {
  const name = mailbox().replace('-', '')
  const people = [
    await person(`${name}@gmail.com`),
    await person(`${name.slice(0, 3)}.${name.slice(3)}@gmail.com`),
  ]
  const attempts = await Promise.allSettled(people.map(({ startTrial }) => startTrial()))
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('another person can have their trial', async () => {
  await (await person(`${mailbox()}@example.com`)).startTrial()
  expect(await (await person(`${mailbox()}@example.com`)).startTrial()).toMatchObject({ status: 'trialing' })
})

test('after a purge the mailbox gets no trial for a year, and then one', async () => {
  const address = `${mailbox()}@example.com`
  const first = await person(address)
  await first.startTrial()
  // However long the account exists, its year begins only with the purge.
  stack.clock.advance(800 * day)
  await leave(first)
  const second = await person(address)
  stack.clock.advance(364 * day)
  await expect(second.startTrial()).rejects.toMatchObject(refused)
  stack.clock.advance(2 * day)
  expect(await second.startTrial()).toMatchObject({ status: 'trialing' })
})

test('the address at the start of the trial counts, whatever the address is when the account is purged', async () => {
  const address = `${mailbox()}@example.com`
  const first = await person(address)
  await first.startTrial()
  await stack.table.update(profileKey(first.sub), { set: { email: `${mailbox()}@example.com` } })
  await leave(first)
  await expect((await person(address)).startTrial()).rejects.toMatchObject(refused)
})

test('an account that never tried leaves nothing that blocks the next account', async () => {
  const address = `${mailbox()}@example.com`
  await leave(await person(address))
  expect(await (await person(address)).startTrial()).toMatchObject({ status: 'trialing' })
})
