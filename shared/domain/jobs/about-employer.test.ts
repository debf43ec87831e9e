import { expect, test } from 'vitest'
import { withoutEmployersOwnWords } from './about-employer.ts'

const bank = 'Danodu Bank serves farmers, teachers and nurses.'
const job = 'Keep the books of three branches.'

test.each<[string, string, string]>([
  [
    'a section',
    `About Us\n${bank}\n\nIt has 40 branches.\n\nJob Description\n${job}`,
    `Job Description\n${job}`,
  ],
  ['a section at the end', `${job}\n\n**Who we are:**\n${bank}`, job],
  ['a section of that name', `${job}\n\nAbout Danodu Bank Plc\n${bank}\n• We teach`, job],
  [
    'several of them',
    `Company Profile\n${bank}\nOur Mission\nTo teach all.\nRequirements:\n- OND\n- ${job}`,
    `Requirements:\n- OND\n- ${job}`,
  ],
  ['a heading on the same line', `Company Description: ${bank}\nYou will ${job}`, `You will ${job}`],
  ['a short one on one line', `Our mission: to teach nurses\n${job}`, job],
  ['the first paragraph', `Danodu Bank Ltd is a bank for teachers.\n\n${job}`, job],
  [
    'two first paragraphs',
    `Danodu (Nig.) was founded in 1990 by nurses.\nWe are a leading bank for teachers.\nDuties\n${job}`,
    `Duties\n${job}`,
  ],
  ['the client', `Our client is a school of nurses.\n${job}`, job],
  [
    'the sentences before the job',
    `Our client is a school. It has nurses. They are looking for a driver.\n${job}`,
    `They are looking for a driver.\n${job}`,
  ],
  [
    'a section without an end',
    `About us\n${bank}\n\nIt grows. We are looking for a driver.\n${job}`,
    `We are looking for a driver.\n${job}`,
  ],
])('%s is removed', (_, description, left) => {
  expect(withoutEmployersOwnWords(description, 'Danodu Bank Plc')).toBe(left)
})

test.each([
  ['another beginning', `Danodu Bank is recruiting a nurse.\n${job}`],
  [
    'the job in one sentence with the client',
    `Our client, a leading school, is looking for a nurse.\n${job}`,
  ],
  ['the role', `About the role\n${job}\nAbout you\nYou are a nurse.`],
  ['a later paragraph', `${job}\n\nDanodu Bank is a place to grow.`],
  ['somebody else', `Danodu Bank staff who is a nurse visits.\n${job}`],
  ['a role that is described', `This is a remote job.\nThe Accountant is a member of the board.\n${job}`],
  ['all, where there is nothing else', `About us\n${bank}\n\nOur values\n• We teach nurses`],
  ['all, where only headings are left', `Danodu Bank is a bank for teachers.\nRequirements`],
  ['nothing', ''],
])('%s stays', (_, description) => {
  expect(withoutEmployersOwnWords(description, 'Danodu Bank Plc')).toBe(description)
})

test.each([
  ['Bank of Lagos', `At Bank of Lagos, we teach nurses.\n${job}`, job],
  ['The M3 USA (Nigeria) Ltd.', `About M3: A school of nurses.\n${job}`, job],
  ['You Verify', `About you\n${job}`, `About you\n${job}`],
])('of the company %s', (company, description, left) => {
  expect(withoutEmployersOwnWords(description, company)).toBe(left)
})

test('without the name of the company, nobody is taken for it', () => {
  const description = `Kora is a bank.\n${job}`
  expect(withoutEmployersOwnWords(description, '')).toBe(description)
})
