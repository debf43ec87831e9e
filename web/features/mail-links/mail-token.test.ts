import { expect, test } from 'vitest'
import { readMailLink } from '../../kit/use-mail-link.ts'
import { tokenLink } from './mail-token.ts'

const token = 'k0la-Nut_2026k0la-Nut_2026k0la-Nut_2026abcd'
const noParams = new URLSearchParams()

test('the token is moved from the address to the history entry', () => {
  const mailLink = readMailLink(tokenLink, new URLSearchParams({ token }), null)
  expect(mailLink).toEqual({ token })
  expect(readMailLink(tokenLink, noParams, { mailLink })).toEqual({ token })
})

test.each(['', 'short', `${token}/../all`, `${token} `])('%j is not a token', text => {
  expect(readMailLink(tokenLink, new URLSearchParams({ token: text }), null)).toBeNull()
  expect(readMailLink(tokenLink, noParams, { mailLink: { token: text } })).toBeNull()
})
