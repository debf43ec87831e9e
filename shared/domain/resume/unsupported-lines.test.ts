import { expect, test } from 'vitest'
import { checkResume } from '../truth/check-resume.ts'
import { aminasForm } from './form.testing.ts'
import { factsOf } from './form-facts.ts'
import { parseResume } from './parse.ts'
import { unsupportedLines } from './unsupported-lines.ts'

const markdown = `# Amina Bello

## Summary
Operations analyst with four years in freight and retail supply. Holds a PhD from Oxford.

## Work Experience

### Operations Officer, Gani Haulage
Mar 2023 to now

- Cut late deliveries from 18% to 11% in eight months
- Won the 2019 Dangote Prize for 900 trucks

### Pilot, Arik Air
2014 to 2016

- Flew to 40 airports

## Skills
SQL, Kubernetes, Excel
`
const facts = factsOf({ form: aminasForm, profile: null, kept: [] })
const lines = unsupportedLines(checkResume(markdown, facts, [], { today: '2026-11-27' }))

test('what has no source is no fact, and every job keeps its place', () => {
  const form = lines.formWithout(parseResume(markdown))
  expect(form.summary).toBe('Operations analyst with four years in freight and retail supply.')
  expect(form.workExperience.map(({ jobTitle, description }) => [jobTitle, description])).toEqual([
    ['Operations Officer', 'Cut late deliveries from 18% to 11% in eight months'],
    ['', ''],
  ])
  expect(form.technicalSkills).toBe('SQL, Excel')
})

test.each([
  ['### Pilot', ''],
  ['### Pilot at Arik Air', ''],
  ['### Pilot, Arik Air (2014 to 2016)', ''],
  ['### Pilot (2014 to 2016)', ''],
  ['### Operations Officer', 'Operations Officer'],
  ['### Operations Officer, Gani Haulage', 'Operations Officer'],
])('only the line of a heading itself leaves out its job: %s', (heading, title) => {
  const text = `## Work\n\n${heading}\n\n- Operations Officer at Gani Haulage for 900 trucks\n`
  const report = checkResume(text, facts, [], { today: '2026-11-27' })
  const [job] = unsupportedLines(report).formWithout(parseResume(text)).workExperience
  expect(job).toMatchObject({ jobTitle: title, description: '' })
})

test.each([
  ['Won the 2019 Dangote Prize for 900 trucks', 'Won the 2019 Dangote Prize for 900 trucks'],
  ['Cut late deliveries from 18% to 11% in eight months', ''],
  [
    'Operations analyst with four years in freight and retail supply. Holds a PhD from Oxford.',
    'Holds a PhD from Oxford.',
  ],
])('%s', (line, left) => {
  expect(lines.of(line)).toBe(left)
})
