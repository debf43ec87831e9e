import { expect, test } from 'vitest'
import { tiers } from '../../../shared/lists.ts'
import { bottomBarItems, lockText, navGroups } from './nav.ts'

const items = navGroups.flatMap(group => group.items)

test.each([
  ['free', ['Insights: Upgrade to Elite plan', 'Advanced Features: Upgrade to Pro plan']],
  ['pro', ['Insights: Upgrade to Elite plan']],
  ['elite', []],
] as const)('the locked entries on %s, and their labels', (tier, locked) => {
  const found = items.flatMap(({ label, feature }) => {
    const text = lockText(feature, tier)
    return text ? [`${label}: ${text}`] : []
  })
  expect(found).toEqual(locked)
})

test("letters, the coach and the other screens without a plan's feature are open on all plans", () => {
  for (const tier of tiers) expect(lockText(undefined, tier)).toBeNull()
})

test('the bar on phones has five entries', () => {
  expect(bottomBarItems.map(({ short }) => short)).toEqual([
    'Home',
    'Applications',
    'Jobs',
    'Resume',
    'Coach',
  ])
})
