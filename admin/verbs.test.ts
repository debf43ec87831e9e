import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { BoardError } from '../functions/services/boards/connector.ts'
import { boardStore } from '../functions/store/boards.ts'
import { jobReportStore } from '../functions/store/job-reports.ts'
import { beKnown } from '../functions/store/profiles.testing.ts'
import { startTable } from '../local/table.testing.ts'
import { print } from './print.ts'
import { boardsList, verbs } from './verbs.ts'

const { table, stop } = await startTable()
afterAll(() => stop())

const boards = boardStore(table)
const at = (minutes: number) => new Date(Date.parse('2026-03-02T06:00:00Z') + minutes * 60_000)
const nextTryAt = at(60).toISOString()

test('each board is one line: its status, its jobs, and its problem', async () => {
  const read = { snapshot: 'one', count: 42, broken: 3, validators: {}, failures: 0, nextTryAt }
  for (const board of ['jobicy', 'remoteok'] as const)
    await boards.recordRead(board, await boards.get(board), read, at(0))
  const odd = { loose: 'no count', changed: { row: '{"headline":"Cook"}', readings: 2 } }
  await boards.recordRead('himalayas', await boards.get('himalayas'), { ...read, ...odd }, at(0))
  const fault = new BoardError('refused', '503', { row: '{"message":"Moved"}' })
  await boards.recordFailure(
    'remoteok',
    await boards.get('remoteok'),
    { failures: 1, nextTryAt, fault },
    at(5),
  )
  await boards.recordSwitchedOff('adzuna', 'key')

  const text = print(await boardsList.run(table, '', at(10)), { json: false })
  const lineOf = (board: string) => text.split('\n').find(line => line.startsWith(`${board} `))
  expect(lineOf('jobicy')).toMatch(/ fresh +42 +3 +2026-03-02T06:00:00.000Z +0 +2026-03-02T07:00:00.000Z$/)
  expect(lineOf('remoteok')).toMatch(/ stale +42 +3 .* 1 +answered with an error \(503\) +2026-/)
  expect(lineOf('adzuna')).toMatch(/ off +0 .* has no key here$/)
  expect(lineOf('remotive')).toMatch(/ never +0 /)
  expect(lineOf('boqqs')).toMatch(/ off +0 /)
  const below = (board: string) =>
    text
      .slice(text.indexOf(`\n${board} `) + 1)
      .split('\n')
      .slice(1, 3)
  expect(below('himalayas')).toEqual(['  | answer: no count', '  | most rows like: {"headline":"Cook"}'])
  expect(below('remoteok')[0]).toBe('  | sent: {"message":"Moved"}')
  expect(text.split('\n')).toHaveLength(16 + 3)
})

test('a reported advert is listed with its address, reasons and notes, and leaves the list when it is decided', async () => {
  const reports = jobReportStore(table)
  const url = `https://jobs.example/${'very-long-'.repeat(10)}`
  const job = {
    id: 'abcdef0123456789',
    title: 'Clerk',
    company: 'Gada',
    source: { board: 'myjobmag', url },
  } as const
  const told = [
    ['ada', 'asks-for-money', 'They want ₦5,000.\nBy transfer.'],
    ['bala', 'asks-for-money', ''],
    ['chi', 'filled', ''],
    ['new', 'filled', ''],
  ] as const
  await beKnown(table, at(0), 'ada', 'bala', 'chi')
  for (const [sub, reason, note] of told) await reports.report(sub, { id: ulid(), job, reason, note }, at(0))
  const admin = async (words: string) =>
    print((await verbs.get(words)?.run(table, job.id, at(1))) ?? { done: 'no verb' }, { json: false })
  expect((await admin('reports list')).split('\n').slice(1)).toEqual([
    expect.stringMatching(/^abcdef0123456789 +hidden +4 +3 +2026-03-02T06:00:00.000Z +Clerk +Gada$/),
    `  | ${url}`,
    '  | 2 × asks-for-money, 2 × filled (1 of new accounts, which do not count)',
    '  | They want ₦5,000.',
    '  | By transfer.',
  ])
  expect(await admin('reports keep')).toMatch(/^The advert abcdef0123456789 is shown\./)
  expect(await reports.hidden()).toEqual(new Set())
  expect(await admin('reports list')).toBe('No advert is reported.')
  expect(await admin('reports remove')).toMatch(/hidden for good/)
  expect(await reports.hidden()).toEqual(new Set([job.id]))
})
