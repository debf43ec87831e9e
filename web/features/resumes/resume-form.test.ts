import { expect, test } from 'vitest'
import { emptyEducation, emptyWork, formOf } from '../../record/record-form.ts'
import {
  blankForm,
  detailedFields,
  fieldsOfStep,
  type GenerateFields,
  openForm,
  quickFields,
  stepWith,
} from './resume-form.ts'

const whole: GenerateFields = {
  template: 'professional',
  mode: 'detailed',
  title: 'Analyst',
  jobDescription: '',
  step: 6,
  unplaced: [],
  isFilled: false,
  pasted: '',
  ...blankForm,
  fullName: 'Amina Bello',
  email: 'amina@example.com',
  jobTitle: 'Operations Analyst',
  summary: 'Plans the day.',
  workExperience: [{ ...emptyWork, jobTitle: 'Officer', company: 'Gani Haulage' }],
  education: [{ degree: 'B.Sc. Economics', school: 'Bayero University', year: '', gpa: '' }],
  technicalSkills: 'SQL, Excel',
}

/** The fields that something is wrong with, `workExperience.0.company`. */
const wrongIn = (values: GenerateFields, fields = detailedFields): string[] =>
  fields.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? []

test('a form with the required fields is valid', () => {
  expect(wrongIn(whole)).toEqual([])
})

test.each<[string, Partial<GenerateFields>, string[]]>([
  ['name', { fullName: ' ' }, ['fullName']],
  ['email', { email: '' }, ['email']],
  ['an email that is none', { email: 'tobi at gmail' }, ['email']],
  ['a LinkedIn address that is one', { linkedinUrl: 'not a url at all' }, ['linkedinUrl']],
  ['nothing of links: they may be empty, or several', { portfolioUrl: 'ada.example, ada.example/art' }, []],
  ['professional title and summary', { jobTitle: '', summary: ' \n' }, ['jobTitle', 'summary']],
  ['work', { workExperience: [emptyWork] }, ['workExperience.0.jobTitle', 'workExperience.0.company']],
  [
    'a job with its company: two halves are no whole',
    {
      workExperience: [
        { ...emptyWork, jobTitle: 'Officer' },
        { ...emptyWork, company: 'Gani' },
      ],
    },
    ['workExperience.0.company'],
  ],
  ['education', { education: [] }, ['education.0.degree', 'education.0.school']],
  ['technical skills', { technicalSkills: '' }, ['technicalSkills']],
  ['a title', { title: '' }, ['title']],
])('the detailed form requires %s', (_, change, wrong) => {
  expect(wrongIn({ ...whole, ...change })).toEqual(wrong)
})

test('a missing field is reported also when other fields are invalid', () => {
  expect(wrongIn({ ...whole, fullName: '', phone: 'x'.repeat(61), technicalSkills: '' })).toEqual([
    'fullName',
    'phone',
    'technicalSkills',
  ])
})

test('Quick Generate requires only a title', () => {
  const bare = { ...whole, ...blankForm, mode: 'quick' as const, title: '' }
  expect(wrongIn(bare, quickFields)).toEqual(['title'])
})

test('the request has no empty entries, and no fields of the dialog', () => {
  const { workExperience, ...rest } = formOf({
    ...whole,
    workExperience: [...whole.workExperience, emptyWork],
  })
  expect(workExperience).toEqual(whole.workExperience)
  expect(Object.keys(rest)).not.toContain('step')
})

test('there is always an entry to fill in', () => {
  const none = { ...blankForm, workExperience: [], education: [] }
  expect(openForm(none)).toMatchObject({ workExperience: [emptyWork], education: [emptyEducation] })
})

test.each([
  [['jobTitle'], 2],
  [['workExperience', 'technicalSkills'], 3],
  [['title', 'jobTitle'], 0],
  [['languages'], 6],
])('%j is on step %i', (fields, step) => {
  expect(stepWith(fields)).toBe(step)
  expect(fieldsOfStep(step)).toEqual(expect.arrayContaining([fields[0]]))
})
