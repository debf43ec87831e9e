import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { ulid } from 'ulid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lambdaRecord } from '../../local/streams/lambda-event.ts'
import { createReader } from '../../local/streams/reader.ts'
import { startTable } from '../../local/table.testing.ts'
import type { LiveEvent } from '../../shared/api/live.ts'
import { pictures } from '../../shared/domain/picture.testing.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { logTo } from '../runtime/log.ts'
import { applicationStore, type Draft } from '../store/applications.ts'
import { avatarStore } from '../store/avatars.ts'
import { digestKey, digestOfRow } from '../store/digest-row.ts'
import { type DigestStore, digestStore } from '../store/digests.ts'
import { notificationRow, notificationStore } from '../store/notifications.ts'
import { preferenceStore } from '../store/preferences.ts'
import { profileStore } from '../store/profiles.ts'
import { settingStore } from '../store/settings.ts'
import { signUpStore } from '../store/sign-ups.ts'
import { usageStore } from '../store/usage.ts'
import { changes } from './changes.ts'

const { table, database, stop } = await startTable()
afterAll(() => stop())
const { Table } = await new DynamoDBClient(database.clientConfig).send(
  new DescribeTableCommand({ TableName: database.tableName }),
)
const streamArn = Table?.LatestStreamArn ?? 'no stream'
const streams = new DynamoDBStreamsClient(database.clientConfig)
const reader = createReader(streams, streamArn, new AbortController().signal)

/** Everything that the stream has heard since the last look, as Lambda would be sent it. */
const heard = async () => ({
  Records: (await reader.next(undefined)).map(record => lambdaRecord(record, streamArn)),
})
beforeEach(async () => {
  await heard()
})

const now = new Date('2026-11-20T10:00:00.000Z')
const applications = applicationStore(table)
const draft = (jobTitle: string): Draft => ({
  id: ulid(),
  jobTitle,
  companyName: 'Tudun Foods',
  location: '',
  status: 'viewed',
  jobUrl: '',
  notes: 'private words',
  appliedDate: null,
  origin: 'search',
})

/** The function over a channel that fails for some people. */
const listening = (deaf: readonly string[] = [], digests: DigestStore = digestStore(table)) => {
  const published: { channel: string; events: readonly LiveEvent[] }[] = []
  const publish = async (channel: string, events: readonly LiveEvent[]) => {
    if (deaf.includes(channel)) throw new Error('The live channel answered 500.')
    published.push({ channel, events })
  }
  const byChannel = () => published.toSorted((a, b) => (a.channel < b.channel ? -1 : 1))
  return { published, byChannel, handler: changes({ live: { publish }, digests }) }
}

test("each person's changes go to their own channel, in order, without the notes", async () => {
  const { id } = await applications.create('ada', draft('Buyer'), now)
  const other = await applications.create('bala', draft('Planner'), now)
  await applications.update('ada', { id, patch: { status: 'applied' }, version: 1, now })
  await applications.remove('ada', id, now)
  await profileStore(table).begin(
    'ada',
    firstProfile({ email: 'a@example.com', name: 'Ada', answers: null }, now),
  )

  const { byChannel, handler } = listening()
  expect(await handler(await heard())).toEqual({ batchItemFailures: [] })
  const job = { topic: 'applications', id, origin: 'search', jobTitle: 'Buyer', companyName: 'Tudun Foods' }
  expect(byChannel()).toEqual([
    {
      channel: '/person/ada',
      events: [
        { ...job, change: 'inserted', status: 'viewed' },
        { ...job, change: 'modified', status: 'applied' },
        { ...job, change: 'removed', status: 'applied' },
        { topic: 'profile', change: 'inserted' },
      ],
    },
    {
      channel: '/person/bala',
      events: [{ ...job, change: 'inserted', id: other.id, status: 'viewed', jobTitle: 'Planner' }],
    },
  ])
})

test("a person's profile, wishes, settings and notifications are told of by their topics alone", async () => {
  const first = firstProfile({ email: 'chi@example.com', name: 'Chi', answers: null }, now)
  const notice = { id: ulid(), title: 'private title', message: 'private words', href: null }
  await profileStore(table).begin('chi', first, notificationRow('chi', notice, now))
  await avatarStore(table).put('chi', pictures.png, now)
  const settings = settingStore(table)
  await settings.update('chi', { theme: 'dark' })
  await settings.update('chi', { theme: 'dark' })
  const preferences = preferenceStore(table)
  const { version, updatedAt: _, ...form } = await preferences.get('chi')
  await preferences.save('chi', { form, version, now })
  await notificationStore(table).markRead('chi', [notice.id])

  const { published, handler } = listening()
  await handler(await heard())
  const sent = published.filter(({ channel }) => channel === '/person/chi').flatMap(({ events }) => events)
  const inWords = sent.map(({ topic, change }) => `${topic} ${change}`)
  // Two writes of one transaction are in the stream in any order.
  expect(inWords.toSorted()).toEqual([
    'notifications inserted',
    'notifications removed',
    'preferences inserted',
    'profile inserted',
    'profile modified',
    'settings inserted',
  ])
  for (const event of sent) expect(Object.keys(event)).toEqual(['topic', 'change'])
})

test('what is restored is a change of a row, not a new one', async () => {
  const { id } = await applications.create('ada', draft('Kept aside'), now)
  await applications.remove('ada', id, now)
  await applications.restore('ada', id, now)
  const { published, handler } = listening()
  await handler(await heard())
  expect(published.flatMap(({ events }) => events)).toMatchObject([
    { change: 'inserted', id },
    { change: 'removed', id },
    { change: 'modified', id },
  ])
})

test('guards, counters, sign-ups and writes that change nothing are no news', async () => {
  await usageStore(table).take('ada', 'search', '2026-11-20', 5)
  await signUpStore(table).hold('ada', { answers: null, trial: null }, now)
  const { id } = await applications.create('ada', draft('Quiet job'), now)
  const key = { pk: 'USER#ada', sk: `APPLICATION#${id}` }
  await table.update(key, { set: { jobTitle: 'Quiet job' } })
  const { published, handler } = listening()
  const event = await heard()
  expect(event.Records.length).toBeGreaterThanOrEqual(4)
  await handler(event)
  expect(published.flatMap(({ events }) => events)).toMatchObject([
    { change: 'inserted', jobTitle: 'Quiet job' },
  ])
})

test('when one person cannot be told the stream begins again at that change, and others are told', async () => {
  await applications.create('ada', draft('First'), now)
  await applications.create('bala', draft('Second'), now)
  await applications.create('bala', draft('Third'), now)
  await applications.create('chi', draft('Fourth'), now)
  const { published, handler } = listening(['/person/bala', '/person/chi'])
  const event = await heard()
  const second = event.Records.find(({ dynamodb }) => dynamodb?.NewImage?.jobTitle?.S === 'Second')
  expect(await handler(event)).toEqual({
    batchItemFailures: [{ itemIdentifier: second?.dynamodb?.SequenceNumber }],
  })
  expect(published.map(({ channel }) => channel)).toEqual(['/person/ada'])
})

test('a row that cannot be read is told of and keeps nobody else waiting', async () => {
  await table.put({ pk: 'USER#ada', sk: 'APPLICATION#broken', notes: 'private words' })
  await applications.create('bala', draft('Fifth'), now)
  const { published, handler } = listening()
  const lines: string[] = []
  logTo(line => void lines.push(line))
  expect(await handler(await heard())).toEqual({ batchItemFailures: [] })
  expect(published).toMatchObject([{ channel: '/person/bala' }])
  expect(lines).toMatchObject([expect.stringContaining('unreadable row')])
  expect(lines.join()).not.toContain('private words')
})

const begin = async (sub: string) => {
  await profileStore(table).begin(
    sub,
    firstProfile({ email: `${sub}@example.com`, name: sub, answers: null }, now),
  )
  await heard()
}
const total = async (sub: string) =>
  digestOfRow(await table.get(digestKey(sub)))?.applications.total ?? 'no digest'

/** Counts how often each digest was made; those of some people can't be. */
const counting = (broken: readonly string[] = []) => {
  const rebuilt: string[] = []
  const store = digestStore(table)
  const rebuild: DigestStore['rebuild'] = async (sub, at) => {
    rebuilt.push(sub)
    if (broken.includes(sub)) throw new Error('The table did not answer.')
    return store.rebuild(sub, at)
  }
  return { rebuilt, digests: { rebuild } }
}

test('a digest is made once a batch, and is there before the screens are told', async () => {
  await begin('dayo')
  for (const name of ['First', 'Second', 'Third']) await applications.create('dayo', draft(name), now)
  await settingStore(table).update('efe', { theme: 'dark' })
  const { rebuilt, digests } = counting()
  const totals: unknown[] = []
  const publish = async (channel: string) => {
    if (channel === '/person/dayo') totals.push(await total('dayo'))
  }
  await changes({ live: { publish }, digests })(await heard())
  expect(rebuilt).toEqual(['dayo'])
  expect(totals).toEqual([3])
})

test('its change is news of the home screen, and makes no other one', async () => {
  await begin('femi')
  await applications.create('femi', draft('First'), now)
  const { rebuilt, digests } = counting()
  const { published, handler } = listening([], digests)
  await handler(await heard())
  await handler(await heard())
  expect(rebuilt).toEqual(['femi'])
  expect(published.at(-1)).toEqual({
    channel: '/person/femi',
    events: [{ topic: 'home', change: 'inserted' }],
  })
})

test('interview sessions and resumes count, though no screen is told of them yet', async () => {
  await begin('gozie')
  for (const sk of ['INTERVIEW#1', 'RESUME#1']) await table.put({ pk: 'USER#gozie', sk })
  await listening().handler(await heard())
  expect(await table.get(digestKey('gozie'))).toMatchObject({ interviewSessions: 1, resumes: 1 })
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
