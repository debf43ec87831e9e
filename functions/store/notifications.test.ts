import { ulid } from 'ulid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { notificationRow, notificationStore } from './notifications.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const notifications = notificationStore(table)
const day = 24 * 60 * 60 * 1000
const now = new Date('2026-11-20T10:00:00.000Z')

let sub: string
beforeEach(() => {
  sub = crypto.randomUUID()
})
const noticeAt = (at: Date, title = 'Hello') => ({
  id: ulid(at.getTime()),
  title,
  message: '<b>Plain</b> words.',
  href: null,
})
/** Adds `count` notifications, a minute apart, the newest at `now`. Returns their ids, newest first. */
const notify = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const at = new Date(now.getTime() - n * 60_000)
    const notice = noticeAt(at)
    await notifications.add(sub, notice, at)
    ids.push(notice.id)
  }
  return ids
}
const unreadIds = async () => (await notifications.unread(sub, now)).notifications.map(({ id }) => id)
const rows = async () => (await table.query({ partition: `USER#${sub}` })).rows

test('a new person has no notifications', async () => {
  expect(await notifications.unread(sub, now)).toEqual({ notifications: [], more: false })
})

test('a notification is shown as it was written, and expires after half a year', async () => {
  const notice = { ...noticeAt(now), href: '/dashboard/settings' }
  await notifications.add(sub, notice, now)
  expect(await notifications.unread(sub, now)).toEqual({
    notifications: [{ ...notice, createdAt: now.toISOString() }],
    more: false,
  })
  expect(await rows()).toMatchObject([{ expiresAt: (now.getTime() + 180 * day) / 1000 }])
})

test('a notification that is added again with the same id stays as it is', async () => {
  const notice = noticeAt(now)
  await notifications.add(sub, notice, now)
  await notifications.add(sub, { ...notice, title: 'Other' }, now)
  expect(await notifications.unread(sub, now)).toMatchObject({ notifications: [{ title: 'Hello' }] })
})

test('the newest five are shown, and whether there are more', async () => {
  const ids = await notify(7)
  const { result, costs } = await costOf(() => notifications.unread(sub, now))
  expect(result.notifications.map(({ id }) => id)).toEqual(ids.slice(0, 5))
  expect(result.more).toBe(true)
  expect(costs).toMatchObject([{ operation: 'query', roundTrips: 1 }])
})

test('an expired notification is not shown, even while the table still has it', async () => {
  await notifications.add(
    sub,
    noticeAt(new Date(now.getTime() - 181 * day)),
    new Date(now.getTime() - 181 * day),
  )
  const [id] = await notify(1)
  expect(await unreadIds()).toEqual([id])
})

describe('reading', () => {
  test('removes it from the list, and the row stays otherwise the same', async () => {
    const ids = await notify(3)
    const before = await rows()
    await notifications.markRead(sub, ids.slice(0, 2))
    expect(await unreadIds()).toEqual(ids.slice(2))
    const contents = (all: typeof before) => new Set(all.map(({ sk: _, ...rest }) => rest))
    expect(contents(await rows())).toEqual(contents(before))
  })

  test('changes nothing when it is repeated, at the same moment, twice in one call, or for an unknown one', async () => {
    const [id = '', other] = await notify(2)
    await Promise.all([
      notifications.markRead(sub, [id, id]),
      notifications.markRead(sub, [id, ulid()]),
      notifications.markRead(sub, [id]),
    ])
    await notifications.markRead(sub, [id])
    expect(await unreadIds()).toEqual([other])
    expect(await rows()).toHaveLength(2)
  })

  test('of many does not make the unread query more expensive', async () => {
    const read = await notify(60)
    await notifications.markRead(sub, read)
    await notifications.add(sub, noticeAt(now, 'New'), now)
    const { result, costs } = await costOf(() => notifications.unread(sub, now))
    expect(result).toMatchObject({ notifications: [{ title: 'New' }], more: false })
    expect(costs).toMatchObject([{ operation: 'query', roundTrips: 1, readUnits: 1 }])
  })

  test("of another person's changes nothing", async () => {
    const ids = await notify(1)
    await notifications.markRead('somebody-else', ids)
    expect(await unreadIds()).toEqual(ids)
    expect((await table.query({ partition: 'USER#somebody-else' })).rows).toEqual([])
  })
})

test('a notification in the transaction of its cause is stored with it, or not at all', async () => {
  const row = notificationRow(sub, noticeAt(now), now)
  const other = { pk: `USER#${sub}`, sk: 'OTHER' }
  await table.transact([{ put: row }, { put: other, condition: { is: {} } }])
  expect(await unreadIds()).toEqual([])
  await table.transact([{ put: row }, { put: other, condition: { absent: true } }])
  expect(await unreadIds()).toHaveLength(1)
})
