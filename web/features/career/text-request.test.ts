import { expect, test } from 'vitest'
import { profileTextRequest } from '../../../shared/api/career.ts'
import { filledFrom, jobFrom, textFields, textRequestOf } from './text-request.ts'

const id = '01KADEM0000000000000000001'
const typed = { ...filledFrom(null), targetRole: 'Supply Planner', currentContent: 'I plan stock.' }
const job = jobFrom({
  jobId: null,
  applicationId: id,
  jobTitle: 'Supply Planner',
  companyName: 'Tudun Foods',
  description: 'x'.repeat(30_000),
})

test('the contract accepts what the form accepts', () => {
  expect(
    profileTextRequest.parse({ id, ...textRequestOf(textFields.parse({ ...typed, job }), true) }),
  ).toMatchObject({
    experience: null,
    jobDescription: expect.stringMatching(/^Supply Planner at Tudun Foods\n\nxxx/),
  })
})

test('a job chosen on Elite is not sent on Pro', () => {
  expect(textRequestOf({ ...typed, job }, false)).toMatchObject({ jobDescription: '' })
})

test.each([
  ['targetRole', { targetRole: ' ' }],
  ['currentContent', { currentContent: ' \n ' }],
])('without %s the form is refused there', (field, change) => {
  const { error } = textFields.safeParse({ ...typed, ...change })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})
