import { expect, test } from 'vitest'
import { withoutLooseEnds } from './loose-ends.ts'

test.each([
  ['QA Analyst">', 'QA Analyst'],
  ["QA Analyst'/>", 'QA Analyst'],
  ['">QA Analyst', 'QA Analyst'],
  ['QA Analyst</', 'QA Analyst'],
  ['QA Analyst <br /', 'QA Analyst'],
  ['QA Analyst" class="', 'QA Analyst'],
  ['QA Analyst&nbsp', 'QA Analyst'],
  ['"QA Analyst', 'QA Analyst'],
  ['**QA Analyst**', 'QA Analyst'],
  ['QA Analyst (Lagos))', 'QA Analyst (Lagos)'],
  ['(QA Analyst', 'QA Analyst'],
  ['QA Analyst [', 'QA Analyst'],
  ['- QA Analyst |', 'QA Analyst'],
  ['">', ''],
])('%j loses what is stray: %j', (written, clean) => {
  expect(withoutLooseEnds(written)).toBe(clean)
})

test.each([
  'C++',
  'C# Developer (.NET 8)',
  '.NET Developer',
  'R&D',
  "O'Neil",
  "Drivers'",
  '"Lead" Engineer',
  'The "Chef"',
  '(Senior) Engineer [Remote]',
  'Technician, Screens of 24"',
  'Yahoo!',
  'M&S Co.',
  'Engineer (C++)',
  'Developer of List<String>',
  'Cook #2',
])('%s stays', line => {
  expect(withoutLooseEnds(line)).toBe(line)
})

test.each(['"', ')', '>', '(', "'", '<', '&', ' a=', '&amp'])('a line full of %j takes no time', sign => {
  const line = `${sign.repeat(50_000)}Cook${sign.repeat(50_000)}`
  expect(withoutLooseEnds(line).length).toBeLessThanOrEqual(line.length)
})
