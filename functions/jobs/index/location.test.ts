import { expect, test } from 'vitest'
import { placesOf } from '../../../shared/domain/jobs/places.ts'
import { locationOf } from './location.ts'

test.each([
  ['Lagos', null, [], 'Lagos'],
  ['Ikeja, Lagos', 'onsite', [], 'Ikeja'],
  ['Rivers State', null, [], 'Rivers'],
  ['Lagos / Abuja', 'hybrid', [], 'Hybrid · Lagos, Abuja'],
  ['Nairobi, Kenya', null, [], 'Nairobi, Kenya'],
  ['Nigeria', null, [], 'Nigeria'],
  ['', 'remote', ['africa'], 'Remote · Africa'],
  ['', 'remote', ['worldwide'], 'Remote · Worldwide'],
  ['', 'remote', ['NG', 'GH', 'KE', 'ZA', 'EG'], 'Remote · Nigeria, Ghana, Kenya and 2 more'],
  ['Lagos', 'remote', [], 'Remote · Lagos'],
  ['', 'remote', [], 'Remote'],
  ['', null, [], ''],
] as const)('%j, %s, open to %j: %j', (location, workplace, openTo, shown) => {
  expect(locationOf({ places: placesOf(location), workplace, openTo: [...openTo] })).toBe(shown)
})
