import { ulid } from 'ulid'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { pictures } from '../../shared/domain/picture.testing.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { logTo } from '../runtime/log.ts'
import { alertStore } from '../store/alerts.ts'
import { applicationStore } from '../store/applications.ts'
import { avatarStore } from '../store/avatars.ts'
import { fileStore } from '../store/files.ts'
import { notificationRow, notificationStore } from '../store/notifications.ts'
import { deleteRows } from '../store/pages.ts'
import { preferenceStore } from '../store/preferences.ts'
import { profileStore } from '../store/profiles.ts'
import { purgePerson } from '../store/purge.ts'
import { settingStore } from '../store/settings.ts'
import { signUpStore } from '../store/sign-ups.ts'
import { usageStore } from '../store/usage.ts'
import { draft, now, startStream } from './changes.testing.ts'

const { table, newRecords, begin, startFunction, stop } = await startStream()
afterAll(() => stop())
beforeEach(async () => {
  await newRecords()
})
const applications = applicationStore(table)

test("each person's changes are published to their own channel, in order, without notes", async () => {
  const { id } = await applications.create('ada', draft('Buyer'), now)
  const other = await applications.create('bala', draft('Planner'), now)
  await applications.update('ada', { id, patch: { status: 'applied' }, version: 1, now })
  await applications.remove('ada', id, now)
  await profileStore(table).begin(
    'ada',
    firstProfile({ email: 'a@example.com', name: 'Ada', answers: null }, now),
  )

  const { byChannel, handler } = startFunction()
  expect(await handler(await newRecords())).toEqual({ batchItemFailures: [] })
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

test("a person's profile, preferences, settings and notifications are published by topic only", async () => {
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
  const wanted = { title: 'private', keywords: ['words'], location: '', jobType: null, salaryMin: null }
  const alertFields = { salaryMax: null, frequency: 'weekly', isActive: true, byMail: true } as const
  await alertStore(table).create('chi', { ...wanted, ...alertFields, id: ulid(), token: 'secret' }, now)

  const { published, handler } = startFunction()
  await handler(await newRecords())
  const sent = published.filter(({ channel }) => channel === '/person/chi').flatMap(({ events }) => events)
  const inWords = sent.map(({ topic, change }) => `${topic} ${change}`)
  // The two writes of one transaction can be in the stream in any order.
  expect(inWords.toSorted()).toEqual([
    'alerts inserted',
    'notifications inserted',
    'notifications removed',
    'preferences inserted',
    'profile inserted',
    'profile modified',
    'settings inserted',
  ])
  for (const event of sent) expect(Object.keys(event)).toEqual(['topic', 'change'])
})

test('a restored row is published as changed, not as new', async () => {
  const { id } = await applications.create('ada', draft('Kept aside'), now)
  await applications.remove('ada', id, now)
  await applications.restore('ada', id, now)
  const { published, handler } = startFunction()
  await handler(await newRecords())
  expect(published.flatMap(({ events }) => events)).toMatchObject([
    { change: 'inserted', id },
    { change: 'removed', id },
    { change: 'modified', id },
  ])
})

test('tracking rows, counters, sign-ups and writes without a change are not published', async () => {
  await usageStore(table).take('ada', 'search', '2026-11-20', 5)
  await signUpStore(table).save('ada', { answers: null, trial: null, agreedAt: null }, now)
  const { id } = await applications.create('ada', draft('Quiet job'), now)
  const key = { pk: 'USER#ada', sk: `APPLICATION#${id}` }
  await table.update(key, { set: { jobTitle: 'Quiet job' } })
  const { published, handler } = startFunction()
  const event = await newRecords()
  expect(event.Records.length).toBeGreaterThanOrEqual(4)
  await handler(event)
  expect(published.flatMap(({ events }) => events)).toMatchObject([
    { change: 'inserted', jobTitle: 'Quiet job' },
  ])
})

test('when publishing to one person fails, the stream is retried from that change, and others are notified', async () => {
  await applications.create('ada', draft('First'), now)
  await applications.create('bala', draft('Second'), now)
  await applications.create('bala', draft('Third'), now)
  await applications.create('chi', draft('Fourth'), now)
  const { published, handler } = startFunction(['/person/bala', '/person/chi'])
  const event = await newRecords()
  const second = event.Records.find(({ dynamodb }) => dynamodb?.NewImage?.jobTitle?.S === 'Second')
  expect(await handler(event)).toEqual({
    batchItemFailures: [{ itemIdentifier: second?.dynamodb?.SequenceNumber }],
  })
  expect(published.map(({ channel }) => channel)).toEqual(['/person/ada'])
})

test('an unreadable row is reported and delays nobody', async () => {
  await table.put({ pk: 'USER#ada', sk: 'APPLICATION#broken', notes: 'private words' })
  await applications.create('bala', draft('Fifth'), now)
  const { published, handler } = startFunction()
  const lines: string[] = []
  logTo(line => void lines.push(line))
  expect(await handler(await newRecords())).toEqual({ batchItemFailures: [] })
  expect(published).toMatchObject([{ channel: '/person/bala' }])
  expect(lines).toMatchObject([expect.stringContaining('unreadable row')])
  expect(lines.join()).not.toContain('private words')
})

test('the bytes of a file are removed with its row, however the row is deleted', async () => {
  const names = fileStore(table)
  const file = { name: 'Certificate.pdf', type: 'pdf', size: 9, createdAt: now.toISOString() } as const
  const [mine, theirs] = [ulid(), ulid()]
  await names.add('gani', { ...file, id: mine }, 5)
  await names.add('hadiza', { ...file, id: theirs }, 5)
  await names.remove('gani', mine)
  await purgePerson(table, 'hadiza', new Date())
  const { removed, published, handler } = startFunction()
  await handler(await newRecords())
  expect(removed).toEqual([
    { sub: 'gani', id: mine },
    { sub: 'hadiza', id: theirs },
  ])
  expect(published.flatMap(({ events }) => events)).toContainEqual({ topic: 'files', change: 'removed' })
})

test('work puts a summary of the week on the agenda, and an application that was not typed an update; each once', async () => {
  const due = async (sub: string) =>
    (await table.query({ partition: `USER#${sub}` })).rows
      .map(({ sk }) => String(sk))
      .filter(sk => /^(SUMMARY#|UPDATES)/.test(sk))
  for (const sub of ['ifeoma', 'jide', 'kemi']) await begin(sub)
  await settingStore(table).update('ibrahim', { theme: 'dark' })
  await applications.create('ifeoma', { ...draft('Typed'), origin: 'manual' }, now)
  const { id } = await applications.create('jide', draft('Viewed'), now)
  await applications.create('kemi', { ...draft('Pressed'), status: 'saved' }, now)
  const { handler } = startFunction()
  const event = await newRecords()
  for (let time = 0; time < 2; time += 1) expect(await handler(event)).toEqual({ batchItemFailures: [] })
  const summary = expect.stringMatching(/^SUMMARY#\d{4}-\d\d-\d\d$/)
  expect(await due('ibrahim')).toEqual([])
  expect(await due('ifeoma')).toEqual([summary])
  expect(await due('jide')).toEqual([summary, 'UPDATES'])
  expect(await due('kemi')).toEqual([summary])

  // What is restored is no news, and what is removed is no work.
  await deleteRows(table, { partition: 'USER#jide', startsWith: 'UPDATES' })
  await deleteRows(table, { partition: 'USER#jide', startsWith: 'SUMMARY#' })
  await applications.remove('jide', id, now)
  await handler(await newRecords())
  expect(await due('jide')).toEqual([])
  await applications.restore('jide', id, now)
  await handler(await newRecords())
  expect(await due('jide')).toEqual([summary])
})

test('work of a Sunday that the stream delivers on Monday puts the summary of its own week on the agenda, if that is still to come', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T22:59:50Z') })
  onTestFinished(() => void vi.useRealTimers())
  for (const sub of ['ngozi', 'obi']) {
    await begin(sub)
    await applications.create(sub, { ...draft('Typed'), origin: 'manual' }, new Date())
    const event = await newRecords()
    vi.setSystemTime(sub === 'ngozi' ? '2026-11-22T23:00:10Z' : '2026-11-23T08:00:00Z')
    await startFunction().handler(event)
    vi.setSystemTime('2026-11-22T22:59:50Z')
  }
  const summaries = async (sub: string) =>
    (await table.query({ partition: `USER#${sub}`, startsWith: 'SUMMARY#' })).rows.map(({ sk }) => sk)
  expect(await summaries('ngozi')).toEqual(['SUMMARY#2026-11-16'])
  expect(await summaries('obi')).toEqual([])
})

test('a row that an operator copied from a backup is neither work nor new', async () => {
  await begin('lami')
  const created = await applications.create('lami', draft('Months ago'), now)
  const row = await table.get({ pk: 'USER#lami', sk: `APPLICATION#${created.id}` })
  await deleteRows(table, { partition: 'USER#lami', startsWith: 'APPLICATION#' })
  await newRecords()
  await table.put({ ...row, pk: 'USER#lami', sk: `APPLICATION#${created.id}`, by: 'restore' })
  const { published, handler } = startFunction()
  await handler(await newRecords())
  expect(published.flatMap(({ events }) => events)).toMatchObject([{ change: 'modified', id: created.id }])
  const { rows } = await table.query({ partition: 'USER#lami' })
  expect(rows.map(({ sk }) => sk)).not.toContain('UPDATES')
  expect(rows.filter(({ sk }) => String(sk).startsWith('SUMMARY#'))).toEqual([])
})
