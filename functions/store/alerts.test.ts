import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { alertsAtMost } from '../../shared/api/alerts.ts'
import { alertKey, type NewAlert } from './alert-row.ts'
import { alertRunStore } from './alert-runs.ts'
import { termKey } from './alert-terms.ts'
import { alertStore } from './alerts.ts'
import { exportStore } from './exports.ts'
import { personPartition } from './keys.ts'
import { purgePerson } from './purge.ts'
import { unsubscribeKey, unsubscribeStore } from './unsubscribes.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const alerts = alertStore(table)
const runs = alertRunStore(table)
const unsubscribes = unsubscribeStore(table)
const now = new Date('2026-11-20T10:00:00Z')

const newAlert = (fields: Partial<NewAlert> = {}): NewAlert => ({
  id: ulid(),
  token: crypto.randomUUID(),
  title: 'Operations in Lagos',
  keywords: ['operations', 'logistics manager'],
  location: 'Lagos',
  jobType: 'full-time',
  salaryMin: 300_000,
  salaryMax: null,
  frequency: 'weekly',
  isActive: true,
  byMail: true,
  ...fields,
})

const dueOf = async (sub: string) => {
  const words: string[] = []
  for await (const word of runs.due(now)) words.push(word)
  return words.filter(word => word.startsWith(`${sub}/`))
}

test('an alert is saved as it was made, listed newest first, and due at once', async () => {
  const first = newAlert()
  const second = newAlert({ id: ulid(Date.now() + 1000), jobType: null, isActive: false })
  for (const sent of [first, second]) await alerts.create('ada', sent, now)
  const listed = await alerts.list('ada')
  expect(listed).toMatchObject([second, first])
  expect(listed[1]).toMatchObject({
    version: 1,
    createdAt: now.toISOString(),
    lastTriggered: null,
    latest: [],
  })
  expect(await dueOf('ada')).toEqual([`ada/${first.id}`])
  expect(await alerts.list('bala')).toEqual([])
})

test('an alert that is sent again is the same alert, also after an edit', async () => {
  const sent = newAlert()
  const { id } = await alerts.create('chi', sent, now)
  await alerts.update('chi', { id, patch: { title: 'Other' }, version: 1, now })
  const again = await alerts.create('chi', { ...sent, token: 'another token' }, now)
  expect(again).toMatchObject({ id, title: 'Other', version: 2 })
  expect(await alerts.list('chi')).toHaveLength(1)
  await alerts.remove('chi', id)
  await expect(unsubscribes.ownerOfAlert('another token', now)).rejects.toThrow('could not find')
})

test('of many simultaneous creates twenty succeed, and each deletion makes room for one', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: alertsAtMost + 5 }, () => alerts.create('dayo', newAlert(), now)),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(5)
  const made = await alerts.list('dayo')
  expect(made).toHaveLength(alertsAtMost)
  await expect(alerts.create('dayo', newAlert(), now)).rejects.toThrow('the limit of job alerts')

  const [one] = made
  if (!one) throw new Error('None was made.')
  await Promise.allSettled([alerts.remove('dayo', one.id), alerts.remove('dayo', one.id)])
  await expect(alerts.remove('dayo', one.id)).rejects.toThrow('could not find')
  await alerts.create('dayo', newAlert(), now)
  await expect(alerts.create('dayo', newAlert(), now)).rejects.toThrow('the limit of job alerts')
}, 30_000)

test('an edit is one write, from the version that the person saw; sent again it is the same edit', async () => {
  const { id } = await alerts.create('efe', newAlert(), now)
  const edit = { id, patch: { keywords: ['cook'], jobType: null, salaryMin: 1 }, version: 1, now }
  const { result, costs } = await costOf(() => alerts.update('efe', edit))
  expect(result).toMatchObject({ ...edit.patch, version: 2, title: 'Operations in Lagos' })
  expect(costs.map(({ operation }) => operation)).toEqual(['update'])
  expect(await alerts.update('efe', edit)).toEqual(result)
  await expect(alerts.update('efe', { ...edit, patch: { title: 'Stale' } })).rejects.toThrow('somewhere else')
  await expect(alerts.update('bala', edit)).rejects.toThrow('could not find')
})

test('a paused alert is never due; a resumed one is due at once', async () => {
  const { id } = await alerts.create('funke', newAlert(), now)
  await alerts.update('funke', { id, patch: { isActive: false }, version: 1, now })
  expect(await dueOf('funke')).toEqual([])
  await alerts.update('funke', { id, patch: { isActive: true }, version: 2, now })
  expect(await dueOf('funke')).toEqual([`funke/${id}`])
})

test('the link in a mail stops the mails of its alert, can be repeated, and makes an older form stale', async () => {
  const sent = newAlert({ title: 'Mine' })
  const { id } = await alerts.create('gbenga', sent, now)
  const other = await alerts.create('gbenga', newAlert(), now)
  expect(await unsubscribes.stopMails(sent.token, now)).toEqual({ mails: 'jobAlert', title: 'Mine' })
  expect(await unsubscribes.stopMails(sent.token, now)).toEqual({ mails: 'jobAlert', title: 'Mine' })
  const byMail = Object.fromEntries((await alerts.list('gbenga')).map(alert => [alert.id, alert.byMail]))
  expect(byMail).toEqual({ [id]: false, [other.id]: true })
  const form = { id, patch: { byMail: true, title: 'New' }, version: 1, now }
  await expect(alerts.update('gbenga', form)).rejects.toThrow('somewhere else')
  expect(await unsubscribes.ownerOfAlert(sent.token, now)).toBe('gbenga')
  await alerts.remove('gbenga', id)
  await expect(unsubscribes.stopMails(sent.token, now)).rejects.toThrow('could not find')
})

test('no row contains the token of an unsubscribe link', async () => {
  const sent = newAlert()
  await alerts.create('hauwa', sent, now)
  expect(JSON.stringify(await table.get(unsubscribeKey(sent.token)))).not.toContain(sent.token)
})

test('the export has alerts as the screen shows them, without the links of mails', async () => {
  const sent = newAlert()
  const made = await alerts.create('ife', sent, now)
  await table.put({ pk: 'USER#ife', sk: 'ALERTED#x', alertId: made.id })
  const { rows, unknown } = await exportStore(table).page('ife', undefined, now)
  expect(unknown).toEqual([])
  expect(rows).toMatchObject([{ section: 'job alerts', data: { title: sent.title, version: 1 } }])
  expect(JSON.stringify(rows)).not.toContain(sent.token)
})

test('a purge removes alerts, their links and their terms, also an unreadable alert', async () => {
  const sent = [newAlert(), newAlert()]
  for (const one of sent) await alerts.create('jumoke', one, now)
  const [first] = sent.map(({ id }) => ({ sub: 'jumoke', id }))
  if (!first) throw new Error('None was made.')
  const listed = termKey('word:logistic', first)
  await table.put({ ...listed, keywords: ['logistics manager'] })
  await table.update(alertKey(first.sub, first.id), {
    set: { listing: { version: 1, terms: ['word:logistic'] } },
  })
  await table.update(alertKey('jumoke', sent[0]?.id ?? ''), { set: { frequency: 'hourly' } })
  await purgePerson(table, 'jumoke', new Date())
  expect((await table.query({ partition: personPartition('jumoke') })).rows).toEqual([])
  const left = await table.getMany([...sent.map(({ token }) => unsubscribeKey(token)), listed])
  expect(left).toEqual([undefined, undefined, undefined])
})

test('an unreadable alert can be deleted', async () => {
  const sent = newAlert()
  await alerts.create('kemi', sent, now)
  await table.update(alertKey('kemi', sent.id), { set: { frequency: 'hourly' } })
  await alerts.remove('kemi', sent.id)
  expect(await alerts.list('kemi')).toEqual([])
})
