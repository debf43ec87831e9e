import { expect, test } from 'vitest'
import { placeOf } from './tool-address.ts'

test.each([
  ['', { tool: 'linkedin', text: null, gap: null }],
  ['?tab=coach', { tool: 'coach', text: null, gap: null }],
  ['?tab=nothing', { tool: 'linkedin', text: null, gap: null }],
  ['?tab=skills&gap=g1', { tool: 'skills', text: null, gap: 'g1' }],
  // A link may name only the dialog, which decides the tab.
  ['?gap=g1', { tool: 'skills', text: null, gap: 'g1' }],
  ['?tab=skills&text=t1&gap=g1', { tool: 'linkedin', text: 't1', gap: null }],
])('%s', (search, place) => {
  expect(placeOf(search)).toEqual(place)
})
