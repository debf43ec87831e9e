import { afterAll, beforeEach, expect, test } from 'vitest'
import { applicationStore } from '../store/applications.ts'
import { digestKey, digestOfRow } from '../store/digest-row.ts'
import { type DigestStore, digestStore } from '../store/digests.ts'
import { mailingStore } from '../store/mailings.ts'
import { settingStore } from '../store/settings.ts'
import { draft, now, startStream } from './changes.testing.ts'
import { onChanges } from './changes.ts'

const { table, newRecords, begin, startFunction, stop } = await startStream()
afterAll(() => stop())
beforeEach(async () => {
  await newRecords()
})
const applications = applicationStore(table)

const total = async (sub: string) =>
  digestOfRow(await table.get(digestKey(sub)))?.applications.total ?? 'no digest'

/** A digest store that records whose changes it has counted. It fails for the people in `broken`. */
const counting = (broken: readonly string[] = []) => {
  const counted: string[] = []
  const count: DigestStore['count'] = async (sub, ids, at) => {
    counted.push(sub)
    if (broken.includes(sub)) throw new Error('The table did not answer.')
    return digestStore(table).count(sub, ids, at)
  }
  return { counted, digests: { count } }
}

test('changes are counted once in a batch, and the digest is stored before the screens are notified', async () => {
  await begin('dayo')
  for (const name of ['First', 'Second', 'Third']) await applications.create('dayo', draft(name), now)
  await settingStore(table).update('efe', { theme: 'dark' })
  const { counted, digests } = counting()
  const totals: unknown[] = []
  const publish = async (channel: string) => {
    if (channel === '/person/dayo') totals.push(await total('dayo'))
  }
  const files = { remove: async () => undefined }
  await onChanges({ live: { publish }, digests, files, mailings: mailingStore(table) })(await newRecords())
  expect(counted).toEqual(['dayo'])
  expect(totals).toEqual([3])
})

test('a change of the digest notifies the home screen, and makes no other digest', async () => {
  await begin('femi')
  await applications.create('femi', draft('First'), now)
  const { counted, digests } = counting()
  const { published, handler } = startFunction([], digests)
  await handler(await newRecords())
  await handler(await newRecords())
  expect(counted).toEqual(['femi'])
  expect(published.at(-1)).toEqual({
    channel: '/person/femi',
    events: [{ topic: 'home', change: 'inserted' }],
  })
})

test('repeated records, in any order, leave the digest equal to the rows', async () => {
  await begin('halima')
  const { id } = await applications.create('halima', draft('First'), now)
  const { Records: early } = await newRecords()
  await applications.create('halima', draft('Second'), now)
  await applications.remove('halima', id, now)
  const { Records: late } = await newRecords()
  const { handler } = startFunction()
  for (const Records of [late, early, [...late, ...early].reverse(), early]) {
    await handler({ Records })
    expect(await total('halima')).toBe(1)
  }
})

test('a digest that fails is retried, and delays no notification', async () => {
  await begin('ife')
  await begin('jumoke')
  await applications.create('jumoke', draft('First'), now)
  await applications.create('ife', draft('Second'), now)
  const event = await newRecords()
  const record = event.Records.find(({ dynamodb }) => dynamodb?.NewImage?.jobTitle?.S === 'Second')
  const { digests } = counting(['ife'])
  const { byChannel, handler } = startFunction([], digests)
  expect(await handler(event)).toEqual({
    batchItemFailures: [{ itemIdentifier: record?.dynamodb?.SequenceNumber }],
  })
  expect(byChannel().map(({ channel }) => channel)).toEqual(['/person/ife', '/person/jumoke'])
  expect(await total('jumoke')).toBe(1)
})

test('a digest that takes too long is retried, and delays no notification', async () => {
  await begin('kunle')
  await begin('lami')
  await applications.create('lami', draft('First'), now)
  await applications.create('kunle', draft('Second'), now)
  const event = await newRecords()
  const record = event.Records.find(({ dynamodb }) => dynamodb?.NewImage?.jobTitle?.S === 'Second')
  const never = new Promise<never>(() => undefined)
  const count: DigestStore['count'] = (sub, ids, at) =>
    sub === 'kunle' ? never : digestStore(table).count(sub, ids, at)
  // The time of the other person is over only when this one is done.
  const othersDone = Promise.withResolvers<void>()
  const wait = (_milliseconds: number, signal: AbortSignal) => {
    signal.addEventListener('abort', () => othersDone.resolve())
    return othersDone.promise
  }
  const { handler } = startFunction([], { count }, wait)
  expect(await handler(event)).toEqual({
    batchItemFailures: [{ itemIdentifier: record?.dynamodb?.SequenceNumber }],
  })
  expect(await total('lami')).toBe(1)
})
