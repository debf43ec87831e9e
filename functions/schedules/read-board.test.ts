import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { BoardStatus } from '../../shared/api/jobs.ts'
import { type Board, boards as boardList } from '../../shared/lists.ts'
import { memoryObjects } from '../jobs/objects.testing.ts'
import { readPostings } from '../jobs/snapshot.ts'
import { connectors } from '../services/boards/connectors.ts'
import { createBoardFetch } from '../services/boards/fetch.ts'
import { originOnly } from '../services/boards/reach.ts'
import { boardKey } from '../store/board-row.ts'
import { boardStatusOf, boardStore } from '../store/boards.ts'
import { runReadBoard } from './read-board.ts'

const { table, stop } = await startTable()
const boards = boardStore(table)
const objects = memoryObjects()
beforeEach(async () => {
  for (const board of boardList) await table.remove(boardKey(board))
})

const remotiveJob = (id: number, about: object = {}) => ({
  id,
  url: `https://remotive.com/remote-jobs/${id}`,
  title: 'Support engineer',
  company_name: 'Kora',
  publication_date: new Date().toISOString().slice(0, 19),
  candidate_required_location: 'Africa',
  description: '<p>Answer tickets.</p>',
  ...about,
})
const nomadJob = {
  url: 'https://www.workingnomads.com/jobs/1',
  title: 'Data analyst',
  company_name: 'Safi Labs',
  pub_date: new Date().toISOString(),
  location: 'Anywhere',
  description: 'Count.',
}

/** What Remotive answers. Working Nomads always answers correctly. */
let remotive: RequestListener = () => undefined
const well: RequestListener = (_, response) => response.end(JSON.stringify({ jobs: [remotiveJob(1)] }))
const server = createServer((request, response) => {
  if (request.url?.startsWith('/remotive.com')) remotive(request, response)
  else response.end(JSON.stringify([nomadJob]))
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await stop()
})
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const runWith = (settings: Pick<Parameters<typeof createBoardFetch>[0], 'deadlines'> = {}) =>
  runReadBoard(async () => ({
    boards,
    objects,
    connectors,
    fetchFor: validators =>
      createBoardFetch({
        reach: originOnly(url),
        addressOf: real => real.replace(/^https:\//, url),
        validators,
        ...settings,
      }),
    keys: async () => ({}),
    employers: [],
    flags: [],
  }))
const run = runWith()
/** For a board that never ends its answer. All other tests use the deadlines of the deployed app. */
const runImpatient = runWith({ deadlines: { call: 300, reading: 600 } })
const read = (board: Board) => run({ verb: 'read-board', board })
const stateOf = async (board: Board): Promise<BoardStatus['state']> =>
  boardStatusOf(board, await boards.get(board), new Date()).state
const jobsOf = async (board: Board) => {
  const { snapshot } = await boards.get(board)
  return readPostings(objects, snapshot ?? '')
}

const page = '<!doctype html><title>Just a moment…</title>'
const packed = gzipSync(Buffer.alloc(50_000_000, ' '))
const redirectTo =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end()

test.each<[string, string, RequestListener]>([
  ['hangs', 'slow', () => undefined],
  [
    'drips slowly',
    'slow',
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    },
  ],
  ['answers 500', 'refused', (_, response) => void response.writeHead(500).end()],
  ['sends 50 MB', 'large', (_, response) => void response.setHeader('content-encoding', 'gzip').end(packed)],
  ['sends a page', 'malformed', (_, response) => void response.end(page)],
  ['sends half of its answer', 'malformed', (_, response) => void response.end('{"jobs":[{"id":1,')],
  ['points to a cloud’s metadata', 'elsewhere', redirectTo('http://169.254.169.254/latest/')],
  ['points to this machine', 'elsewhere', redirectTo('http://[::1]:3000/local/table')],
])(
  'a board that %s keeps its jobs and becomes stale, and another board is read meanwhile',
  async (_, kind, fault) => {
    remotive = well
    await read('remotive')
    remotive = fault
    const readFaulty = kind === 'slow' ? runImpatient : run
    const outcomes = await Promise.all([
      readFaulty({ verb: 'read-board', board: 'remotive' }),
      read('workingnomads'),
    ])
    expect(outcomes).toEqual([{ outcome: 'failed' }, { outcome: 'read' }])
    expect(await boards.get('remotive')).toMatchObject({ fault: { kind }, failures: 1 })
    expect(await stateOf('remotive')).toBe('stale')
    expect(await jobsOf('remotive')).toMatchObject([{ title: 'Support engineer' }])
    expect(await stateOf('workingnomads')).toBe('fresh')
    expect(await jobsOf('workingnomads')).toMatchObject([{ title: 'Data analyst' }])
  },
)

test('a broken row is left out and counted, and the board is fresh', async () => {
  remotive = (_, response) =>
    response.end(JSON.stringify({ jobs: [remotiveJob(1), { id: 2 }, null, remotiveJob(3)] }))
  expect(await read('remotive')).toEqual({ outcome: 'read' })
  expect(await boards.get('remotive')).toMatchObject({ count: 2, broken: 2 })
  expect(await stateOf('remotive')).toBe('fresh')
})

test('a board that answers 304 is fresh', async () => {
  const asked: (string | undefined)[] = []
  remotive = (request, response) => {
    asked.push(request.headers['if-none-match'])
    response.setHeader('etag', '"7"')
    if (request.headers['if-none-match']) response.writeHead(304).end()
    else well(request, response)
  }
  expect([await read('remotive'), await read('remotive')]).toEqual([
    { outcome: 'read' },
    { outcome: 'unchanged' },
  ])
  expect(asked).toEqual([undefined, '"7"'])
  expect(await stateOf('remotive')).toBe('fresh')
})

test.each([{ verb: 'read-board' }, { verb: 'read-board', board: 'linkedin' }, { board: 'remotive' }])(
  '%o is refused',
  async payload => {
    await expect(run(payload)).rejects.toThrow()
  },
)
