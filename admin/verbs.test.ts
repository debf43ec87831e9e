import { afterAll, expect, test } from 'vitest'
import { BoardError } from '../functions/services/boards/connector.ts'
import { boardStore } from '../functions/store/boards.ts'
import { startTable } from '../local/table.testing.ts'
import { print } from './print.ts'
import { boardsList } from './verbs.ts'

const { table, stop } = await startTable()
afterAll(() => stop())

const boards = boardStore(table)
const at = (minutes: number) => new Date(Date.parse('2026-03-02T06:00:00Z') + minutes * 60_000)
const nextTryAt = at(60).toISOString()

test('each board is one line: its status, its jobs, and its problem', async () => {
  const read = { snapshot: 'one', count: 42, broken: 3, validators: {}, failures: 0, nextTryAt }
  for (const board of ['jobicy', 'remoteok'] as const)
    await boards.recordRead(board, await boards.get(board), read, at(0))
  const fault = new BoardError('refused', '503')
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
  expect(text.split('\n')).toHaveLength(16)
})
