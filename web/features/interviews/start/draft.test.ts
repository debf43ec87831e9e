import { expect, test } from 'vitest'
import type { TargetJob } from '../../../writing/target-job.ts'
import { type Beginning, begin, goesOn, takenUp } from './draft.ts'
import { fieldsFor, industryOf, practiceFields, wishOf } from './fields.ts'

const [id, other] = ['01JD0000000000000000000000', '01JD0000000000000000000001']
const aim: TargetJob = {
  jobId: null,
  applicationId: id,
  jobTitle: 'Supply Planner',
  companyName: 'Tudun Foods',
  description: 'They asked for SAP.',
}
const beginning: Beginning = { sub: 's', aim: null, industry: 'technology', ownTitle: '' }

test.each([
  ['Healthcare', 'healthcare'],
  ['Agriculture', 'agriculture'],
  ['Oil & Gas', 'technology'],
  ['Other', 'technology'],
  [null, 'technology'],
  [undefined, 'technology'],
])("of the profile's industry %s the practice begins with %s", (told, begun) => {
  expect(industryOf(told)).toBe(begun)
})

test('what is started for an application carries it, its company and what is known of it', () => {
  expect(wishOf(fieldsFor(aim, 'retail'))).toEqual({
    jobTitle: 'Supply Planner',
    companyName: 'Tudun Foods',
    industry: 'retail',
    difficulty: 'beginner',
    applicationId: id,
    jobDescription: 'They asked for SAP.',
    repeats: null,
  })
})

test('without a job nothing but the form goes out', () => {
  expect(wishOf({ ...fieldsFor(aim, 'retail'), job: null })).toMatchObject({
    companyName: '',
    applicationId: null,
    jobDescription: '',
  })
})

test('a long advert is cut to what a start may hold', () => {
  const { job } = fieldsFor({ ...aim, jobId: 'j', description: 'a'.repeat(30_000) }, 'retail')
  expect(job?.jobDescription).toHaveLength(20_000)
  expect(job?.isAdvert).toBe(true)
})

test('a blank job title is told from one that is too long', () => {
  const faultOf = (jobTitle: string) =>
    practiceFields.safeParse({ ...fieldsFor(null, 'retail'), jobTitle }).error?.issues[0]?.code
  expect([faultOf(' '), faultOf('x'.repeat(201)), faultOf('Nurse')]).toEqual([
    'too_small',
    'too_big',
    undefined,
  ])
})

test('kept words go on with another industry of the profile, and not for another job', () => {
  const kept = { ...begin(beginning, id), values: { ...fieldsFor(null, 'retail'), jobTitle: 'Nurse' } }
  expect(goesOn(kept, begin({ ...beginning, industry: 'finance' }, other))).toBe(true)
  expect(goesOn(kept, begin({ ...beginning, aim }, other))).toBe(false)
})

test('words taken up again are a start of their own, unless they went out already', () => {
  const kept = begin(beginning, id)
  expect(takenUp(kept, other).id).toBe(other)
  expect(takenUp({ ...kept, sent: '{}' }, other).id).toBe(id)
})
