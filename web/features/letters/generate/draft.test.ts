import { expect, test } from 'vitest'
import type { Aim } from '../../../writing/aim.ts'
import { begin, goesOn, takenUp } from './draft.ts'
import { wishOf } from './fields.ts'

const id = '01KADEM0000000000000000001'
const freshId = '01KADEM0000000000000000002'
const posting: Aim = {
  jobId: id,
  applicationId: null,
  jobTitle: 'Supply Planner',
  companyName: '',
  description: 'x'.repeat(20_500),
}
const tracked: Aim = { ...posting, jobId: null, applicationId: id, companyName: 'Tudun Foods' }

test('a posting fills in the form with its advert, as much of it as is read', () => {
  const { values } = begin({ sub: 'me', aim: posting }, id)
  expect(values).toMatchObject({ jobTitle: 'Supply Planner', companyName: '', application: null })
  expect(values.jobDescription).toHaveLength(20_000)
})

test('an application is named in the wish, and its notes are not sent', () => {
  const { values } = begin({ sub: 'me', aim: { ...tracked, description: 'They pay late.' } }, id)
  expect(wishOf(values)).toEqual({
    jobTitle: 'Supply Planner',
    companyName: 'Tudun Foods',
    tone: 'professional',
    jobDescription: '',
    applicationId: id,
  })
})

test('of an application that was found in the search, the advert is sent', () => {
  const found = begin(
    { sub: 'me', aim: { ...tracked, jobId: 'a'.repeat(16), description: 'Plan stock.' } },
    id,
  )
  expect(wishOf(found.values)).toMatchObject({ jobDescription: 'Plan stock.', applicationId: id })
})

test('words for one job are not those for the next', () => {
  const begun = begin({ sub: 'me', aim: tracked }, id)
  const typed = { ...begun, values: { ...begun.values, jobTitle: 'Planner' } }
  expect(goesOn(typed, begin({ sub: 'me', aim: tracked }, freshId))).toBe(true)
  expect(goesOn(typed, begin({ sub: 'me', aim: { ...tracked, jobTitle: 'Nurse' } }, freshId))).toBe(false)
})

test('what was sent keeps its id when it is taken up again', () => {
  const begun = begin({ sub: 'me', aim: null }, id)
  expect(takenUp(begun, freshId).id).toBe(freshId)
  expect(takenUp({ ...begun, sent: 'words' }, freshId).id).toBe(id)
})
