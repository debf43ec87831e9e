import { expect, test } from 'vitest'
import { assembleResume } from '../resume/assemble.ts'
import { emptyForm } from '../resume/form-of-document.ts'
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

test('a line goes in with a capital at its beginning', () => {
  const text = 'saved N420k monthly on diesel.'
  const after = withFact(resume, { place: 'work.0', text, head: null }, form)
  expect(after).toContain('- Saved N420k monthly on diesel')
})

test('all facts can be put in one after the other', () => {
  let text = '# Amina Bello\n'
  for (const next of factsWithoutLine(form, text)) text = withFact(text, next, form)
  expect(unusedIn(text)).toEqual([])
})

const nurse = {
  ...emptyForm,
  fullName: 'Adaeze Obi',
  workExperience: [
    {
      jobTitle: 'Registered Nurse',
      company: 'Lagoon Hospital',
      place: '',
      duration: '2021 to now',
      description: `Cared for 30 patients on the surgical ward
Ran the ward's monthly audit of hand washing
Trained six student nurses each term
Taught mothers about breastfeeding
Sold the old beds to clinics
Sold the old beds to schools`,
    },
    { jobTitle: 'IT Intern', company: 'MTN', place: '', duration: '2018', description: '' },
  ],
  education: [{ degree: 'B.NSc Nursing Science', school: 'University of Ibadan', year: '2020', gpa: '' }],
  technicalSkills: 'Patient care, ISO 9001',
  softSkills: 'Patience, Mentoring',
}
const nursesResume = writeResume(assembleResume(nurse, null))
const missingOf = (markdown: string) => factsWithoutLine(nurse, markdown).map(({ text }) => text)

test.each<readonly [said: string, by: string, missing: readonly string[]]>([
  ['- Cared for', '- Cared for', []],
  // Other lines are about the ward, teaching, students and beds too.
  ["- Ran the ward's monthly audit of hand washing\n", '', ["Ran the ward's monthly audit of hand washing"]],
  ['- Trained six student nurses each term\n', '', ['Trained six student nurses each term']],
  ['- Taught mothers about breastfeeding\n', '', ['Taught mothers about breastfeeding']],
  ['- Sold the old beds to schools\n', '', ['Sold the old beds to schools']],
  // A line may be reworded, but its numbers belong to it.
  ['Trained six student nurses each term', 'Coached 6 student nurses every term', []],
  [
    'Trained six student nurses each term',
    'Trained student nurses each term',
    ['Trained six student nurses each term'],
  ],
  // A job that stands nowhere.
  ['### IT Intern, MTN\n2018\n', '', ['IT Intern, MTN, 2018']],
  ['### IT Intern, MTN', '### Intern in IT at MTN Nigeria', []],
  [
    'B.NSc Nursing Science, University of Ibadan',
    'WAEC, University of Lagos',
    ['B.NSc Nursing Science, University of Ibadan, 2020'],
  ],
  // Skills that only sound like what the lines say.
  ['Patience, Mentoring', '', ['Patience', 'Mentoring']],
  ['ISO 9001', 'ISO 27001', ['ISO 9001']],
])('of %j as %j, there are missing: %j', (said, by, missing) => {
  expect(nursesResume).toContain(said)
  expect(missingOf(nursesResume.replace(said, by))).toEqual(missing)
})
