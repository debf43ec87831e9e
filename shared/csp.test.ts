import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './csp.ts'

const directives = new Map(
  contentSecurityPolicy(['https://identity.example', 'wss://live.example'])
    .split('; ')
    .map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
)

test('only scripts from our own files run: no inline scripts, and no eval', () => {
  expect(directives.get('script-src')).toEqual(["'self'"])
  expect(directives.get('default-src')).toEqual(["'none'"])
})

test('a page may connect only to its own origin and the given ones', () => {
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://identity.example', 'wss://live.example'])
})

test('no other site may frame the app or see the addresses of its pages', () => {
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
  expect(securityHeaders([])).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' })
})
