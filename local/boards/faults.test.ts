import { expect, onTestFinished, test, vi } from 'vitest'
import { createBoardFetch } from '../../functions/services/boards/fetch.ts'
import { originOnly } from '../../functions/services/boards/reach.ts'
import { listen } from '../server.ts'
import { createBoards } from './boards.ts'
import { createBoardsRoute, type Fault } from './faults.ts'

const startWith = async (fault: Fault) => {
  const boards = createBoards({ now: () => new Date('2026-09-28T10:17:30Z') })
  boards.setFault('remotive', fault)
  const door = createBoardsRoute(boards)
  const server = await listen(0)
  onTestFinished(server.stop)
  server.open({ answer: door, upgrade: (_request, socket) => socket.destroy() }, () => undefined)
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  const get = (path = '/boards/remotive.com/api/remote-jobs') =>
    fetch(`${server.url}${path}`, { redirect: 'manual', signal: gone.signal })
  return { boards, get, url: server.url }
}

test('each board has a path below its own host', async () => {
  const { get } = await startWith('ok')
  expect((await get()).status).toBe(200)
  expect(await (await get('/boards/www.workingnomads.com/api/exposed_jobs/')).json()).toHaveProperty([
    0,
    'url',
  ])
  const search = await get('/boards/remotive.com/api/remote-jobs?search=no+such+thing')
  expect(await search.json()).toMatchObject({ 'job-count': 0 })
  expect((await get('/boards/nobody.example/api')).status).toBe(404)
})

test('a board that is down answers 500, and a redirecting board names its target', async () => {
  expect((await (await startWith('down')).get()).status).toBe(500)
  const led = await (await startWith('redirect')).get()
  expect([led.status, led.headers.get('location')]).toEqual([302, 'http://169.254.169.254/latest/meta-data/'])
})

test('a board that hangs has received the request and sends nothing', async () => {
  const { boards, get } = await startWith('hang')
  let isAnswered = false
  const answer = get().then(
    () => {
      isAnswered = true
    },
    () => undefined,
  )
  await vi.waitFor(() => expect(boards.overview().find(({ board }) => board === 'remotive')?.asked).toBe(1))
  // Another board answers meanwhile.
  expect((await get('/boards/remoteok.com/api')).status).toBe(200)
  expect(isAnswered).toBe(false)
  void answer
})

test('a slow board starts its answer and sends it in drips', async () => {
  const { get } = await startWith('slow')
  const reader = (await get()).body?.getReader()
  const first = await reader?.read()
  const second = await reader?.read()
  expect(first?.value?.length).toBeLessThan(100)
  expect(second?.done).toBe(false)
  await reader?.cancel()
})

test('a large board sends fifty megabytes before its answer', async () => {
  const { get } = await startWith('large')
  const { headers, body } = await get()
  expect(headers.get('content-length')).toBeNull()
  let bytes = 0
  for await (const chunk of body ?? []) bytes += chunk.length
  expect(bytes).toBeGreaterThan(50_000_000)
})

test.each([
  ['hang', 'slow', 300],
  ['slow', 'slow', 300],
  ['large', 'large', 20_000],
  ['redirect', 'elsewhere', 20_000],
  ['down', 'refused', 20_000],
] as const)('%s: our own fetch gives up, and says %s', async (fault, kind, patience) => {
  const { url } = await startWith(fault)
  const { fetch } = createBoardFetch({
    reach: originOnly(url),
    addressOf: address => address.replace(/^https:\/\//, `${url}/boards/`),
    deadlines: { call: patience, reading: patience },
  })
  await expect(fetch('https://remotive.com/api/remote-jobs')).rejects.toMatchObject({ kind })
})
