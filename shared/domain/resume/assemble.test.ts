import { expect, test } from 'vitest'
import { assembleResume } from './assemble.ts'
import type { ResumeWording } from './draft.ts'
import { aminasForm } from './form.testing.ts'
import { emptyForm, formOfDocument } from './form-of-document.ts'
import { parseResume } from './parse.ts'
import { writeResume } from './write.ts'

const draft: ResumeWording = {
  headline: 'Freight Operations Analyst',
  summary: 'Plans routes for freight.',
  work: [],
  skills: [],
}
const workOf = (drafted: Partial<ResumeWording>) =>
  assembleResume(aminasForm, { ...draft, ...drafted }).sections.find(({ kind }) => kind === 'work')
    ?.entries ?? []
const skillsOf = (skills: string[], form = aminasForm) =>
  assembleResume(form, { ...draft, skills }).sections.find(({ kind }) => kind === 'skills')?.paragraphs

test("without a draft, all text is the person's own, in the order of a resume", () => {
  expect(writeResume(assembleResume(aminasForm, null))).toBe(`# Amina Bello
Operations Analyst
Ikeja, Lagos · amina@example.com · 0803 000 0142 · linkedin.com/in/amina_bello · https://amina.example.dev/work · https://github.com/amina

## Summary
Operations analyst with four years in freight and retail supply.

## Work Experience
### Operations Officer, Gani Haulage
Mar 2023 to now
- Cut late deliveries from 18% to 11% in eight months
- Built the weekly cost table in SQL and Excel

### Stock Assistant, Moremi Retail
since school, 2 yrs or so ·
- Counted and reconciled 3,200 lines a month

## Education
### B.Sc. Economics, Second Class Upper, Bayero University, Kano
2020 · GPA: 4.1/5.0

### WAEC, Ọ̀ṣun Grammar School
· Seven credits

## Skills
SQL, Excel, route planning

Patience, teamwork

## Certifications
- Chartered Institute of Logistics (CILT, Nigeria)
- Excel Associate

## Languages
Hausa, English (fluent), some Yorùbá

## Interests
Chess, highlife
`)
})

test('only headline, summary and bullets come from the draft', () => {
  const own = assembleResume(aminasForm, null)
  const written = assembleResume(aminasForm, {
    ...draft,
    work: [{ entry: 1, bullets: ['Kept the stock true'] }],
  })
  expect(written.headline).toBe('Freight Operations Analyst')
  expect(written.sections[0]?.paragraphs).toEqual(['Plans routes for freight.'])
  expect(written.sections[1]?.entries[0]).toEqual(own.sections[1]?.entries[0])
  expect(written.sections[1]?.entries[1]).toMatchObject({
    title: 'Stock Assistant',
    organisation: 'Moremi Retail',
    duration: 'since school, 2 yrs or so',
    bullets: ['Kept the stock true'],
  })
  expect(written.sections.slice(2)).toEqual(own.sections.slice(2))
})

test("an empty draft leaves the person's own words", () => {
  const silent = { headline: ' ', summary: '', work: [{ entry: 0, bullets: [] }], skills: [] }
  expect(assembleResume(aminasForm, silent)).toEqual(assembleResume(aminasForm, null))
})

test("an entry that is drafted twice has both bullets, and a drafted entry that doesn't exist is dropped", () => {
  const work = [
    { entry: 0, bullets: ['Led the plan', 'Wrote the report'] },
    { entry: 7, bullets: ['Ran a bank'] },
    { entry: 0, bullets: ['led the plan', 'Cut costs\nby a third'] },
  ]
  expect(workOf({ work }).map(({ bullets }) => bullets)).toEqual([
    ['Led the plan', 'Wrote the report', 'Cut costs by a third'],
    ['Counted and reconciled 3,200 lines a month'],
  ])
})

test.each<[string, string[], string[]]>([
  ['named ones first', ['excel', 'Teamwork'], ['Excel, SQL, route planning', 'teamwork, Patience']],
  [
    'none that are not theirs',
    ['Kubernetes', 'Route Planning'],
    ['route planning, SQL, Excel', 'Patience, teamwork'],
  ],
])('skills: %s', (_, named, read) => {
  expect(skillsOf(named)).toEqual(read)
})

test('a skill that is named twice is listed once', () => {
  expect(
    skillsOf([], { ...aminasForm, technicalSkills: 'SQL; sql, Excel', softSkills: 'EXCEL, Patience' }),
  ).toEqual(['SQL, Excel', 'Patience'])
})

test('soft skills without other skills get a label, and are read back as soft skills', () => {
  const form = { ...aminasForm, technicalSkills: '', softSkills: 'Patience, Honesty' }
  expect(skillsOf(['Honesty'], form)).toEqual(['Soft skills: Honesty, Patience'])
  const read = formOfDocument(parseResume(writeResume(assembleResume(form, null))))
  expect(read).toMatchObject({ technicalSkills: '', softSkills: 'Patience, Honesty' })
})

test('empty entries are left out, and the draft still refers to the right ones', () => {
  const nothing = { jobTitle: ' ', company: '', place: '', duration: '2020', description: 'Something' }
  const form = {
    ...aminasForm,
    workExperience: [nothing, ...aminasForm.workExperience, { ...nothing, company: 'Palm' }],
  }
  const { entries } =
    assembleResume(form, { ...draft, work: [{ entry: 1, bullets: ['Led'] }] }).sections[1] ?? {}
  expect(entries?.map(({ title, organisation, bullets }) => [title, organisation, bullets])).toEqual([
    ['Operations Officer', 'Gani Haulage', ['Led']],
    ['Stock Assistant', 'Moremi Retail', ['Counted and reconciled 3,200 lines a month']],
    ['Palm', '', ['Something']],
  ])
})

test.each<[string, string[], string[]]>([
  ['- one\n* two\r\n• three\n\n4. four', [], ['one', 'two', 'three', 'four']],
  ['Only one line', [], ['Only one line']],
  [`${'A long story. '.repeat(20).trim()}`, [`${'A long story. '.repeat(20).trim()}`], []],
  ['', [], []],
])("the person's own description %j", (description, paragraphs, bullets) => {
  const form = {
    ...emptyForm,
    workExperience: [{ jobTitle: 'Teller', company: 'Palm', place: '', duration: '', description }],
  }
  expect(assembleResume(form, null).sections[0]?.entries[0]).toMatchObject({ paragraphs, bullets })
})

test('a person with only a name gets a resume with only a name', () => {
  expect(assembleResume({ ...emptyForm, fullName: 'Ọlá' }, null)).toEqual({
    name: 'Ọlá',
    headline: '',
    contact: [],
    sections: [],
  })
})

test('markup in the facts becomes plain text, and is read back unchanged', () => {
  const odd = '**<b>** [x](http://a.b) # 1. - `'
  const form = { ...aminasForm, fullName: odd, jobTitle: odd, location: odd, summary: odd }
  const document = assembleResume(form, null)
  expect(document.name).toBe(odd)
  expect(parseResume(writeResume(document))).toEqual(document)
})
