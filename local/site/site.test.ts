import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { anyOrigin } from '../../shared/browser-config.ts'
import { LocalStack } from '../stack.ts'
import { readSite } from './files.ts'
import { createSite } from './site.ts'

const script = 'export const words = "Ẹ kú iṣẹ́"\n'.repeat(100)
let url: URL

const newSite = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aiki-site-'))
  await mkdir(join(folder, 'assets'))
  const config = '<script type="application/json" id="config">{}</script>'
  await writeFile(join(folder, 'index.html'), `<link rel="canonical" href="${anyOrigin}/">${config}`)
  for (const name of ['app.html', 'dashboard.html'])
    await writeFile(join(folder, name), `<title>the app</title>${config}`)
  await writeFile(join(folder, 'faq.html'), '<title>questions</title>')
  await writeFile(join(folder, '404.html'), '<title>not there</title>')
  await writeFile(join(folder, 'theme.js'), script)
  await writeFile(join(folder, 'assets/main-x1.js'), script)
  await writeFile(join(folder, 'assets/letters.woff2'), 'letters')
  return folder
}

beforeAll(async () => {
  const folder = await newSite()
  const stack = await LocalStack.start({ site: configFor => ({ built: createSite(folder, configFor) }) })
  url = new URL(stack.url)
  return stack.stop
})

/** Sends a request without further headers, and returns the bytes unchanged. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ response: IncomingMessage; bytes: Buffer }>((resolve, reject) => {
    const request = httpRequest({ host: 'localhost', port: url.port, path, headers, method })
    request.on('error', reject)
    request.on('response', async response => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ response, bytes: Buffer.concat(chunks) })
    })
    request.end()
  })

test.each(['/auth?mode=signin', '/dashboard/applications', '/app.html'])(
  '%s is the app, with the configuration for the address that it was opened at',
  async path => {
    const { response, bytes } = await ask(path, { host: `127.0.0.1:${url.port}` })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    })
    expect(bytes.toString()).toContain('the app')
    expect(bytes.toString()).toContain(`"userPoolEndpoint":"http://127.0.0.1:${url.port}/idp"`)
  },
)

test.each(['/', '/dashboard/applications', '/no/such/page', '/api/openapi.json'])(
  '%s has security headers, and is revalidated each time',
  async path => {
    expect((await ask(path)).response.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^(?=.*default-src 'none').*script-src 'self'(;|$)/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': expect.stringMatching(/no-cache|no-store/),
    })
  },
)

test('a page contains the address that it was opened at', async () => {
  const { bytes } = await ask('/', { host: `127.0.0.1:${url.port}` })
  expect(bytes.toString()).toContain(`href="http://127.0.0.1:${url.port}/"`)
})

test.each([
  ['/faq', 200, 'questions'],
  ['/faq/', 200, 'questions'],
  ['/ada.lovelace', 404, 'not there'],
  ['/no/such/page', 404, 'not there'],
])('%s is a page with status %i', async (path, status, words) => {
  const { response, bytes } = await ask(path)
  expect(response.statusCode).toBe(status)
  expect(bytes.toString()).toContain(words)
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('a script for a browser that accepts "%s" is sent as %s', async (accepted, encoding, decode) => {
  const { response, bytes } = await ask('/assets/main-x1.js', { 'accept-encoding': accepted })
  expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(bytes.length).toBeLessThan(script.length / 4)
  expect(decode(bytes).toString()).toBe(script)
})

test('the next start uses the compressed files', async () => {
  const folder = await newSite()
  const [first, second] = [readSite(folder), readSite(folder)]
  const made = await first.get('/theme.js')?.encoded('br')
  const [name = ''] = await readdir(`${folder}-encoded`)
  await writeFile(join(`${folder}-encoded`, name), 'found')
  expect(String(await second.get('/theme.js')?.encoded('br'))).toBe('found')
  expect(brotliDecompressSync(made ?? '').toString()).toBe(script)
})

test('fonts are compressed already, and a browser that accepts no encoding gets plain bytes', async () => {
  const letters = await ask('/assets/letters.woff2', { 'accept-encoding': 'br' })
  expect(letters.response.headers['content-encoding']).toBeUndefined()
  expect((await ask('/assets/main-x1.js')).bytes.toString()).toBe(script)
})

test('a hashed asset is cached forever; other files are revalidated and not sent twice', async () => {
  const asset = await ask('/assets/main-x1.js')
  expect(asset.response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const first = await ask('/theme.js')
  expect(first.response.headers['cache-control']).toBe('no-cache')
  const again = await ask('/theme.js', { 'if-none-match': String(first.response.headers.etag) })
  expect(again.response.statusCode).toBe(304)
  expect(again.bytes).toHaveLength(0)
})

test.each(['/assets/main-x2.js', '/assets/main', '/..%2f..%2fpackage.json', '/favicon.ico'])(
  '%s does not exist',
  async path => {
    expect((await ask(path)).response.statusCode).toBe(404)
  },
)

test('the site accepts only reads', async () => {
  expect((await ask('/', {}, 'POST')).response.statusCode).toBe(405)
  const head = await ask('/theme.js', {}, 'HEAD')
  expect(head.response.headers['content-length']).toBe(String(Buffer.byteLength(script)))
  expect(head.bytes).toHaveLength(0)
})
