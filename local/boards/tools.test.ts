import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../server.ts'
import { createBoards } from './boards.ts'
import { answerBoardTools } from './tools.ts'

const start = async () => {
  const boards = createBoards({ now: () => new Date('2026-09-28T10:17:30Z') })
  const server = await listen(0)
  onTestFinished(server.stop)
  const answer = (request: Parameters<typeof answerBoardTools>[0], _response: unknown, url: URL) =>
    answerBoardTools(request, url, boards)
  server.open({ answer, upgrade: (_request, socket) => socket.destroy() }, () => undefined)
  const call = (method: string, path: string, body?: object) =>
    fetch(`${server.url}/local/boards${path}`, {
      method,
      redirect: 'manual',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  const submit = (path: string, fields: Record<string, string>) =>
    fetch(`${server.url}/local/boards${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    })
  return { boards, call, submit }
}

const advert = { title: 'Tailor <b>', company: 'Bellafrik', location: 'Ikeja, Lagos', text: 'Sew well.' }

test('the page shows each board and contains no script', async () => {
  const { boards, call } = await start()
  boards.setFault('adzuna', 'hang')
  const response = await call('GET', '')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await response.text()
  expect(page).toContain('action="/local/schedules/read-board-myjobmag"')
  expect(page).toContain('action="/local/schedules/build-index"')
  expect(page).toContain('<option value="hang" selected>')
  expect(page).not.toContain('<script')
})

test('a fault can be set by JSON and by the form of the page', async () => {
  const { call, submit } = await start()
  expect((await call('POST', '/remotive', { fault: 'down' })).status).toBe(200)
  const back = await submit('/jobicy', { fault: 'malformed' })
  expect([back.status, back.headers.get('location')]).toEqual([303, '/local/boards'])
  const { boards } = await (await call('GET', '.json')).json()
  expect(boards).toContainEqual(expect.objectContaining({ board: 'remotive', fault: 'down' }))
  expect(boards).toContainEqual(expect.objectContaining({ board: 'jobicy', fault: 'malformed' }))
})

test('an advert can be added, seen and removed', async () => {
  const { call } = await start()
  const response = await call('POST', '/myjobmag/postings', advert)
  expect(response.status).toBe(201)
  const { key } = await response.json()
  const first = (await (await call('GET', '/myjobmag/postings')).json())[0]
  expect(first).toMatchObject({ key, title: 'Tailor <b>', company: 'Bellafrik', city: 'Lagos' })
  expect((await call('DELETE', `/myjobmag/postings/${key}`)).status).toBe(200)
  expect((await call('DELETE', `/myjobmag/postings/${key}`)).status).toBe(404)
})

test('the form of the page names its board', async () => {
  const { boards, submit } = await start()
  expect((await submit('/postings', { board: 'boqqs', ...advert })).status).toBe(303)
  expect(boards.postings('boqqs')[0]).toMatchObject({ title: 'Tailor <b>' })
})

test.each([
  ['/remotive', { fault: 'sleepy' }, 400],
  ['/remotive/postings', { title: 'No text' }, 400],
  ['/postings', { ...advert, board: 'nowhere' }, 400],
  ['/nowhere', { fault: 'ok' }, 404],
  ['/remotive/other', {}, 404],
])('%s refuses %o', async (path, body, status) => {
  const { call } = await start()
  expect((await call('POST', path, body)).status).toBe(status)
})
