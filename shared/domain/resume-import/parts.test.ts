import { expect, test } from 'vitest'
import { contactsIn } from './contacts.ts'
import { datedIn } from './dates.ts'
import { sectionsOf } from './headings.ts'
import { linesOf } from './lines.ts'
import { isAddress, isPlace } from './place.ts'
import { studyParts } from './study-words.ts'
import { leaning } from './titles.ts'
import { nameParts, partsOf } from './work-parts.ts'

test.each([
  ['Jan 2020 – Present', 'Jan 2020 – Present', ''],
  ['Teller (March, 2019 till date)', 'March, 2019 till date', 'Teller'],
  ['01/2018 - 12/2020: Clerk', '01/2018 - 12/2020', 'Clerk'],
  ['2015-19', '2015-19', ''],
  ["Aug '19 - now", "Aug '19 - now", ''],
  ['12th May 2014 to 3rd June 2016', '12th May 2014 to 3rd June 2016', ''],
  ['since 2019', 'since 2019', ''],
  ['May 2022 - Present (3 years 2 months)', 'May 2022 - Present (3 years 2 months)', ''],
  ['March – June 2021', 'March – June 2021', ''],
  ['Expected June 2027', 'Expected June 2027', ''],
  ['Comptable, juin 2021 – présent', 'juin 2021 – présent', 'Comptable'],
  ['février 2019 à août 2020', 'février 2019 à août 2020', ''],
])('%s has the date %s', (text, date, words) => {
  const dated = datedIn(text)
  expect(dated?.text).toBe(date)
  expect(`${dated?.before}${dated?.after}`).toBe(words)
})

test.each(['Managed 20,000 customers', 'May I help', '08031234567', 'Room 12'])('%s has none', text => {
  expect(datedIn(text)).toBeNull()
})

test.each([
  ['08031234567', ['08031234567']],
  ['+234 (0) 803 777 8888', ['+234 (0) 803 777 8888']],
  ['0803-111-2222, 0805 555 1212', ['0803-111-2222', '0805 555 1212']],
  ['(512) 555-0147', ['(512) 555-0147']],
  ['+44 7700 900123', ['+44 7700 900123']],
  ['₦20,000,000 in 2020', []],
  ['2015 - 2019', []],
])('telephones of %s', (text, phones) => {
  expect(contactsIn(text).phones).toEqual(phones)
})

test.each([
  ['linkedin.com/in/ada', 'linkedin', ['linkedin.com/in/ada']],
  ['Github: https://github.com/ada', 'github', ['https://github.com/ada']],
  ['Portfolio - www.ada.design', 'links', ['www.ada.design']],
  ['Portfolio: aminabello.example/work', 'links', ['aminabello.example/work']],
  ['Degrees: B.Sc/HND', 'links', []],
  ['E-mail: ada@x.com.ng.', 'mails', ['ada@x.com.ng']],
  ['Node.js and ASP.net', 'links', []],
] as const)('%s says how to reach somebody', (text, kind, found) => {
  expect(contactsIn(text)[kind]).toEqual(found)
})

test('what announces a number or an address goes with it, and the rest stays', () => {
  expect(contactsIn('Tel: 08031234567 | Email: ada@x.com | Lagos').rest).toBe('Lagos')
})

const kinds = (text: string) => sectionsOf(linesOf(text)).map(({ kind }) => kind)

test.each([
  ['1. WORK EXPERIENCE', 'work'],
  ['E D U C A T I O N', 'education'],
  ['Career Objective:', 'summary'],
  ['INSTITUTIONS ATTENDED WITH DATES', 'education'],
  ['## Projects', 'other'],
  ['**Key Skills**', 'skills'],
  ['HOBBIES & INTERESTS', 'interests'],
  ['PROFESSIONAL QUALIFICATIONS', 'certifications'],
  ['Awards and Achievements', 'other'],
  ['NYSC', 'work'],
])('%s is a heading', (line, kind) => {
  expect(kinds(`Ada\n\n${line}\nx`).at(-1)).toBe(kind)
})

test('a skill called Leadership and the achievements of a job are no headings', () => {
  const text =
    'Ada\n\nWORK EXPERIENCE\nClerk, Shop Ltd, 2020\nAchievements:\n- x\n\nSKILLS\nLeadership\nResearch'
  expect(kinds(text)).toEqual(['top', 'work', 'skills'])
})

test.each([
  ['Lagos', true],
  ['Lekki, Lagos State', true],
  ['Austin, TX', true],
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
  ['Led 12 riders in Lagos', false],
])('%s is an address: %s', (text, is) => {
  expect(isAddress(text)).toBe(is)
})

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
])('%s is rather a role or an employer: %i', (text, sign) => {
  expect(Math.sign(leaning(text))).toBe(sign)
})

test.each([
  ['B.Sc. Economics, University of Benin (Second Class Upper)', ['degree', 'school', 'grade']],
  ['West African Senior School Certificate', ['degree']],
  ["Queen's School, Enugu", ['school']],
  ['Diploma in Law from Kaduna Polytechnic', ['degree', 'school']],
  ['GPA: 2:1', ['grade']],
  ['CGPA: 4.5/5.0', ['grade']],
  ['3.9 of 5', ['grade']],
])('%s says %s', (text, kinds) => {
  expect(studyParts(text).map(({ is }) => is)).toEqual(kinds)
})
