import { expect, test } from 'vitest'
import { dollarsOf, pricesOf, regions } from './prices.ts'

const us = pricesOf('us-east-1')
const cost = (item: string, amount: number): number => {
  const price = us.get(item)
  if (!price) throw new Error(`There is no price of ${item}.`)
  return dollarsOf(price, amount)
}

test.each([
  ['Amazon Cognito: Essentials, monthly active users', 10_000, 0],
  ['Amazon Cognito: Essentials, monthly active users', 100_000, 1350],
  ['Amazon API Gateway: REST API requests', 1_000_000, 3.5],
  // 333 million, 667 million and a billion.
  ['Amazon API Gateway: REST API requests', 2_000_000_000, 333 * 3.5 + 667 * 2.8 + 1000 * 2.38],
  ['Amazon CloudFront: data to the internet, Africa', 1000, 0],
  // The free terabyte comes first, and the tiers are counted after it.
  ['Amazon CloudFront: data to the internet, Africa', 61_000, 10_000 * 0.11 + 40_000 * 0.105 + 10_000 * 0.09],
  ['AWS data transfer: to the internet', 10_340, 10_240 * 0.09],
  ['AWS AppSync: Event API connection minutes', 5_000_000, 0.4],
  ['AWS Lambda: duration, Arm', 400_000, 0],
])('%s, %d: $%d', (item, amount, dollars) => {
  expect(cost(item, amount)).toBeCloseTo(dollars, 6)
})

test('every region has the same items, and a region that is not known says what to do', () => {
  for (const region of regions)
    expect([...pricesOf(region).keys()].toSorted()).toEqual([...us.keys()].toSorted())
  expect(() => pricesOf('af-south-1')).toThrow('Copy eu-west-1')
  expect(() => pricesOf('mars-1')).toThrow('us-east-1, eu-west-1')
})
