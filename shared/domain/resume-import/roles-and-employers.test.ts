import { expect, test } from 'vitest'
import { partsOfHead } from './head-parts.ts'
import { leaning } from './role-words.ts'
import { nameParts } from './roles-and-employers.ts'

test.each([
  ['Teller | Zenith Bank | Lagos', 'Teller', 'Zenith Bank', 'Lagos'],
  ['Zenith Bank Plc, Ikeja – Teller', 'Teller', 'Zenith Bank Plc', 'Ikeja'],
  ['Software Engineer at Andela, Lagos', 'Software Engineer', 'Andela', 'Lagos'],
  ['Manager, Operations, Dangote Cement Plc', 'Manager, Operations', 'Dangote Cement Plc', ''],
  ['Product Analyst, Cobalt Health, Inc.', 'Product Analyst', 'Cobalt Health, Inc.', ''],
  ['Kasuwa, Gaffer', 'Kasuwa', 'Gaffer', ''],
  ['UI Designer (Contract) | Kuda', 'UI Designer (Contract)', 'Kuda', ''],
  ['Kudi / Product Designer', 'Product Designer', 'Kudi', ''],
  ['Nurse\tUmuoji Mission Hospital, Umuoji', 'Nurse', 'Umuoji Mission Hospital', 'Umuoji'],
  ['Cashier – Okun Foods (Kabba)', 'Cashier', 'Okun Foods', 'Kabba'],
  [
    'Lecturer I, Department of Botany, University of Jos',
    'Lecturer I',
    'Department of Botany, University of Jos',
    '',
  ],
  [
    'Clerk | Ministry of Works, Ekiti State, Ado-Ekiti',
    'Clerk',
    'Ministry of Works, Ekiti State',
    'Ado-Ekiti',
  ],
])('%s names a role, an employer and a place', (text, jobTitle, company, place) => {
  expect(nameParts(partsOfHead([text]), 1)).toMatchObject({ jobTitle, company, place })
})

test('a comma stands within the role where the employer has a line of its own', () => {
  const parts = partsOfHead(['Staff Nurse, Accident & Emergency', 'St. Rotimund Hospital, Awka'])
  expect(nameParts(parts, 1)).toMatchObject({
    jobTitle: 'Staff Nurse, Accident & Emergency',
    company: 'St. Rotimund Hospital',
    place: 'Awka',
  })
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
