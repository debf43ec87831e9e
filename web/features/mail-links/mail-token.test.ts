import { expect, test } from 'vitest'
import { tokenInSearch, tokenInState, tokenState } from './mail-token.ts'

const token = 'k0la-Nut_2026k0la-Nut_2026k0la-Nut_2026abcd'

test('the token of the address lives on in the history entry', () => {
  expect(tokenInSearch(new URLSearchParams({ token }))).toBe(token)
  expect(tokenInState(tokenState(token))).toBe(token)
})

test.each(['', 'short', `${token}/../all`, `${token} `])('%j is no token', text => {
  expect(tokenInSearch(new URLSearchParams({ token: text }))).toBeNull()
  expect(tokenInState({ mailToken: text })).toBeNull()
})
