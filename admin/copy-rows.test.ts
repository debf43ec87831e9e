import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { mailWrite } from '../functions/store/alert-mails.ts'
import { termKey } from '../functions/store/alert-terms.ts'
import { deletionStore } from '../functions/store/deletions.ts'
import { profileStore } from '../functions/store/profiles.ts'
import { reviewModeration } from '../functions/store/review-moderation.ts'
import { reviewStore } from '../functions/store/reviews.ts'
import { unsubscribeKey, unsubscribeRow } from '../functions/store/unsubscribes.ts'
import { startTable } from '../local/table.testing.ts'
import { firstProfile } from '../shared/domain/profile.ts'
import { type Copy, copyRows } from './copy-rows.ts'
import { copiedInWords, restore } from './restore.ts'

const [live, restored] = await Promise.all([startTable(), startTable()])
const { table: to } = live
const { table: from } = restored
afterAll(() => Promise.all([live.stop(), restored.stop()]))

const now = new Date('2026-11-28T10:00:00Z')
const backup = new Date('2026-11-20T10:00:00Z')

const copy = async (subs: string[], options: Partial<Copy> = {}) => {
  const copied = await copyRows({
    from,
    to,
    subs,
    kinds: null,
    overwrite: false,
    apply: true,
    now,
    ...options,
  })
  return { ...copied, ...Object.fromEntries(copied.kinds) }
}

/** A person at the time of the backup, who is in both tables. */
const person = async (sub: string) => {
  const profile = firstProfile({ email: `${sub}@example.com`, name: sub, answers: null }, backup)
  for (const table of [from, to]) await profileStore(table).begin(sub, profile)
  const key = (sk: string) => ({ pk: `USER#${sub}`, sk })
  return { sub, key, read: (sk: string) => to.get(key(sk)) }
}

/** A person, and rows of theirs of which some were deleted or changed since. */
const writer = async (sub: string) => {
  const { key, ...it } = await person(sub)
  const resume = { ...key('RESUME#1'), version: 3, title: 'Nurse', photo: new Uint8Array([1, 2, 255]) }
  const letter = { ...key('LETTER#1'), version: 1, words: ['Dear', 'reader'] }
  const usage = { ...key('USAGE#letters#2026-10'), expiresAt: Date.parse('2026-11-01') / 1000 }
  for (const row of [resume, letter, usage]) await from.put(row)
  await to.put({ ...letter, version: 4, words: ['Edited', 'since'] })
  return { ...it, key, resume, letter }
}

test('what is missing is copied and counted, and what was edited since stays', async () => {
  const ada = await writer('ada')
  const bala = await writer('bala')
  expect(await copy(['ada'], { apply: false })).toMatchObject({
    'RESUME#': { missing: 1, wanted: 1, written: 0 },
    'LETTER#': { different: 1, wanted: 0 },
    PROFILE: { same: 1 },
  })
  expect(await ada.read('RESUME#1')).toBeUndefined()

  expect(await copy(['ada'])).toMatchObject({ 'RESUME#': { written: 1 } })
  expect(await ada.read('RESUME#1')).toEqual({ ...ada.resume, by: 'restore' })
  expect(await ada.read('LETTER#1')).toMatchObject({ version: 4, words: ['Edited', 'since'] })
  expect(await bala.read('RESUME#1')).toBeUndefined()
  // A copy that was stopped is begun anew, and writes only what is left.
  expect(await copy(['ada', 'bala'])).toMatchObject({ 'RESUME#': { missing: 1, same: 1, written: 1 } })
  expect(await bala.read('RESUME#1')).toMatchObject(bala.resume)
})

test('with overwrite, rows become as they were; a row that changes meanwhile does not', async () => {
  const eze = await writer('eze')
  expect(await copy(['eze'], { overwrite: true, kinds: new Set(['LETTER#']) })).toMatchObject({
    'LETTER#': { different: 1, written: 1 },
  })
  expect(await eze.read('LETTER#1')).toMatchObject(eze.letter)
  expect(await eze.read('RESUME#1')).toBeUndefined()

  await to.put({ ...eze.letter, version: 5 })
  // The person saves after the row was read, and before it is written.
  const late: typeof to = {
    ...to,
    put: async (...write) => {
      await to.put({ ...eze.letter, version: 6 })
      return to.put(...write)
    },
  }
  const kinds = new Set(['LETTER#'] as const)
  expect(await copy(['eze'], { overwrite: true, kinds, to: late })).toMatchObject({
    'LETTER#': { changed: 1, written: 0 },
  })
  expect(await eze.read('LETTER#1')).toMatchObject({ version: 6 })
})

test('nobody who deleted their account since comes back, and who took the deletion back is not deleted', async () => {
  const gone = await writer('gone')
  const back = await writer('back')
  for (const { sub } of [gone, back]) await deletionStore(from).request(sub, backup)
  for (const sk of ['PROFILE', 'LETTER#1', 'SETTINGS']) await to.remove(gone.key(sk))
  expect(await copy(['gone', 'back'])).toMatchObject({ deleted: ['gone'], 'RESUME#': { written: 1 } })
  expect(await gone.read('RESUME#1')).toBeUndefined()
  expect(await back.read('RESUME#1')).toMatchObject(back.resume)
  for (const { sub } of [gone, back]) expect(await deletionStore(to).has(sub)).toBe(false)
})

test('mails that were sent since, cards and uses do not come back', async () => {
  const { sub, key } = await person('hauwa')
  const mail = { jobs: [], hasMore: false, at: backup }
  await from.transact([await mailWrite(from, { sub, id: '1' }, 1, mail)])
  const technical = ['SUMMARY#2026-11-16', 'UPDATES', 'CARD', 'CHECKOUT', 'USAGE#a#b', 'NOTIFICATION#1']
  for (const sk of technical) await from.put(key(sk))
  const { kinds } = await copy([sub], { overwrite: true })
  expect([...kinds.keys()]).toEqual(['PROFILE'])
})

test('a row in another partition comes back with the row that names it, unless it lives on under another key', async () => {
  const { sub } = await person('musa')
  const words = { rating: 5, reviewText: 'It works.', reviewerName: 'Musa' }
  const [lost, approved] = [ulid(backup.getTime()), ulid(backup.getTime())]
  for (const id of [lost, approved]) await reviewStore(from).submit(sub, { id, ...words }, backup)
  await reviewStore(to).submit(sub, { id: approved, ...words }, backup)
  await reviewModeration(to).approve(approved)
  await copy([sub])
  const { rows } = await to.query({ partition: 'REVIEWS#pending' })
  expect(rows).toMatchObject([{ reviewText: 'It works.', userId: sub }])
})

test('an alert comes back paused, because its person may have deleted it, and with the link that ends its mails', async () => {
  const { sub, read, key } = await person('uche')
  const alert = {
    ...key('ALERT#1'),
    token: 'token',
    isActive: true,
    dueAt: '2026-11-21',
    agendaShard: 'alert#1',
    listing: { version: 1, terms: ['cook'] },
  }
  const term = termKey('cook', { sub, id: '1' })
  await from.put(alert)
  await from.put({ ...term, terms: ['cook'] })
  await from.put(unsubscribeRow('token', { sub, id: '1' }))
  for (const table of [from, to]) await table.put({ ...alert, ...key('ALERT#2'), token: 'other' })
  // The alert and its link are missing, and the one that is still there is the same.
  expect(await copy([sub])).toMatchObject({ 'ALERT#': { missing: 2, different: 0, same: 1 } })
  expect(await read('ALERT#2')).toMatchObject({ isActive: true })
  expect(await read('ALERT#1')).toEqual({
    ...key('ALERT#1'),
    token: 'token',
    isActive: false,
    by: 'restore',
  })
  expect(await to.get(unsubscribeKey('token'))).toMatchObject({ alertId: '1' })
  // Its next run lists it anew.
  expect(await to.get(term)).toBeUndefined()
})

test('the limits count what came back', async () => {
  const { sub, key } = await person('tobi')
  for (const id of ['1', '2']) await from.put({ ...key(`LETTER#${id}`), version: 1 })
  await to.put({ ...key('LETTERS'), letters: 1 })
  await to.put({ ...key('LETTER#3'), version: 1 })
  await copy([sub])
  expect(await to.get(key('LETTERS'))).toMatchObject({ letters: 3 })
})

test('the words say what would be written, by kind', async () => {
  await writer('words')
  const copied = await copy(['words'], { apply: false, overwrite: true })
  expect(copiedInWords(copied, { apply: false })).toBe(
    `LETTER#            0 missing, 1 different: 1 to write
RESUME#            1 missing, 0 different: 1 to write
The same in both tables: 1.
Nothing was written. With --apply: 2.`,
  )
})

test.each([
  ['no table', ['--from', 'old', '--sub', 'ada']],
  ['the same table twice', ['--from', 'one', '--table', 'one', '--all']],
  ['neither people nor all', ['--from', 'old', '--table', 'new']],
  ['people and all', ['--from', 'old', '--table', 'new', '--all', '--sub', 'ada']],
  ['an unknown option', ['--from', 'old', '--table', 'new', '--all', '--force']],
])('%s: the usage is shown', async (_, args) => {
  await expect(restore(args, now)).rejects.toThrow('Use: npm run admin -- restore')
})
