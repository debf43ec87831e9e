import { expect, test } from 'vitest'
import { titleAndCompany } from './title.ts'

test.each<[string, string, string, string]>([
  [
    'Sales Representative at Example Foods Limited (3 Openings)',
    '',
    'Sales Representative',
    'Example Foods Limited',
  ],
  [
    'Head of Operations at Large Events at Danodu Hospitality Ltd',
    '',
    'Head of Operations at Large Events',
    'Danodu Hospitality Ltd',
  ],
  ['Intern VOIP Engineer at Dial Afrika', 'Dial Afrika', 'Intern VOIP Engineer', 'Dial Afrika'],
  ['Researcher at Scale', 'Danodu Labs', 'Researcher at Scale', 'Danodu Labs'],
  ['Growth Lead at scale', '', 'Growth Lead at scale', ''],
  ['Driver at a Reputable Company', '', 'Driver', ''],
  ['Accountant', 'Confidential', 'Accountant', ''],
  ['Nurse at St. Nicholas Hospital - Lagos', '', 'Nurse', 'St. Nicholas Hospital'],
  ['Accountant - 2 Slots', 'Danodu', 'Accountant', 'Danodu'],
  ['HSE OFFICER AND IT SUPPORT II', 'NGO', 'HSE Officer and IT Support II', 'NGO'],
  ['CHIEF ACCOUNTANT/AUDITOR (LAGOS)', 'X Ltd', 'Chief Accountant/Auditor (Lagos)', 'X Ltd'],
  ['URGENT HIRING: Cook!!!', 'X Ltd', 'Cook', 'X Ltd'],
  ['QA Analyst">', 'Kora"', 'QA Analyst', 'Kora'],
  ['Cook at Danodu Foods">', '', 'Cook', 'Danodu Foods'],
  ['RN', 'X Ltd', 'RN', 'X Ltd'],
  ['  ', 'X Ltd', '', 'X Ltd'],
])('"%s" of "%s" is "%s" at "%s"', (title, company, role, employer) => {
  expect(titleAndCompany(title, company)).toEqual({ title: role, company: employer })
})
