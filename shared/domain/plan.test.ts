import { describe, expect, test } from 'vitest'
import { tiers } from '../lists.ts'
import { allows, features, inDollars, inNaira, isAtLeast, plans } from './plan.ts'

describe('plans', () => {
  test.each([
    ['free', '₦0', '$0'],
    ['pro', '₦3,500', '$2.29'],
    ['elite', '₦7,000', '$4.57'],
  ] as const)('%s costs %s, %s', (tier, naira, dollars) => {
    expect(inNaira(plans[tier].price.kobo)).toBe(naira)
    expect(inDollars(plans[tier].price.cents)).toBe(dollars)
  })

  test('a higher plan has everything of a lower one', () => {
    for (const feature of Object.keys(features).filter(
      (name): name is keyof typeof features => name in features,
    ))
      for (const [place, tier] of tiers.entries())
        for (const higher of tiers.slice(place))
          expect(allows(higher, feature) || !allows(tier, feature), `${feature} in ${higher}`).toBe(true)
  })

  test('insights are on Elite only; letters and the coach screen are on every plan', () => {
    expect(tiers.map(tier => allows(tier, 'insights'))).toEqual([false, false, true])
    expect(tiers.map(tier => allows(tier, 'cover-letter'))).toEqual([true, true, true])
    expect(tiers.map(tier => allows(tier, 'linkedin-optimisation'))).toEqual([false, true, true])
  })

  test('a plan includes itself', () => {
    expect(isAtLeast('pro', 'pro')).toBe(true)
    expect(isAtLeast('pro', 'elite')).toBe(false)
  })
})
