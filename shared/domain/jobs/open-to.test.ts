import { expect, test } from 'vitest'
import { mayApplyFrom, openToOf } from './open-to.ts'
import { placesOf } from './places.ts'

test.each<[readonly string[] | null, string, readonly string[]]>([
  [[], '', ['worldwide']],
  [['Worldwide'], '', ['worldwide']],
  [['United States'], '', ['US']],
  [['Hong Kong', 'Singapore', 'Taiwan'], '', ['HK', 'SG', 'TW']],
  [['Nigeria, Kenya and Ghana'], '', ['NG', 'KE', 'GH']],
  [['USA, CST (UTC-6)'], '', ['US']],
  [['Africa', 'Europe'], '', ['africa', 'europe']],
  [['Niger'], '', ['NE']],
  [['Berlin, Germany'], '', ['DE']],
  [['Somewhere nice'], '', []],
  [null, 'Remote (EMEA)', ['emea']],
  [null, 'Remote - Nigeria only', ['NG']],
  [null, 'Anywhere in the world', ['worldwide']],
  [
    null,
    'Remote, West Africa',
    ['NG', 'GH', 'SN', 'CI', 'BJ', 'TG', 'BF', 'ML', 'NE', 'GM', 'GN', 'SL', 'LR', 'CV', 'MR'],
  ],
  [null, 'LATAM', ['americas']],
  [null, 'Ikeja, Lagos', ['NG']],
  [null, 'San Francisco, CA', []],
  [null, '', []],
])('%j at "%s" is open to %j', (listed, location, openTo) => {
  expect(openToOf(listed, location, placesOf(location))).toEqual(openTo)
})

test.each<[readonly string[], string, boolean | null]>([
  [['worldwide'], 'NG', true],
  [['africa'], 'NG', true],
  [['emea'], 'NG', true],
  [['emea'], 'AE', true],
  [['emea'], 'IN', false],
  [['europe'], 'NG', false],
  [['KE', 'NG'], 'NG', true],
  [['US'], 'NG', false],
  [[], 'NG', null],
])('%j from %s: %s', (openTo, country, expected) => {
  expect(mayApplyFrom(openTo, country)).toBe(expected)
})
