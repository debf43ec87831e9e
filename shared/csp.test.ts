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

test('scripts come from our own files alone: none in the page, none made from text', () => {
  expect(directives.get('script-src')).toEqual(["'self'"])
  expect(directives.get('default-src')).toEqual(["'none'"])
})

test('a page calls its own origin and those that it is given', () => {
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://identity.example', 'wss://live.example'])
})

test('no other site may put the app in a frame, or see the addresses of its pages', () => {
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
  expect(securityHeaders([])).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' })
})
