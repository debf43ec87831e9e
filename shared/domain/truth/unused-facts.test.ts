import { expect, test } from 'vitest'
import { assembleResume } from '../resume/assemble.ts'
import { withFact } from '../resume/with-fact.ts'
import { writeResume } from '../resume/write.ts'
import { amina } from './amina.testing.ts'
import { factsWithoutLine, type UnusedFact } from './unused-facts.ts'

const { form } = amina
const whole = writeResume(assembleResume(form, null))
const unusedIn = (markdown: string) => factsWithoutLine(form, markdown).map(({ text }) => text)

test("a resume of the person's own words has all of their facts", () => {
  expect(unusedIn(whole)).toEqual([])
})

const resume = `# Amina Bello

## Work Experience
### Operations Officer, Gani Haulage Nigeria Ltd
Mar 2023 to now
- Reduced late deliveries from 18% to 11% in eight months
- Lead a dispatch team of 12, reporting to the Head of Operations
- Saved N420k on diesel each month

### Assistant Store Manager, Moremi Retail
Jan 2021 to Feb 2023
- Trained 4 new stock hands

## Skills
SQL, route planning

## Certifications
- NYSC
`

test('facts that no line tells are found, whatever the words of the lines are', () => {
  const unused = unusedIn(resume)
  for (const text of [
    'Weekly cost table in SQL and Excel.',
    'B.Sc. Economics, Second Class Upper, Bayero University, Kano, 2020, 4.12/5.0',
    'cost reports',
    'Hausa',
    'ICAN (student member)',
  ])
    expect(unused).toContain(text)
  for (const text of ['Cut late deliveries from 18% to 11% in eight months.', 'SQL', 'NYSC'])
    expect(unused).not.toContain(text)
})

const fact = (text: string): UnusedFact => {
  const found = factsWithoutLine(form, resume).find(other => other.text === text)
  if (!found) throw new Error(`Not unused: ${text}`)
  return found
}

test.each([
  [
    'Weekly cost table in SQL and Excel.',
    '- Saved N420k on diesel each month\n- Weekly cost table in SQL and Excel.\n\n### Assistant',
  ],
  ['cost reports', 'SQL, route planning, cost reports\n\n## Cert'],
  ['ICAN (student member)', '- NYSC\n- ICAN (student member)\n'],
  ['Hausa', '- NYSC\n\n## Languages\nHausa\n'],
  [
    'B.Sc. Economics, Second Class Upper, Bayero University, Kano, 2020, 4.12/5.0',
    '\n\n## Education\n### B.Sc. Economics, Second Class Upper, Bayero University, Kano\n2020 · GPA: 4.12/5.0\n',
  ],
])('%s is put in at its place, and is no longer missing', (text, wanted) => {
  const after = withFact(resume, fact(text), form)
  expect(after).toContain(wanted)
  expect(unusedIn(after)).not.toContain(text)
})

test('all facts can be put in one after the other', () => {
  let text = '# Amina Bello\n'
  for (const next of factsWithoutLine(form, text)) text = withFact(text, next, form)
  expect(unusedIn(text)).toEqual([])
})
