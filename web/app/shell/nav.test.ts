import { expect, test } from 'vitest'
import { tiers } from '../../../shared/lists.ts'
import { bottomBarItems, lockText, navGroups } from './nav.ts'

const items = navGroups.flatMap(group => group.items)

test.each([
  ['free', ['Insights: Upgrade to Pro plan', 'Advanced Features: Upgrade to Pro plan']],
  ['pro', ['Insights: Upgrade to Elite plan']],
  ['elite', []],
] as const)('what is locked on %s, and how it is said', (tier, locked) => {
  const found = items.flatMap(({ label, feature }) => {
    const text = lockText(feature, tier)
    return text ? [`${label}: ${text}`] : []
  })
  expect(found).toEqual(locked)
})

test('letters, the coach and every other place without a feature are open on all plans', () => {
  for (const tier of tiers) expect(lockText(undefined, tier)).toBeNull()
})

test('five places have room under the thumb', () => {
  expect(bottomBarItems.map(({ short }) => short)).toEqual([
    'Home',
    'Applications',
    'Jobs',
    'Resume',
    'Coach',
  ])
})
