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
/** `count` of them, a minute apart, the newest at `now`; their ids, newest first. */
const tell = async (count: number): Promise<string[]> => {
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

test('somebody new has none', async () => {
  expect(await notifications.unread(sub, now)).toEqual({ notifications: [], more: false })
})

test('one is shown as it was told, and goes by itself after half a year', async () => {
  const notice = { ...noticeAt(now), href: '/dashboard/settings' }
  await notifications.add(sub, notice, now)
  expect(await notifications.unread(sub, now)).toEqual({
    notifications: [{ ...notice, createdAt: now.toISOString() }],
    more: false,
  })
  expect(await rows()).toMatchObject([{ expiresAt: (now.getTime() + 180 * day) / 1000 }])
})

test('added again with the same id it stays as it is', async () => {
  const notice = noticeAt(now)
  await notifications.add(sub, notice, now)
  await notifications.add(sub, { ...notice, title: 'Other' }, now)
  expect(await notifications.unread(sub, now)).toMatchObject({ notifications: [{ title: 'Hello' }] })
})

test('the newest five are shown, and that there are more', async () => {
  const ids = await tell(7)
  const { result, costs } = await costOf(() => notifications.unread(sub, now))
  expect(result.notifications.map(({ id }) => id)).toEqual(ids.slice(0, 5))
  expect(result.more).toBe(true)
  expect(costs).toMatchObject([{ operation: 'query', roundTrips: 1 }])
})

test('one whose time is over is not shown, though the table has it still', async () => {
  await notifications.add(
    sub,
    noticeAt(new Date(now.getTime() - 181 * day)),
    new Date(now.getTime() - 181 * day),
  )
  const [id] = await tell(1)
  expect(await unreadIds()).toEqual([id])
})

describe('reading', () => {
  test('takes it from the list, and the row is kept as it was', async () => {
    const ids = await tell(3)
    const before = await rows()
    await notifications.markRead(sub, ids.slice(0, 2))
    expect(await unreadIds()).toEqual(ids.slice(2))
    const contents = (all: typeof before) => new Set(all.map(({ sk: _, ...rest }) => rest))
    expect(contents(await rows())).toEqual(contents(before))
  })

  test('again, at the same moment, twice in one call, or what is not there, changes nothing', async () => {
    const [id = '', other] = await tell(2)
    await Promise.all([
      notifications.markRead(sub, [id, id]),
      notifications.markRead(sub, [id, ulid()]),
      notifications.markRead(sub, [id]),
    ])
    await notifications.markRead(sub, [id])
    expect(await unreadIds()).toEqual([other])
    expect(await rows()).toHaveLength(2)
  })

  test('many makes what is unread no dearer to ask for', async () => {
    const read = await tell(60)
    await notifications.markRead(sub, read)
    await notifications.add(sub, noticeAt(now, 'New'), now)
    const { result, costs } = await costOf(() => notifications.unread(sub, now))
    expect(result).toMatchObject({ notifications: [{ title: 'New' }], more: false })
    expect(costs).toMatchObject([{ operation: 'query', roundTrips: 1, readUnits: 1 }])
  })

  test("of another person's changes nothing", async () => {
    const ids = await tell(1)
    await notifications.markRead('somebody-else', ids)
    expect(await unreadIds()).toEqual(ids)
    expect((await table.query({ partition: 'USER#somebody-else' })).rows).toEqual([])
  })
})

test('one that stands in the transaction of what it tells of is there with it, or not at all', async () => {
  const row = notificationRow(sub, noticeAt(now), now)
  const other = { pk: `USER#${sub}`, sk: 'OTHER' }
  await table.transact([{ put: row }, { put: other, condition: { is: {} } }])
  expect(await unreadIds()).toEqual([])
  await table.transact([{ put: row }, { put: other, condition: { absent: true } }])
  expect(await unreadIds()).toHaveLength(1)
})
