import { expect, test } from 'vitest'
import type { Candidate } from '../../../shared/api/home.ts'
import { nextStep } from './next-step.ts'

const now = new Date('2026-11-20T10:00:00Z')
const candidate = (change: Partial<Candidate>): Candidate => ({
  id: '01KADEM0000000000000000001',
  jobTitle: 'Supply Planner',
  companyName: 'Tudun Foods',
  status: 'applied',
  note: '',
  appliedDate: '2026-11-02',
  closesOn: null,
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...change,
})
const step = (...candidates: Candidate[]) => nextStep({ candidates, upcoming: [] }, now, 'free')

test('nothing is due: the next job', () => {
  expect(step().title).toBe('Find the next job')
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
  const interview = candidate({ status: 'interview' })
  expect(step(interview).other?.label).toBe('Practise for it, on Pro')
  expect(nextStep({ candidates: [interview], upcoming: [] }, now, 'pro').other?.label).toBe('Practise for it')
  expect(step(candidate({ status: 'offer' })).other).toBeNull()
})

test('the step shows the note, and the days without an answer', () => {
  expect(step(candidate({ status: 'interview', note: 'Thursday at 10:00.' })).text).toBe('Thursday at 10:00.')
  expect(step(candidate({})).text).toBe(
    'You applied for Supply Planner 18 days ago. You have not noted an answer.',
  )
})

test('the soonest interview shows its time and place, and comes before an offer when it is within a day', () => {
  const candidates = [candidate({ status: 'offer', companyName: 'Gada Cement' }), candidate({})]
  const stepWith = (at: string) => {
    const upcoming = {
      id: '01KADEM0000000000000000002',
      jobTitle: 'Buyer',
      companyName: 'Palmline Freight',
      note: '',
      interview: { at, zone: 'Europe/London', place: 'Yaba' },
      updatedAt: '2026-11-20T08:00:00.000Z',
    }
    return (...others: Candidate[]) => nextStep({ candidates: others, upcoming: [upcoming] }, now, 'pro')
  }
  expect(stepWith('2026-11-21T09:00:00.000Z')(...candidates)).toMatchObject({
    title: 'Interview for Buyer at Palmline Freight',
    text: 'Saturday 21 November 2026 at 09:00, London time. Yaba',
    action: { to: '/dashboard/applications?edit=01KADEM0000000000000000002' },
    other: { label: 'Practise for it' },
  })
  const nextWeek = stepWith('2026-11-27T09:00:00.000Z')
  expect(nextWeek(...candidates).title).toBe('Answer the offer from Gada Cement')
  expect(nextWeek(...candidates.slice(1)).title).toBe('Interview for Buyer at Palmline Freight')
})
