import { expect, test } from 'vitest'
import type { Candidate } from '../../../shared/api/home.ts'
import { nextStep } from './next-step.ts'

const today = '2026-11-20'
const candidate = (change: Partial<Candidate>): Candidate => ({
  id: '01KADEM0000000000000000001',
  jobTitle: 'Supply Planner',
  companyName: 'Tudun Foods',
  status: 'applied',
  note: '',
  appliedDate: '2026-11-02',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...change,
})
const step = (...candidates: Candidate[]) => nextStep({ total: candidates.length, candidates }, today)

test('nothing tracked: the first application', () => {
  expect(step()).toMatchObject({ title: 'Add your first application', id: null })
})

test('nothing is due: the next application', () => {
  expect(nextStep({ total: 3, candidates: [] }, today).title).toBe('Add the next application')
})

test('an offer comes before an interview, an interview before silence, and silence before a saved job', () => {
  const saved = candidate({ status: 'saved', companyName: 'Sunbird Pay', appliedDate: null })
  const silent = candidate({})
  const interview = candidate({ status: 'interview', companyName: 'Palmline Freight' })
  const offer = candidate({ status: 'offer', companyName: 'Ọdánú Health' })
  const titles = [
    step(saved, silent, interview, offer),
    step(saved, silent, interview),
    step(saved, silent),
    step(saved),
  ].map(({ title }) => title)
  expect(titles).toEqual([
    'Answer the offer from Ọdánú Health',
    'Interview for Supply Planner at Palmline Freight',
    'Follow up with Tudun Foods',
    'Apply to Sunbird Pay',
  ])
})

test('only an interview offers a practice session', () => {
  expect(step(candidate({ status: 'interview' })).canPractise).toBe(true)
  expect(step(candidate({ status: 'offer' })).canPractise).toBe(false)
  expect(step().canPractise).toBe(false)
})

test('the step shows the note, and the days without an answer', () => {
  expect(step(candidate({ status: 'interview', note: 'Thursday at 10:00.' })).text).toBe('Thursday at 10:00.')
  expect(step(candidate({})).text).toBe('You applied for Supply Planner 18 days ago. No answer is noted.')
})
