import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { connectors } from '../functions/services/boards/connectors.ts'
import { createBoardFetch } from '../functions/services/boards/fetch.ts'
import { originOnly } from '../functions/services/boards/reach.ts'
import { boardsCommand } from './boards-command.ts'

const job = (id: number, about: object = {}) => ({
  id,
  url: `https://remotive.com/remote-jobs/${id}`,
  title: `Support engineer ${id}`,
  company_name: 'Kora',
  category: 'Support',
  tags: [],
  job_type: 'full_time',
  publication_date: '2026-03-01T09:00:00',
  candidate_required_location: 'Africa',
  salary: '',
  description: '<p>Answer tickets.</p>',
  ...about,
})
const nasty = job(2, { title: 'Nurse \u001b[2J\u202e' })

/** Remotive answers, Jobicy is down, and all others send a page. */
const server = createServer((request, response) => {
  if (request.url?.startsWith('/remotive.com')) response.end(JSON.stringify({ jobs: [job(1), nasty, {}] }))
  else if (request.url?.startsWith('/jobicy.com')) response.writeHead(503).end()
  else response.setHeader('content-type', 'text/html').end('<!doctype html><p>Checking your browser')
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const boards = (...args: string[]) =>
  boardsCommand(args, {
    connectors,
    keys: {},
    employers: [],
    fetchFor: () =>
      createBoardFetch({ reach: originOnly(url), addressOf: real => real.replace(/^https:\//, url) }),
  })

test('a board that answers is described in figures, with its first titles', async () => {
  const { text, isWell } = await boards('check', 'remotive')
  expect(isWell).toBe(true)
  const [head, line] = text.split('\n')
  expect(head).toMatch(
    /^board +result +calls +seconds +listings +broken +postings +company +place +pay +date/,
  )
  expect(line).toMatch(/^remotive +read +1 +[\d.]+ +2 +1 +2 +2 +2 +0 +2$/)
  expect(text).toContain('remotive  Support engineer 1\n')
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
})

test('a board that fails is named with its fault, and the command exits with an error', async () => {
  expect(await boards('check', 'jobicy')).toEqual({
    isWell: false,
    text: expect.stringMatching(/\njobicy +failed +1 .* answered with an error \(503\)$/),
  })
})

test('without a name, each of the thirteen boards is checked', async () => {
  const { text, isWell } = await boards('check', '--json')
  expect(isWell).toBe(false)
  const checks: { board: string; result: string; fault: string }[] = JSON.parse(text)
  expect(checks).toHaveLength(13)
  const resultOf = (name: string) => checks.find(({ board }) => board === name)
  expect(resultOf('remotive')).toMatchObject({
    result: 'read',
    titles: ['Support engineer 1', expect.anything()],
  })
  expect(resultOf('remoteok')).toMatchObject({ result: 'failed', fault: 'sent something else than jobs' })
  expect(resultOf('reliefweb')).toMatchObject({ result: 'no key', fault: 'wants reliefwebAppName' })
})

test('a missing key is a failure only for a board that was named', async () => {
  expect(await boards('check', 'adzuna')).toMatchObject({ isWell: false })
})

test.each([
  [[]],
  [['list']],
  [['check', 'linkedin']],
  [['check', 'remotive', 'jobicy']],
  [['check', '--all']],
])('%j prints the usage', async args => {
  await expect(boards(...args)).rejects.toThrow(/^Use: npm run boards/)
})

test('the command exits with an error after it prints only the usage', async () => {
  const run = promisify(execFile)(process.execPath, ['admin/boards-run.ts', 'check', 'linkedin'])
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Use: npm run boards/) })
})
