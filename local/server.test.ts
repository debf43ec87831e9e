import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { errorBody, errors } from '../shared/api/errors.ts'
import { plain } from './http.ts'
import { listen } from './server.ts'
import { LocalStack } from './stack.ts'

let stack: LocalStack
let token: string
beforeAll(async () => {
  stack = await LocalStack.start()
  const { email, password } = await stack.signUp({ email: 'amina@example.com', fullName: 'Amina Bello' })
  token = await stack.accessToken(email, password)
})
afterAll(() => stack.stop())

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${stack.url}${path}`, init)
  const text = await response.text()
  const error = errorBody.safeParse(text.startsWith('{') ? JSON.parse(text) : undefined).data?.error
  if (error) {
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(error.requestId).toBeTruthy()
    // An answer reveals nothing of the sources.
    expect(text).not.toMatch(/node_modules|\bat \w+ \(|\.ts:\d+/)
  }
  return { status: response.status, headers: response.headers, text, error }
}
const signed = (init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { authorization: `Bearer ${token}` },
})

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['PUT', '/api/applications'],
])('%s %s is no route: JSON in the shape of every error', async (method, path) => {
  const { status, error } = await ask(path, { method })
  expect(status).toBe(404)
  expect(error).toMatchObject({ code: 'unknown_route', message: errors.unknown_route.message })
})

test.each([
  ['no token', undefined],
  ['a word', 'Bearer nonsense'],
  ['an unsigned token', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.'],
])('%s needs a login', async (_, authorization) => {
  const { status, error } = await ask('/api/applications', {
    headers: authorization ? { authorization } : {},
  })
  expect(status).toBe(401)
  expect(error?.code).toBe('unauthenticated')
})

test.each([
  ['in the header', 'x'.repeat(300_000)],
  ['as a stream of unknown length', new Blob(['x'.repeat(300_000)]).stream()],
])('a body over the limit, %s, is refused by the gateway', async (_, body) => {
  const init = { method: 'POST', body, duplex: 'half' } as const
  const { status, error } = await ask('/api/applications', signed(init))
  expect(status).toBe(413)
  expect(error?.code).toBe('too_large')
})

test('invalid JSON and an unknown field are refused', async () => {
  const malformed = await ask('/api/applications', signed({ method: 'POST', body: '{"id":' }))
  expect([malformed.status, malformed.error?.code]).toEqual([400, 'malformed_json'])
  const unknown = await ask('/api/applications', signed({ method: 'POST', body: '{"colour":"red"}' }))
  expect(unknown.status).toBe(400)
  expect(unknown.error?.fields).toMatchObject({ colour: 'This field is not known here.' })
})

test('the description of the API lists its operations', async () => {
  const { status, text } = await ask('/api/openapi.json')
  expect(status).toBe(200)
  expect(JSON.parse(text)).toMatchObject({
    openapi: expect.stringMatching(/^3\.1/),
    paths: { '/applications/{id}': { patch: { operationId: 'applications.update' } } },
  })
})

/** Sends headers that fetch does not allow. */
const statusWith = (headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(stack.url)
    const request = httpRequest({ host: '127.0.0.1', port, path: '/local/mail.json', headers })
    request.on('error', reject)
    request.on('response', response => {
      response.resume()
      resolve(response.statusCode)
    })
    request.end()
  })

test.each([
  [{ host: 'localhost:3000' }, 200],
  [{ host: '127.0.0.1' }, 200],
  [{ host: '[::1]:3000', origin: 'http://[::1]:3000' }, 200],
  [{ host: 'aiki.attacker.example' }, 403],
  [{ host: 'localhost.attacker.example:3000' }, 403],
  [{ host: 'localhost:3000', origin: 'https://attacker.example' }, 403],
  [{ host: 'localhost:3000', origin: 'http://localhost:5173' }, 403],
  [{ host: 'localhost:3000', origin: 'null' }, 403],
])('headers %o get %i', async (headers, status) => {
  expect(await statusWith(headers)).toBe(status)
})

/** Returns the first line of the answer to a request that no client of ours would send. */
const rawStatus = (request: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(stack.url).port), '127.0.0.1', () => socket.write(request))
    let received = ''
    socket.on('data', chunk => {
      received += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(received.split('\r\n')[0]))
  })

test.each(['//attacker.example/auth', 'http://attacker.example/auth', '*'])(
  '%s names another host or none, and is refused',
  async target => {
    const request = `OPTIONS ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    expect(await rawStatus(request)).toBe('HTTP/1.1 400 Bad Request')
  },
)

test('an impossible upgrade is ended alone', async () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  expect(await rawStatus(`GET /event/realtime HTTP/1.1\r\nHost: localhost:99999\r\n${upgrade}`)).toBe('')
  expect(await ask('/api/openapi.json')).toMatchObject({ status: 200 })
})

test('the mailbox has a page, and its mails as JSON for one address', async () => {
  const page = await ask('/local/mail')
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).not.toContain('script-src')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.text).toContain('amina@example.com')
  const { text } = await ask('/local/mail.json?to=AMINA@example.com')
  expect(JSON.parse(text)).toMatchObject([
    {
      to: 'amina@example.com',
      links: expect.arrayContaining([expect.stringContaining(`${stack.url}/auth?mode=signin`)]),
    },
  ])
  expect(JSON.parse((await ask('/local/mail.json?to=no@example.com')).text)).toEqual([])
})

test('tools take JSON from curl, which calls it a form', async () => {
  const headers = { 'user-agent': 'curl/8.5.0', 'content-type': 'application/x-www-form-urlencoded' }
  const { status, text } = await ask('/local/payments', { method: 'POST', headers, body: '{"api":"ok"}' })
  expect([status, JSON.parse(text)]).toMatchObject([200, { mode: { api: 'ok' } }])
})

test('tools with invalid input explain their input', async () => {
  expect(await ask('/local/clock', { method: 'POST', body: '{"advanceSeconds":"a day"}' })).toMatchObject({
    status: 400,
    text: 'Send {"advanceSeconds": n}, with n more than 0.',
  })
  expect(await ask('/local/schedules/tidy', { method: 'POST' })).toMatchObject({
    status: 404,
    text: expect.stringContaining('forget-unconfirmed'),
  })
  expect(await ask('/local')).toMatchObject({ status: 404, text: expect.stringContaining('GET /local/mail') })
})

test('a request that arrives while the stack starts waits for its answer', async () => {
  const server = await listen(0)
  const early = fetch(server.url)
  server.open({ answer: async () => plain(200, 'ready'), upgrade: () => {} }, () => {})
  expect(await (await early).text()).toBe('ready')
  await server.stop()
})

/** Starts a server with a request that stays under way until the test continues it. */
const held = async () => {
  const server = await listen(0)
  onTestFinished(server.stop)
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const answer = async (_request: IncomingMessage, _response: ServerResponse, url: URL) => {
    if (url.pathname !== '/held') return plain(200, 'at once')
    begun.resolve()
    await goOn.promise
    return plain(200, 'in the end')
  }
  const isService = ({ pathname }: URL) => pathname === '/service'
  server.open({ answer, upgrade: () => {}, isService }, () => {})
  const asked = fetch(`${server.url}/held`)
  await begun.promise
  return { server, asked, goOn: goOn.resolve }
}

test('a request in progress is answered before the server stops; new requests are accepted only from our own services', async () => {
  const { server, asked, goOn } = await held()
  const drained = server.drain(60_000)
  const late = await fetch(server.url)
  expect([late.status, await late.text()]).toEqual([503, 'Aiki on this machine is stopping.'])
  expect(await (await fetch(`${server.url}/service`)).text()).toBe('at once')
  goOn()
  await drained
  expect(await (await asked).text()).toBe('in the end')
  await server.stop()
  await expect(fetch(server.url)).rejects.toThrow('fetch failed')
})

test('a request that is being sent when the server stops is answered', async () => {
  const server = await listen(0)
  onTestFinished(server.stop)
  server.open({ answer: async () => plain(200, 'ready'), upgrade: () => {} }, () => {})
  const socket = connect(server.port, '127.0.0.1')
  let said = ''
  socket.on('data', chunk => {
    said += chunk
  })
  await once(socket, 'connect')
  // Connections are accepted in order: after the answer to a later one, this one is accepted.
  await (await fetch(`http://127.0.0.1:${server.port}`)).text()
  const drained = server.drain(60_000)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await drained
  await once(socket, 'close')
  expect(said).toMatch(/^HTTP\/1.1 200 OK.*ready$/s)
})

test('a request that does not end is cut off after a limit', async () => {
  const { server, asked } = await held()
  await server.drain(1)
  await server.stop()
  await expect(asked).rejects.toThrow('fetch failed')
})

test('an upgraded connection does not keep a server from stopping', async () => {
  const server = await listen(0)
  const upgraded = Promise.withResolvers<void>()
  server.open({ answer: async () => plain(200, ''), upgrade: () => upgraded.resolve() }, () => {})
  const socket = connect(server.port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  )
  socket.on('error', () => undefined)
  await upgraded.promise
  await server.stop()
})

/** Returns the error of SQLite when it has no room for a row. */
const fullOfSqlite = (): unknown => {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec('CREATE TABLE t (x); PRAGMA max_page_count = 2; INSERT INTO t VALUES (zeroblob(100000))')
  } catch (error) {
    return error
  } finally {
    database.close()
  }
}

test.each([
  ['a file that could not be written', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['SQLite', fullOfSqlite()],
  [
    'the database of the table',
    new Error('x', { cause: new Error('commit failed: database or disk is full') }),
  ],
])('%s reports a full disk', async (_, cause) => {
  const server = await listen(0)
  onTestFinished(server.stop)
  const answer = async () => {
    throw cause
  }
  server.open({ answer, upgrade: () => {} }, () => {})
  const response = await fetch(server.url)
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('The disk of this machine is full')
})
