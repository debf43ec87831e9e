import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { resumesAtMost, savedVersionsAtMost } from '../../shared/api/resumes.ts'
import { exportStore } from './exports.ts'
import { personPartition } from './keys.ts'
import { resumesKey } from './resume-row.ts'
import { begun, filled } from './resumes.testing.ts'
import { resumeStore } from './resumes.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const resumes = resumeStore(table)
const now = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-11-20T11:00:00Z')
const person = () => crypto.randomUUID()
const add = (sub: string, fields = {}) => resumes.create(sub, begun(fields), null, now)

test('the first resume is the primary one, and the newest is listed first', async () => {
  const sub = person()
  const first = await add(sub, { title: 'First' })
  const second = await add(sub, { title: 'Second' })
  expect((await resumes.list(sub)).map(({ title, isPrimary }) => [title, isPrimary])).toEqual([
    ['Second', false],
    ['First', true],
  ])
  await resumes.setPrimary(sub, second.id)
  expect((await resumes.list(sub)).map(({ isPrimary }) => isPrimary)).toEqual([true, false])
  await resumes.remove(sub, second.id)
  expect((await resumes.get(sub, first.id))?.isPrimary).toBe(true)
  await resumes.remove(sub, first.id)
  expect((await add(sub)).isPrimary).toBe(true)
})

test('a resume is read in one round trip, with the form that it was written from', async () => {
  const sub = person()
  const { id } = await add(sub)
  const { result, costs } = await costOf(() => resumes.get(sub, id))
  expect(result).toMatchObject({ id, markdown: '# Amina Bello\n', form: filled(), version: 1 })
  expect(costs.map(({ roundTrips }) => roundTrips)).toEqual([1])
})

test('a create that is repeated is the same resume, and counts once', async () => {
  const sub = person()
  const it = begun()
  await resumes.create(sub, it, 1, now)
  await resumes.create(sub, { ...it, title: 'Other words' }, 1, now)
  expect((await resumes.list(sub)).map(({ title }) => title)).toEqual(['Operations Analyst'])
  await expect(resumes.create(sub, begun(), 1, now)).rejects.toMatchObject({ code: 'resume_limit' })
})

test('of two simultaneous creates with one left, one succeeds', async () => {
  const sub = person()
  const outcomes = await Promise.allSettled([1, 2].map(() => resumes.create(sub, begun(), 1, now)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the number of resumes is limited on every plan', async () => {
  const sub = person()
  await table.put({ ...resumesKey(sub), resumes: resumesAtMost })
  await expect(add(sub)).rejects.toMatchObject({ code: 'too_many_resumes' })
})

test('an edit of the text stores the old text as a version, and an edit of the title does not', async () => {
  const sub = person()
  const { id } = await add(sub)
  await resumes.update(sub, { id, version: 1, patch: { title: 'Renamed' }, now: later })
  const edited = await resumes.update(sub, {
    id,
    version: 2,
    patch: { markdown: '# A. Bello\n' },
    now: later,
  })
  expect(edited).toMatchObject({ version: 3, title: 'Renamed', markdown: '# A. Bello\n' })
  expect(await resumes.versions(sub, id)).toEqual([
    { version: 2, title: 'Renamed', savedAt: later.toISOString(), origin: 'generated' },
  ])
  expect(await resumes.version(sub, id, 2)).toMatchObject({ markdown: '# Amina Bello\n' })
})

test('an edit of a resume that changed meanwhile is refused as stale, and changes nothing', async () => {
  const sub = person()
  const { id } = await add(sub)
  await resumes.update(sub, { id, version: 1, patch: { markdown: 'theirs' }, now })
  await expect(
    resumes.update(sub, { id, version: 1, patch: { markdown: 'mine' }, now }),
  ).rejects.toMatchObject({ code: 'stale_version' })
  expect((await resumes.get(sub, id))?.markdown).toBe('theirs')
})

test('two edits at once of the same version: one is made', async () => {
  const sub = person()
  const { id } = await add(sub)
  const edits = ['one', 'other'].map(markdown =>
    resumes.update(sub, { id, version: 1, patch: { markdown }, now }),
  )
  const outcomes = await Promise.allSettled(edits)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await resumes.versions(sub, id)).toHaveLength(1)
})

test('an edit that is repeated because its answer was lost is the same edit', async () => {
  const sub = person()
  const { id } = await add(sub)
  const edit = { id, version: 1, patch: { markdown: 'new', kept: [{ text: 'new', source: 'me' }] }, now }
  await resumes.update(sub, edit)
  expect(await resumes.update(sub, edit)).toMatchObject({ version: 2, markdown: 'new' })
})

test('the newest versions are kept', async () => {
  const sub = person()
  const { id } = await add(sub)
  for (let version = 1; version <= savedVersionsAtMost + 2; version += 1)
    await resumes.update(sub, { id, version, patch: { markdown: `text ${version}` }, now })
  const versions = await resumes.versions(sub, id)
  expect(versions.map(({ version }) => version)).toEqual(
    Array.from({ length: savedVersionsAtMost }, (_, index) => savedVersionsAtMost + 2 - index),
  )
  await expect(resumes.version(sub, id, 2)).rejects.toMatchObject({ code: 'not_found' })
})

test('a tailored resume stores the text that it was made from', async () => {
  const sub = person()
  const { id } = await add(sub, { tailoredFrom: { title: 'Base', markdown: '# Base\n' } })
  expect(await resumes.versions(sub, id)).toMatchObject([{ version: 0, origin: 'before-tailoring' }])
  expect(await resumes.version(sub, id, 0)).toMatchObject({ title: 'Base', markdown: '# Base\n' })
})

test("another person's id finds nothing", async () => {
  const { id } = await add(person())
  const other = person()
  expect(await resumes.get(other, id)).toBeNull()
  for (const attempt of [
    () => resumes.update(other, { id, version: 1, patch: { title: 'Mine' }, now }),
    () => resumes.remove(other, id),
    () => resumes.setPrimary(other, id),
    () => resumes.versions(other, id),
    () => resumes.version(other, id, 1),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
})

test('a deletion leaves no row, and every stored row is in the export', async () => {
  const sub = person()
  const { id } = await add(sub)
  await resumes.update(sub, { id, version: 1, patch: { markdown: 'new' }, now })
  const { rows, unknown } = await exportStore(table).page(sub, undefined, now)
  expect(unknown).toEqual([])
  expect(rows.map(({ section }) => section).toSorted()).toEqual([
    'earlier resume texts',
    'resume forms',
    'resume texts',
    'resumes',
  ])
  await resumes.remove(sub, id)
  const left = await table.query({ partition: personPartition(sub) })
  expect(left.rows.map(({ sk }) => sk)).toEqual(['RESUMES'])
})

/** The same table, but calls a function once between the read and the write of a verb. */
const meanwhile = (act: () => Promise<unknown>) => {
  let hasHappened = false
  const getMany: typeof table.getMany = async keys => {
    const rows = await table.getMany(keys)
    if (!hasHappened) {
      hasHappened = true
      await act()
    }
    return rows
  }
  return resumeStore({ ...table, getMany })
}

test('a resume that is edited during its deletion leaves no version', async () => {
  const sub = person()
  const { id } = await add(sub)
  await meanwhile(() => resumes.update(sub, { id, version: 1, patch: { markdown: 'new' }, now })).remove(
    sub,
    id,
  )
  const left = await table.query({ partition: personPartition(sub) })
  expect(left.rows.map(({ sk }) => sk)).toEqual(['RESUMES'])
})

test('when a resume becomes the primary one during its deletion, the newest of the others takes its place', async () => {
  const sub = person()
  await add(sub)
  const { id } = await add(sub)
  await meanwhile(() => resumes.setPrimary(sub, id)).remove(sub, id)
  expect((await resumes.list(sub)).map(({ isPrimary }) => isPrimary)).toEqual([true])
})

test('when another resume becomes the primary one during the deletion of the primary one, that one stays it', async () => {
  const sub = person()
  const { id } = await add(sub)
  const other = await add(sub)
  await meanwhile(() => resumes.setPrimary(sub, other.id)).remove(sub, id)
  expect((await resumes.get(sub, other.id))?.isPrimary).toBe(true)
})

test('a resume that is deleted twice at once is counted once', async () => {
  const sub = person()
  const { id } = await add(sub)
  await add(sub)
  const outcomes = await Promise.allSettled([1, 2].map(() => resumes.remove(sub, id)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await table.get(resumesKey(sub))).toMatchObject({ resumes: 1 })
})
