import { expect, test } from 'vitest'
import { aminasForm } from '../resume/form.testing.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import { assembleLetter, letterPreview, letterText } from './letter.ts'

const about = {
  facts: { form: aminasForm, statements: [] },
  jobTitle: 'Operations Analyst',
  companyName: 'Palmline',
  paragraphs: ['I plan routes\nfor trucks.', 'I would like to talk.'],
  day: '2026-03-09',
}

test('a letter is put together from the facts', () => {
  expect(assembleLetter(about)).toBe(`9 March 2026

Application for Operations Analyst, Palmline

Dear Hiring Manager,

I plan routes for trucks.

I would like to talk.

Yours sincerely,
Amina Bello
Ikeja, Lagos · amina@example.com · 0803 000 0142
`)
})

test('unknown facts are left out', () => {
  const facts = { form: { ...emptyForm, fullName: 'Ọlá' }, statements: [] }
  expect(assembleLetter({ ...about, facts, companyName: ' ' })).toMatch(
    /^9 March 2026\n\nApplication for Operations Analyst\n\nDear [\s\S]*\n\nYours sincerely,\nỌlá\n$/,
  )
})

test('the card shows the beginning of the body', () => {
  expect(letterPreview(assembleLetter(about))).toBe('I plan routes for trucks. I would like to talk.')
})

test.each([
  ['no greeting at all', 'no greeting at all'],
  ['Dear Ms Ojo,\r\n\r\nHello to Palmline.\r\n\r\nKind regards,\r\nAmina', 'Hello to Palmline.'],
  ['Dear Ms Ojo,', 'Dear Ms Ojo,'],
  ['', ''],
])('for %j the card shows %j', (content, shown) => {
  expect(letterPreview(content)).toBe(shown)
})

test('for a long letter the card shows 200 characters', () => {
  const preview = letterPreview(`Dear Hiring Manager,\n\n${'👍🏾 word '.repeat(100)}`)
  expect([...preview]).toHaveLength(200)
  expect(preview.endsWith('…')).toBe(true)
})

test('the text file has one kind of line end', () => {
  expect(letterText('\r\nDear you,\r\n\r\nYes.\r\n\r\n')).toBe('Dear you,\n\nYes.\n')
})
