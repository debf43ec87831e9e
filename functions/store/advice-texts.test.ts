import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { profileTextsAtMost } from '../../shared/api/career.ts'
import { newProfileText, profileTextStore } from './advice.ts'
import { exportStore } from './exports.ts'
import { personKey } from './keys.ts'
import { purgePerson } from './purge.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const texts = profileTextStore(table)
const now = new Date('2026-11-20T10:00:00Z')
const person = () => crypto.randomUUID()

const add = async (sub: string, id = ulid()) => {
  const it = { id, type: 'bio' as const, targetRole: 'Analyst', before: 'Old', content: 'New', reasons: [] }
  const failed = await table.transact(newProfileText(sub, it, now))
  return { id, failed: failed.map(({ index }) => index) }
}
const edit = (id: string, patch: object, version = 1) => ({ id, patch, version, now })

test("texts are listed newest first, each person's own", async () => {
  const [sub, other] = [person(), person()]
  const first = await add(sub, ulid(1))
  const second = await add(sub, ulid(2))
  expect((await texts.list(sub)).map(({ id }) => id)).toEqual([second.id, first.id])
  expect(await texts.list(other)).toEqual([])
  expect(await texts.get(other, first.id)).toBeNull()
})

test('a text with an existing id is refused', async () => {
  const sub = person()
  const { id } = await add(sub)
  expect((await add(sub, id)).failed).toEqual([0])
  expect(await texts.list(sub)).toHaveLength(1)
})

test('an edit needs the version that the person saw; sent twice it is one edit; from another version it is stale', async () => {
  const sub = person()
  const { id } = await add(sub)
  const patch = { content: 'Mine', kept: [{ text: 'Mine', source: 'My work' }] }
  const later = { ...edit(id, patch), now: new Date(now.getTime() + 1000) }
  const edited = await texts.update(sub, edit(id, patch))
  expect(edited).toMatchObject({ ...patch, version: 2, before: 'Old' })
  expect(await texts.update(sub, later)).toEqual(edited)
  await expect(texts.update(sub, edit(id, { content: 'Other' }))).rejects.toMatchObject({
    code: 'stale_version',
  })
  await expect(texts.update(sub, edit(ulid(), patch))).rejects.toMatchObject({ code: 'not_found' })
  await expect(texts.update(person(), edit(id, patch, 2))).rejects.toMatchObject({ code: 'not_found' })
})

test('the greatest number of texts is limited, and each deletion makes room', async () => {
  const sub = person()
  const ids: string[] = []
  for (let at = 0; at < profileTextsAtMost; at += 1) ids.push((await add(sub)).id)
  expect(await texts.isFull(sub)).toBe(true)
  expect((await add(sub)).failed).toEqual([1])
  const [first = ''] = ids
  await texts.remove(sub, first)
  await expect(texts.remove(sub, first)).rejects.toMatchObject({ code: 'not_found' })
  expect(await texts.isFull(sub)).toBe(false)
  expect((await add(sub)).failed).toEqual([])
})

test('a text is exported completely, and purged with its person', async () => {
  const sub = person()
  const { id } = await add(sub)
  const { rows, unknown } = await exportStore(table).page(sub, undefined, now)
  expect(unknown).toEqual([])
  expect(rows).toEqual([{ section: 'profile texts', data: await texts.get(sub, id) }])
  await purgePerson(table, sub, new Date())
  expect(await table.get(personKey(sub, `PROFILE-TEXT#${id}`))).toBeUndefined()
  expect(await texts.isFull(sub)).toBe(false)
})
