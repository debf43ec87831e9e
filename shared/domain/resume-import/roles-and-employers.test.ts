import { expect, test } from 'vitest'
import { leaning, nameParts, partsOf } from './roles-and-employers.ts'

test.each([
  ['Teller | Zenith Bank | Lagos', 'Teller', 'Zenith Bank, Lagos'],
  ['Zenith Bank Plc, Ikeja – Teller', 'Teller', 'Zenith Bank Plc, Ikeja'],
  ['Software Engineer at Andela, Lagos', 'Software Engineer', 'Andela, Lagos'],
  ['Manager, Operations, Dangote Cement Plc', 'Manager, Operations', 'Dangote Cement Plc'],
  ['Product Analyst, Cobalt Health, Inc.', 'Product Analyst', 'Cobalt Health, Inc.'],
  ['Kasuwa, Gaffer', 'Kasuwa', 'Gaffer'],
  ['UI Designer (Contract) | Kuda', 'UI Designer (Contract)', 'Kuda'],
])('%s names a role and an employer', (text, jobTitle, company) => {
  expect(nameParts(partsOf(text), 1)).toMatchObject({ jobTitle, company })
})

test.each([
  ['Branch Manager', 1],
  ['Zenith Bank', -1],
  ['Ministry of Works', -1],
  ['Corps Member', 1],
  ['NYSC', -1],
  ['Kasuwa', 0],
])('%s is more likely a role or an employer: %i', (text, sign) => {
  expect(Math.sign(leaning(text))).toBe(sign)
})
