import { afterAll, beforeEach, expect, test } from 'vitest'
import { firstProfile } from '../../shared/domain/profile.ts'
import { applicationStore } from '../store/applications.ts'
import { digestKey, digestOfRow } from '../store/digest-row.ts'
import { type DigestStore, digestStore } from '../store/digests.ts'
import { profileStore } from '../store/profiles.ts'
import { settingStore } from '../store/settings.ts'
import { draft, now, startStream } from './changes.testing.ts'
import { changes } from './changes.ts'

const { table, heard, listening, stop } = await startStream()
afterAll(() => stop())
beforeEach(async () => {
  await heard()
})
const applications = applicationStore(table)

const begin = async (sub: string) => {
  await profileStore(table).begin(
    sub,
    firstProfile({ email: `${sub}@example.com`, name: sub, answers: null }, now),
  )
  await heard()
}
const total = async (sub: string) =>
  digestOfRow(await table.get(digestKey(sub)))?.applications.total ?? 'no digest'

/** Notes whose changes were counted; those of some people can't be. */
const counting = (broken: readonly string[] = []) => {
  const counted: string[] = []
  const count: DigestStore['count'] = async (sub, ids, at) => {
    counted.push(sub)
    if (broken.includes(sub)) throw new Error('The table did not answer.')
    return digestStore(table).count(sub, ids, at)
  }
  return { counted, digests: { count } }
}

test('changes are counted once a batch, and the digest is there before the screens are told', async () => {
  await begin('dayo')
  for (const name of ['First', 'Second', 'Third']) await applications.create('dayo', draft(name), now)
  await settingStore(table).update('efe', { theme: 'dark' })
  const { counted, digests } = counting()
  const totals: unknown[] = []
  const publish = async (channel: string) => {
    if (channel === '/person/dayo') totals.push(await total('dayo'))
  }
  const files = { remove: async () => undefined }
  await changes({ live: { publish }, digests, files })(await heard())
  expect(counted).toEqual(['dayo'])
  expect(totals).toEqual([3])
})

test('its change is news of the home screen, and makes no other one', async () => {
  await begin('femi')
  await applications.create('femi', draft('First'), now)
  const { counted, digests } = counting()
  const { published, handler } = listening([], digests)
  await handler(await heard())
  await handler(await heard())
  expect(counted).toEqual(['femi'])
  expect(published.at(-1)).toEqual({
    channel: '/person/femi',
    events: [{ topic: 'home', change: 'inserted' }],
  })
})

test('records that come twice, and out of order, leave it as the rows are', async () => {
  await begin('halima')
  const { id } = await applications.create('halima', draft('First'), now)
  const { Records: early } = await heard()
  await applications.create('halima', draft('Second'), now)
  await applications.remove('halima', id, now)
  const { Records: late } = await heard()
  const { handler } = listening()
  for (const Records of [late, early, [...late, ...early].reverse(), early]) {
    await handler({ Records })
    expect(await total('halima')).toBe(1)
  }
})

test('one that cannot be made is asked for again, and holds up the news of nobody', async () => {
  await begin('ife')
  await begin('jumoke')
  await applications.create('jumoke', draft('First'), now)
  await applications.create('ife', draft('Second'), now)
  const event = await heard()
  const record = event.Records.find(({ dynamodb }) => dynamodb?.NewImage?.jobTitle?.S === 'Second')
  const { digests } = counting(['ife'])
  const { byChannel, handler } = listening([], digests)
  expect(await handler(event)).toEqual({
    batchItemFailures: [{ itemIdentifier: record?.dynamodb?.SequenceNumber }],
  })
  expect(byChannel().map(({ channel }) => channel)).toEqual(['/person/ife', '/person/jumoke'])
  expect(await total('jumoke')).toBe(1)
})

test('one that takes too long is asked for again, and holds up the news of nobody', async () => {
  await begin('kunle')
  await begin('lami')
  await applications.create('lami', draft('First'), now)
  await applications.create('kunle', draft('Second'), now)
  const event = await heard()
  const record = event.Records.find(({ dynamodb }) => dynamodb?.NewImage?.jobTitle?.S === 'Second')
  const never = new Promise<never>(() => undefined)
  const count: DigestStore['count'] = (sub, ids, at) =>
    sub === 'kunle' ? never : digestStore(table).count(sub, ids, at)
  const { handler } = listening([], { count }, 100)
  expect(await handler(event)).toEqual({
    batchItemFailures: [{ itemIdentifier: record?.dynamodb?.SequenceNumber }],
  })
  expect(await total('lami')).toBe(1)
})
