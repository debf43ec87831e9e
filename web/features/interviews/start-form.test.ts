import { expect, test } from 'vitest'
import { newDraft } from '../../kit/draft.ts'
import type { TargetJob } from '../../writing/target-job.ts'
import { fieldsFor, industryOf, startFields, startGoesOn, startRequestOf } from './start-form.ts'

const [id, other] = ['01JD0000000000000000000000', '01JD0000000000000000000001']
const job: TargetJob = {
  jobId: null,
  applicationId: id,
  jobTitle: 'Supply Planner',
  companyName: 'Tudun Foods',
  description: 'They asked for SAP.',
}

test.each([
  ['Healthcare', 'healthcare'],
  ['Agriculture', 'agriculture'],
  ['Oil & Gas', 'technology'],
  ['Other', 'technology'],
  [null, 'technology'],
  [undefined, 'technology'],
])("for the profile's industry %s the form starts with %s", (ofProfile, begun) => {
  expect(industryOf(ofProfile)).toBe(begun)
})

test('a session for an application has its id, its company and its description', () => {
  expect(startRequestOf(fieldsFor(job, 'retail'))).toEqual({
    jobTitle: 'Supply Planner',
    companyName: 'Tudun Foods',
    industry: 'retail',
    difficulty: 'beginner',
    applicationId: id,
    jobDescription: 'They asked for SAP.',
    repeats: null,
  })
})

test('without a job only the form is sent', () => {
  expect(startRequestOf({ ...fieldsFor(job, 'retail'), job: null })).toMatchObject({
    companyName: '',
    applicationId: null,
    jobDescription: '',
  })
})

test("a long advert is cut to the contract's limit", () => {
  const long = fieldsFor({ ...job, jobId: 'j', description: 'a'.repeat(30_000) }, 'retail')
  expect(long.job?.jobDescription).toHaveLength(20_000)
  expect(long.job?.isAdvert).toBe(true)
})

test('an empty job title and one that is too long have different errors', () => {
  const errorOf = (jobTitle: string) =>
    startFields.safeParse({ ...fieldsFor(null, 'retail'), jobTitle }).error?.issues[0]?.code
  expect([errorOf(' '), errorOf('x'.repeat(201)), errorOf('Nurse')]).toEqual([
    'too_small',
    'too_big',
    undefined,
  ])
})

test("a draft is restored when the profile's industry changes, and not for another job", () => {
  const found = {
    ...newDraft(fieldsFor(null, 'technology'), { id }),
    values: { ...fieldsFor(null, 'retail'), jobTitle: 'Nurse' },
  }
  expect(startGoesOn(found, newDraft(fieldsFor(null, 'finance'), { id: other }))).toBe(true)
  expect(startGoesOn(found, newDraft(fieldsFor(job, 'technology'), { id: other }))).toBe(false)
})
