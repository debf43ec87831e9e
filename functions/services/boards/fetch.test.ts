import { createServer, type RequestListener } from 'node:http'
import type { LookupFunction } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BoardError, Unchanged } from './connector.ts'
import { createBoardFetch } from './fetch.ts'
import { originOnly, publicOnly } from './reach.ts'

/** Starts a board on the loopback address. */
const serve = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

type Settings = Omit<Parameters<typeof createBoardFetch>[0], 'reach'>
/** Starts a board, and returns its address and the calls of a connector. */
const board = async (answer: RequestListener, settings: Settings = {}) => {
  const url = await serve(answer)
  return { url, ...createBoardFetch({ reach: originOnly(url), ...settings }) }
}
const faultOf = async (call: Promise<unknown>) => {
  const fault = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  return fault instanceof BoardError ? [fault.kind, fault.message] : fault
}
const short = { deadlines: { call: 50, reading: 10_000 } }

test('returns the text and its type, and sends our name', async () => {
  const heard: unknown[] = []
  const { url, fetch } = await board((request, response) => {
    heard.push(request.headers['user-agent'], request.headers['x-key'])
    response.setHeader('content-type', 'application/json').end('{"jobs":["Nurse – Kano"]}')
  })
  expect(await fetch(`${url}/jobs`, { headers: { 'x-key': 'k' } })).toEqual({
    text: '{"jobs":["Nurse – Kano"]}',
    contentType: 'application/json',
  })
  expect(heard).toEqual([expect.stringMatching(/^Aiki\/.*support@/), 'k'])
})

test('a page instead of a feed is returned, and the connector recognises it', async () => {
  const { url, fetch } = await board((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><p>Checking your browser')
  })
  expect(await fetch(url)).toEqual({
    text: '<!doctype html><p>Checking your browser',
    contentType: 'text/html',
  })
})

test('the addresses of a board are requested where the board runs', async () => {
  const { url, fetch } = await board((request, response) => void response.end(request.url), {
    addressOf: address => address.replace('https:/', `${url}/boards`),
  })
  expect((await fetch('https://remotive.com/api/remote-jobs?limit=9')).text).toBe(
    '/boards/remotive.com/api/remote-jobs?limit=9',
  )
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('an answer compressed as %s is decompressed', async (encoding, pack) => {
  const { url, fetch } = await board((request, response) => {
    expect(request.headers['accept-encoding']).toContain(encoding)
    response.setHeader('content-encoding', encoding).end(pack('Òjó, a welder'))
  })
  expect((await fetch(url)).text).toBe('Òjó, a welder')
})

test.each([429, 500, 503, 304, 404])('an answer of %i is a refusal', async status => {
  const { url, fetch } = await board((_, response) => void response.writeHead(status).end('{}'))
  expect(await faultOf(fetch(url, { ifChanged: true }))).toEqual([
    'refused',
    `answered with an error (${status})`,
  ])
})

test('a board that never answers times out', async () => {
  const { url, fetch } = await board(() => undefined, short)
  expect(await faultOf(fetch(url))).toEqual(['slow', 'did not answer in time'])
})

test('a board that sends slowly times out, however much it has sent', async () => {
  const { url, fetch } = await board((_, response) => {
    const drip = setInterval(() => response.write(' '), 5)
    response.on('close', () => clearInterval(drip))
  }, short)
  expect(await faultOf(fetch(url))).toEqual(['slow', 'did not answer in time'])
})

test('all calls of a reading share one deadline', async () => {
  const deadlines = { call: 1000, reading: 2000 }
  const end = new AbortController()
  // No clock runs: the test ends the reading itself.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms =>
    ms === deadlines.reading ? end.signal : new AbortController().signal,
  )
  const answer: RequestListener = ({ url: path }, response) => {
    if (path === '/first') response.end('[]')
    else end.abort()
  }
  const { url, fetch } = await board(answer, { deadlines })
  expect((await fetch(`${url}/first`)).text).toBe('[]')
  expect(await faultOf(fetch(`${url}/second`))).toEqual(['slow', 'did not answer in time'])
  expect(await faultOf(fetch(`${url}/first`))).toEqual(['slow', 'did not answer in time'])
})

test('an answer of 50 MB is not read to its end', async () => {
  let sent = 0
  const { url, fetch } = await board((_, response) => {
    const chunk = Buffer.alloc(1_000_000, 'x')
    const send = (): void => {
      if (sent >= 50_000_000 || response.destroyed) return void response.end()
      sent += chunk.length
      response.write(chunk, send)
    }
    send()
  })
  expect(await faultOf(fetch(url))).toEqual(['large', 'sent too much (more than 10 MB)'])
  expect(sent).toBeLessThan(50_000_000)
})

test('all answers of a reading share one limit of size', async () => {
  const { url, fetch } = await board((_, response) => void response.end('x'.repeat(40)), {
    maxBytes: 50,
    maxBytesInAll: 100,
  })
  for (const page of [1, 2]) expect((await fetch(`${url}/?page=${page}`)).text).toHaveLength(40)
  expect(await faultOf(fetch(`${url}/?page=3`))).toMatchObject(['large', expect.stringMatching(/in all/)])
})

test('an answer whose header says that it is too large is not read at all', async () => {
  const { url, fetch } = await board((_, response) => {
    response.writeHead(200, { 'content-length': 50_000_000 }).write('x')
  })
  expect(await faultOf(fetch(url))).toEqual(['large', 'sent too much (more than 10 MB)'])
})

test('a gzip bomb is not decompressed', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  expect(bomb.length).toBeLessThan(100_000)
  const { url, fetch } = await board((_, response) => {
    response.setHeader('content-encoding', 'gzip').end(bomb)
  })
  expect(await faultOf(fetch(url))).toEqual(['large', 'sent too much (more than 10 MB)'])
})

test.each([
  ['no gzip', 'gzip', Buffer.from('no gzip')],
  ['half of a gzip', 'gzip', gzipSync(Buffer.from('x'.repeat(5000))).subarray(0, 20)],
  ['no brotli', 'br', Buffer.from('no brotli')],
  ['a packing that we do not know', 'zstd', Buffer.from('x')],
])('%s is malformed', async (_, encoding, bytes) => {
  const { url, fetch } = await board((_, response) => {
    response.setHeader('content-encoding', encoding).end(bytes)
  })
  expect(await faultOf(fetch(url))).toMatchObject([
    'malformed',
    expect.stringMatching(/^sent something else than jobs/),
  ])
})

test('a connection that breaks, and one that cannot be made, are unreachable', async () => {
  const { url, fetch } = await board((_, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('half', () => response.destroy())
  })
  expect(await faultOf(fetch(url))).toMatchObject([
    'unreachable',
    expect.stringMatching(/^could not be reached/),
  ])
  const nobody = createBoardFetch({ reach: originOnly('http://127.0.0.1:1') })
  expect(await faultOf(nobody.fetch('http://127.0.0.1:1/'))).toEqual([
    'unreachable',
    'could not be reached (ECONNREFUSED)',
  ])
})

test('a redirect to an allowed address is followed', async () => {
  const { url, fetch } = await board(({ url: path }, response) => {
    if (path === '/old') response.writeHead(301, { location: '/new?page=1' }).end()
    else response.end(path)
  })
  expect((await fetch(`${url}/old`)).text).toBe('/new?page=1')
})

test('a redirect to itself ends after a few calls', async () => {
  let asked = 0
  const { url, fetch } = await board((_, response) => {
    asked += 1
    response.writeHead(302, { location: '/again' }).end()
  })
  expect(await faultOf(fetch(url))).toEqual(['refused', 'answered with an error (too many redirects)'])
  expect(asked).toBe(4)
})

/** Makes a name server that knows these names. Any other name resolves to the loopback address. */
const names =
  (known: Readonly<Record<string, readonly string[]>>): LookupFunction =>
  (host, _, done) =>
    done(
      null,
      (known[host] ?? ['127.0.0.1']).map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:3000/local/table',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::7f00:1]/',
  'http://[fd00::1]/',
  'http://[64:ff9b::a00:1]/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://0.0.0.0/',
  'http://remotive.com:8080/',
  'http://user:pass@remotive.com/',
  'ftp://remotive.com/',
  'file:///etc/passwd',
  '//169.254.169.254/',
])('a redirect to %s is refused', async location => {
  const { url, fetch } = await board((_, response) => void response.writeHead(302, { location }).end(), {})
  const reach = publicOnly()
  const there = { ...reach, check: (to: URL) => void (to.origin === url || reach.check(to)) }
  expect(await faultOf(createBoardFetch({ reach: there }).fetch(url))).toMatchObject([
    'elsewhere',
    expect.stringMatching(/nobody may look/),
  ])
  expect(await faultOf(fetch(url))).toMatchObject(['elsewhere', expect.stringMatching(/nobody may look/)])
})

test.each([
  ['a private address', ['10.1.2.3']],
  ['a private address among public ones', ['93.184.216.34', '192.168.0.1']],
  ['a private address in IPv6', ['::ffff:169.254.169.254']],
  ['a cloud’s metadata', ['fd00:ec2::254']],
  ['this machine', ['127.0.0.1']],
  ['nothing', []],
])('a name that resolves to %s is not called', async (_, addresses) => {
  const reach = publicOnly(names({ 'jobs.example': addresses }))
  expect(await faultOf(createBoardFetch({ reach }).fetch('http://jobs.example/feed'))).toEqual([
    'elsewhere',
    'pointed to an address where nobody may look (jobs.example)',
  ])
})

test('a redirect to a name that resolves to a private address is not followed', async () => {
  let asked = 0
  const { url } = await board((_, response) => {
    asked += 1
    response.writeHead(302, { location: 'http://inside.example/' }).end()
  })
  const reach = publicOnly(names({ 'inside.example': ['10.0.0.8'] }))
  const there = { ...reach, check: (to: URL) => void (to.origin === url || reach.check(to)) }
  expect(await faultOf(createBoardFetch({ reach: there }).fetch(url))).toEqual([
    'elsewhere',
    'pointed to an address where nobody may look (inside.example)',
  ])
  expect(asked).toBe(1)
})

test('an unknown name is unreachable', async () => {
  const lookup: LookupFunction = (_, __, done) =>
    done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), '')
  expect(
    await faultOf(createBoardFetch({ reach: publicOnly(lookup) }).fetch('https://gone.example/')),
  ).toEqual(['unreachable', 'could not be reached (ENOTFOUND)'])
})

test('the keys of a board are not sent to another site after a redirect', async () => {
  const heard: unknown[] = []
  const other = await serve((request, response) => {
    heard.push(request.headers['x-key'])
    response.end('[]')
  })
  const url = await serve((_, response) => void response.writeHead(302, { location: other }).end())
  await createBoardFetch({ reach: { check: () => undefined } }).fetch(url, { headers: { 'x-key': 'secret' } })
  expect(heard).toEqual([undefined])
})

test('an answer that has not changed since the last reading ends this reading, and is no fault', async () => {
  const feed: RequestListener = (request, response) => {
    const known = request.headers['if-none-match'] === 'W/"7"' && request.headers['if-modified-since']
    response.setHeader('etag', 'W/"7"').setHeader('last-modified', 'Mon, 02 Mar 2026 06:00:00 GMT')
    response.writeHead(known ? 304 : 200).end(known ? undefined : '<rss/>')
  }
  const { url, fetch, validators } = await board(feed)
  expect((await fetch(url)).text).toBe('<rss/>')
  expect(validators()).toEqual({})
  expect((await fetch(url, { ifChanged: true })).text).toBe('<rss/>')
  const kept = validators()
  expect(kept).toEqual({ [url]: { etag: 'W/"7"', lastModified: 'Mon, 02 Mar 2026 06:00:00 GMT' } })

  const next = createBoardFetch({ reach: originOnly(url), validators: kept })
  await expect(next.fetch(url, { ifChanged: true })).rejects.toThrow(Unchanged)
  expect((await next.fetch(url)).text).toBe('<rss/>')
})

test('an error in our own code is not reported as a fault of the board', async () => {
  const broken = () => {
    throw new RangeError('our own')
  }
  const { fetch } = createBoardFetch({ reach: { check: broken } })
  await expect(fetch('https://remotive.com/')).rejects.toThrow(RangeError)
})
