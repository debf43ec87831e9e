import { expect, test } from 'vitest'
import { sidebarChoice } from './sidebar-state.ts'

test.each([
  ['', null],
  ['aiki.sidebar=collapsed', 'collapsed'],
  ['other=1; aiki.sidebar=expanded; more=2', 'expanded'],
  ['aiki.sidebar=sideways', null],
  ['not-aiki.sidebar=collapsed', null],
])('%j says %j', (cookie, choice) => {
  expect(sidebarChoice(cookie)).toBe(choice)
})
