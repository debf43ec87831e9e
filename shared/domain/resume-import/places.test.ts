import { expect, test } from 'vitest'
import { isAddress, isPlace } from './places.ts'

test.each([
  ['Lagos', true],
  ['Lekki, Lagos State', true],
  ['Austin, TX', true],
  ['Washington, DC 20420 United States', true],
  ['Zenith Bank, Lagos', false],
  ['Operations Manager', false],
  ['Andela, Lagos', false],
])('%s is a place: %s', (text, is) => {
  expect(isPlace(text)).toBe(is)
})

test.each([
  ['12, Allen Avenue, Ikeja, Lagos', true],
  ['Plot 44 Ahmadu Bello Way, Kaduna', true],
  ['Ikot Nowhere, Cross River', true],
  ['100 W. Hill Ave., Savannah, GA 31401 United States', true],
  ['Led 12 riders in Lagos', false],
])('%s is an address: %s', (text, is) => {
  expect(isAddress(text)).toBe(is)
})
