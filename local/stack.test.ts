import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ulid } from 'ulid'
import { expect, onTestFinished, test } from 'vitest'
import { leaseLength } from '../functions/schedules/payload.ts'
import { scheduleLeaseStore } from '../functions/store/schedule-leases.ts'
import { agreement } from '../shared/client-metadata.ts'
import { apiClient } from './people.ts'
import { pool } from './pool.ts'
import { LocalStack, type StackOptions } from './stack.ts'

const start = async (options: StackOptions = {}) => {
  const stack = await LocalStack.start(options)
  onTestFinished(stack.stop)
  return stack
}

const signIn = async (stack: LocalStack, email = 'amina@example.com') => {
  const person = await stack.signUp({ email, fullName: 'Amina Bello', answers: { state: 'Kano' } })
  return apiClient(stack.url, await stack.accessToken(email, person.password))
}

const job = (jobTitle: string) => ({ body: { id: ulid(), jobTitle, companyName: 'Gada Cement' } })

test('a person signs up with the wizard, signs in and tracks an application', async () => {
  const api = await signIn(await start())
  expect(await api.profile.get({})).toMatchObject({ profile: { fullName: 'Amina Bello', state: 'Kano' } })
  const created = await api.applications.create(job('Planner'))
  expect(await api.applications.list({})).toEqual({ applications: [created], older: null })
})

test('a wrong password is refused', async () => {
  const stack = await start()
  const { email } = await stack.signUp({ email: 'amina@example.com', fullName: 'Amina Bello' })
  await expect(stack.accessToken(email, 'not-it-2026')).rejects.toThrow('Incorrect username or password.')
})

test('several stacks at once are separate', async () => {
  const stacks = await Promise.all([start(), start(), start()])
  const [first, second] = await Promise.all(stacks.map(stack => signIn(stack)))
  await first?.applications.create(job('Planner'))
  expect(await second?.applications.list({})).toMatchObject({ applications: [] })
})

test.each(['lock', 'accounts.db', 'mail.db', 'table.db'])('damaged data in %s is reported', async file => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aiki-stack-'))
  await writeFile(join(dataDir, file), 'These are not the rows you are looking for. '.repeat(200))
  await expect(LocalStack.start({ dataDir })).rejects.toThrow(
    /can't be read: begin anew with `npm start -- --fresh`/,
  )
})

test('an access token expires', async () => {
  const stack = await start({ rhythm: false })
  const api = await signIn(stack)
  stack.clock.advance(16 * 60)
  await expect(api.applications.list({})).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a sign-up that nobody confirms is forgotten by the schedule after seven days', async () => {
  const stack = await start({ rhythm: false })
  const response = await fetch(`${stack.url}/idp`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
    body: JSON.stringify({
      ClientId: pool.clientId,
      Username: 'late@example.com',
      Password: 'aiki-demo-2026',
      ClientMetadata: agreement,
    }),
  })
  expect(response.status).toBe(200)
  stack.clock.advance(8 * 86_400)
  // A process that stopped during a run has left its lease. With the rhythm, a run of this process may come first, and
  // the lease then counts as that of a run under way.
  const now = new Date()
  const until = new Date(now.getTime() + leaseLength)
  await scheduleLeaseStore(stack.table).take('forget-unconfirmed', 'a stopped process', now, until)
  await stack.runSchedule('forget-unconfirmed')
  // The address can sign up again.
  await stack.signUp({ email: 'late@example.com', fullName: 'Late Musa' })
})

test('stored data is there after a restart, with its people', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aiki-stack-'))
  const before = await LocalStack.start({ dataDir })
  const api = await signIn(before)
  const created = await api.applications.create(job('Planner'))
  await before.stop()
  const after = await start({ dataDir })
  const token = await after.accessToken('amina@example.com', 'aiki-demo-2026')
  expect(await apiClient(after.url, token).applications.list({})).toMatchObject({ applications: [created] })
  expect(after.mail.list('amina@example.com')).toHaveLength(1)
})

test('a folder in use cannot be used twice', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aiki-stack-'))
  await start({ dataDir })
  await expect(LocalStack.start({ dataDir })).rejects.toThrow(/Another Aiki already runs on the data in/)
})

test('a port in use is reported, and no process stays behind', async () => {
  const { url } = await start()
  const port = Number(new URL(url).port)
  await expect(LocalStack.start({ port })).rejects.toThrow(`Port ${port} is taken: stop what runs there, or`)
})

test('a stopped stack does not answer', async () => {
  const stack = await LocalStack.start()
  await stack.stop()
  await expect(fetch(stack.url)).rejects.toThrow('fetch failed')
})
