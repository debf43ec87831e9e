import { expect, test } from 'vitest'
import { aminasForm } from '../resume/form.testing.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import {
  assembleLetter,
  letterPreview,
  letterText,
  paragraphsOf,
  withParagraphAdded,
  withParagraphs,
} from './letter.ts'

const about = {
  facts: { form: aminasForm, statements: [] },
  jobTitle: 'Operations Analyst',
  companyName: 'Palmline',
  paragraphs: ['I plan routes\nfor trucks.', 'I would like to talk.'],
  day: '2026-03-09',
}

test('a letter is put together from the facts', () => {
  expect(assembleLetter(about)).toBe(`Amina Bello
Ikeja, Lagos · +234 803 000 0142 · amina@example.com

Ikeja, 9 March 2026

The Hiring Manager
Palmline

Dear Hiring Manager,

Application for Operations Analyst

I plan routes for trucks.

I would like to talk.

Yours faithfully,



Amina Bello
`)
})

test('a reader with a name is greeted by it, and gets another closing', () => {
  const recipient = { name: 'Mrs Ngozi Ojo', address: '12 Marina Road,\nLagos' }
  expect(assembleLetter({ ...about, recipient })).toMatch(
    /\n\nMrs Ngozi Ojo\nPalmline\n12 Marina Road\nLagos\n\nDear Mrs Ojo,\n[\s\S]*\n\nYours sincerely,\n/,
  )
  expect(assembleLetter({ ...about, recipient: { name: 'Alhaji', address: '' } })).toContain(
    '\nDear Alhaji,\n',
  )
})

test.each([
  ['tunde bakare', 'Tunde Bakare', 'Dear Tunde Bakare,'],
  ['mrs ngozi ojo-bello', 'Mrs Ngozi Ojo-Bello', 'Dear Mrs Ojo-Bello,'],
  ['Ada de Souza', 'Ada de Souza', 'Dear Ada de Souza,'],
])('the reader typed as %j is %j in the address, and greeted with %j', (name, reader, greeting) => {
  expect(assembleLetter({ ...about, recipient: { name, address: '' } })).toContain(
    `\n\n${reader}\nPalmline\n\n${greeting}\n`,
  )
})

test('unknown facts are left out', () => {
  const facts = { form: { ...emptyForm, fullName: 'Ọlá' }, statements: [] }
  expect(assembleLetter({ ...about, facts, companyName: ' ' })).toMatch(
    /^Ọlá\n\n9 March 2026\n\nDear Hiring Manager,\n\nApplication for Operations Analyst\n\n[\s\S]*\n\nYours faithfully,\n\n\n\nỌlá\n$/,
  )
})

test('other paragraphs take the place of the body, and what the person changed around it stays', () => {
  const content = assembleLetter(about)
    .replace('Dear Hiring Manager,', 'Dear Ms Ojo,')
    .replace('Yours faithfully,', 'Kind regards,')
  const changed = withParagraphs(content, ['Shorter.'])
  expect(changed).toBe(content.replace(/I plan[\s\S]*to talk\./, 'Shorter.'))
  expect(paragraphsOf(changed)).toEqual(['Shorter.'])
})

test('a fact is added before the last paragraph, and a list in the letter keeps its lines', () => {
  const content = 'Dear Ms Ojo,\n\nI can:\n- plan\n- count\n\nThank you.\n\nKind regards,\nAmina'
  const added = withParagraphAdded(content, 'I know  SQL.')
  expect(added.content).toBe(content.replace('Thank', 'I know SQL.\n\nThank'))
  expect(added.content.slice(added.start, added.end)).toBe('I know SQL.')
})

test.each([
  ['A note without a greeting.', ['A note without a greeting.']],
  ['Dear Ms Ojo,\nRe: Planner\n\nOne.\n\nRegards to your team. Two.', ['One.', 'Regards to your team. Two.']],
  ['Re: Planner\n\nDear Sir,\n\nOne.\nSincerely,\nAmina', ['One.']],
  // Without a greeting, names, addresses, the date and the subject stand above the first sentence.
  [
    'Amina Bello\nIkeja, Lagos · 0803 000 0142\n\n9 March 2026\n\nThe Manager\nGani Haulage Ltd.\n12 Marina Rd., Lagos\n\nRe: Your advert for a planner\n\nI plan routes.\n\nThank you.\n\nYours faithfully,\nAmina',
    ['I plan routes.', 'Thank you.'],
  ],
  // Other short lines are of the body, so that a revision changes them too.
  [
    'Amina Bello\n9 March 2026\n\nHead of 900 engineers at Google\nWon the Prize in 2019\n\nI plan routes.\n\nMany thanks,\nAmina',
    ['Head of 900 engineers at Google Won the Prize in 2019', 'I plan routes.'],
  ],
  ['Amina Bello\nanalyst at Gani Haulage\n9 March 2026\n\nI plan routes.\n\nCordially', ['I plan routes.']],
  ['Amina Bello\r\n12 Marina Road, Lagos\r\nI plan routes. I count.', ['I plan routes. I count.']],
  ['Amina Bello\n\nYours faithfully,\nAmina\n\nPS: I can start on Monday.', ['Amina Bello']],
  [
    'Six years of planning the routes of forty trucks\nbrought me here.',
    ['Six years of planning the routes of forty trucks brought me here.'],
  ],
])('the paragraphs of %j are %j', (content, paragraphs) => {
  expect(paragraphsOf(content)).toEqual(paragraphs)
})

test.each([
  'Yours faithfully,',
  'Sincerely yours',
  'Yours in service,',
  'Cordially',
  'With best wishes,',
  'Warmest regards.',
  'Many thanks,',
  'Thank you',
])('%j closes a letter', closing => {
  const content = `Dear Ms Ojo,\n\nI plan.\n\nThank you.\n\n${closing}\nAmina`
  expect(withParagraphs(content, ['I count.'])).toBe(`Dear Ms Ojo,\n\nI count.\n\n${closing}\nAmina`)
})

test('without its greeting a letter keeps its head, however the addresses are typed', () => {
  const facts = {
    ...about.facts,
    form: { ...aminasForm, location: 'no 4 close off Toyin street ikeja lagos' },
  }
  const recipient = { name: '', address: '2nd floor, 1004 towers\nNairobi 00100' }
  const content = assembleLetter({ ...about, facts, recipient }).replace('Dear Hiring Manager,\n\n', '')
  expect(paragraphsOf(content)).toEqual(['I plan routes for trucks.', 'I would like to talk.'])
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
