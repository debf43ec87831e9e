import { expect } from 'playwright/test'
import { api as contract } from '../shared/api/index.ts'
import { test } from './fixtures.ts'
import { LandingPage } from './pages/landing.ts'

test('the API answers what it does not know or can not read in its own shape', async ({
  request,
  tokens,
}) => {
  const headers = { authorization: `Bearer ${tokens.AccessToken}`, 'content-type': 'application/json' }
  const send = (data: string) => request.post('/api/applications', { headers, data: Buffer.from(data) })
  for (const [code, answer] of [
    ['unknown_route', await request.get('/api/no/such/thing')],
    ['unauthenticated', await request.get('/api/applications')],
    ['malformed_json', await send('{"id": ')],
    ['invalid_input', await send('{"id": "1", "jobTitle": "", "shoeSize": 44}')],
    ['too_large', await send(JSON.stringify({ notes: 'x'.repeat(300_000) }))],
  ] as const) {
    expect(answer.headers()['content-type'], code).toContain('application/json')
    const { error } = await answer.json()
    expect(error).toMatchObject({ code, message: expect.any(String), requestId: expect.any(String) })
    expect(await answer.text(), code).not.toMatch(/node_modules|\bat \w+ \(|\.ts:\d+/)
  }
})

test('the description of the API is served and names every operation', async ({ request }) => {
  const document = await (await request.get('/api/openapi.json')).json()
  expect(document.openapi).toMatch(/^3\.1\./)
  for (const operations of Object.values(contract))
    for (const { path, method } of Object.values(operations))
      expect(document.paths[path], path).toHaveProperty(method.toLowerCase())
})

test('every page comes with its guards, and only what has a hash in its name is kept', async ({
  request,
}) => {
  for (const path of ['/', '/dashboard/applications', '/no/such/page', '/api/openapi.json']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self'(;|$)/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('same-origin')
    expect(headers['cache-control'], path).toMatch(/no-cache|no-store/)
  }
  const script = /\/assets\/[^"]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? ''
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
})

test('a script of somebody else does not run', async ({ page, complaints }) => {
  complaints.expect(/Content Security Policy/)
  await LandingPage.open(page)
  const runs = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.stolen = true'
    document.body.append(script)
    return 'stolen' in window
  })
  expect(runs).toBe(false)
})
