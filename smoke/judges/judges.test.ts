import { expect, test } from 'vitest'
import { errors } from '../../shared/api/errors.ts'
import { securityHeaders } from '../../shared/csp.ts'
import { addressFault, missingFileFault, pageFault, refusalFault } from './answers.ts'
import { headerFault } from './headers.ts'
import { confirmationIn, linkFault } from './mail.ts'
import { modelCallFault } from './model-call.ts'
import { type Piece, pieceFault } from './pieces.ts'

const html = { status: 200, type: 'text/html; charset=utf-8', text: '<h1>Aiki</h1>' }
const aiki = { status: 200, words: /Aiki/ }
const right = securityHeaders(['wss://live.example', 'https://files.example'])
const transport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

const headersOf = (changed: Record<string, string>) => new Headers({ ...right, ...transport, ...changed })

test.each([
  ['all as they must be', {}, true, undefined],
  ['a frame of the same site', { 'x-frame-options': 'SAMEORIGIN' }, true, 'x-frame-options: DENY'],
  ['https for an hour', { 'strict-transport-security': 'max-age=3600' }, true, 'for a year'],
  ['http on one machine', { 'strict-transport-security': '' }, false, undefined],
  [
    'scripts of another site',
    {
      'content-security-policy': right['content-security-policy'].replace(
        "script-src 'self'",
        "script-src 'self' https://cdn.example",
      ),
    },
    true,
    'content-security-policy',
  ],
  [
    'connections to anywhere',
    {
      'content-security-policy': right['content-security-policy'].replace('https://files.example', 'https:'),
    },
    true,
    'named origins only',
  ],
])('headers: %s', (_, changed, isHttps, fault) => {
  const message = headerFault('/', headersOf(changed), { isHttps })?.message
  if (fault === undefined) expect(message).toBeUndefined()
  else expect(message).toContain(fault)
})

test('headers: one that is missing is named', () => {
  const headers = headersOf({})
  headers.delete('referrer-policy')
  expect(headerFault('/faq', headers, { isHttps: true })?.message).toBe(
    'expected /faq to have referrer-policy: same-origin, saw no such header',
  )
})

const refused = (code: 'unauthenticated' | 'unknown_route') => ({
  status: errors[code].status,
  type: 'application/json',
  text: JSON.stringify({ error: { code, message: errors[code].message } }),
})
const ofGateway = { status: 401, type: 'application/json', text: '{"message":"Unauthorized"}' }

test.each([
  ['a page', pageFault('/', html, aiki), false],
  ['a page with another status', pageFault('/', { ...html, status: 404 }, aiki), true],
  ['a page of somebody else', pageFault('/', { ...html, text: '<h1>nginx</h1>' }, aiki), true],
  ['a file in place of a page', pageFault('/', { ...html, type: 'application/xml' }, aiki), true],
  ['a file that is missing', missingFileFault('/assets/x.js', { ...html, status: 404 }), false],
  ['a page in place of a missing file', missingFileFault('/assets/x.js', html), true],
  ['our refusal', refusalFault('/api/profile', refused('unauthenticated'), 'unauthenticated'), false],
  ["the gateway's own refusal", refusalFault('/api/profile', ofGateway, 'unauthenticated'), true],
  ['another refusal', refusalFault('/api/x', refused('unauthenticated'), 'unknown_route'), true],
  ['addresses of the site', addressFault('/', ['https://a.example/faq'], 'https://a.example'), false],
  ['an address of another site', addressFault('/', ['https://b.example/'], 'https://a.example'), true],
  ['no address', addressFault('/', [], 'https://a.example'), true],
  ['a link to the site', linkFault('https://a.example/auth?code=1', 'https://a.example'), false],
  ['a link to nowhere', linkFault('https://site-url-not-set.invalid/auth', 'https://a.example'), true],
  ['no link', linkFault(undefined, 'https://a.example'), true],
])('answers: %s', (_, fault, isFault) => {
  expect(fault !== undefined).toBe(isFault)
})

const words = 'data: {"type":"piece","part":"paragraphs.0","text":"Dear"}\n\n'
const end = 'data: {"type":"done","value":{}}\n\n'
const piecesAt = (...pieces: (readonly [number, string])[]): Piece[] =>
  pieces.map(([at, text]) => ({ at, text }))

test.each([
  ['words, and later the end', piecesAt([900, words], [1500, words], [4000, end]), undefined],
  ['everything in one piece', piecesAt([4000, words + end]), 'in one piece'],
  ['cut by the network only', piecesAt([4000, words], [4004, end]), 'held it back'],
  ['no end', piecesAt([900, words]), 'no end'],
  ['only the end', piecesAt([900, end]), 'no words'],
  ['nothing', [], 'no words in 0 pieces'],
])('a stream: %s', (_, pieces, fault) => {
  const message = pieceFault(pieces, { isLocal: false })?.message
  if (fault === undefined) expect(message).toBeUndefined()
  else expect(message).toContain(fault)
})

const modelCall = (changed: object = {}) =>
  JSON.stringify({ message: 'model call', outcome: 'ok', outputTokens: 9, dollars: 0.001, ...changed })

test.each([
  ['one that gave a text', [modelCall({ outcome: 'slow' }), modelCall()], false],
  ['none', [], true],
  ['one that failed', [modelCall({ outcome: 'our fault', outputTokens: 0, dollars: 0 })], true],
  ['one without a price', [modelCall({ dollars: 0 })], true],
])('calls of the model: %s', (_, lines, isFault) => {
  expect(modelCallFault(lines) !== undefined).toBe(isFault)
})

const letter = { subject: 'Confirm your email address for Aiki', text: '', html: '' }

test.each([
  [
    'the link of our mail',
    { html: '<a href="https://a.example/auth?email=a&amp;code=123456&amp;token=t">Confirm</a>' },
    { code: '123456', link: 'https://a.example/auth?email=a&code=123456&token=t' },
  ],
  ["the digits of the pool's own mail", { text: 'Your code is 654321.' }, { code: '654321' }],
  ['digits between tags', { html: '<p style="color:#112233">Code <b>654321</b></p>' }, { code: '654321' }],
  ['a mail without a code', { text: 'Welcome to 2026, call 08030000000.' }, undefined],
])('a mail: %s', (_, parts, found) => {
  const confirmation = confirmationIn({ ...letter, ...parts })
  if (found === undefined) expect(confirmation).toBeUndefined()
  else expect(confirmation).toMatchObject(found)
})
