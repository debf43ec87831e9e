import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

type Row = Parameters<typeof nextStep>[0][number]

const today = '2026-11-20'
let count = 0
const row = (change: Partial<Row>): Row => {
  count += 1
  return {
    id: String(count),
    jobTitle: 'Supply Planner',
    companyName: 'Tudun Foods',
    status: 'applied',
    notes: '',
    appliedDate: today,
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...change,
  }
}

test('nothing tracked: the first application', () => {
  expect(nextStep([], today)).toMatchObject({ title: 'Add your first application', id: null })
})

test('an offer comes before an interview, an interview before silence, silence before what is saved', () => {
  const saved = row({ status: 'saved', companyName: 'Sunbird Pay', appliedDate: null })
  const silent = row({ appliedDate: '2026-11-11' })
  const interview = row({ status: 'interview', companyName: 'Palmline Freight' })
  const offer = row({ status: 'offer', companyName: 'Ọdánú Health' })
  const titles = [
    nextStep([saved, silent, interview, offer], today),
    nextStep([saved, silent, interview], today),
    nextStep([saved, silent], today),
    nextStep([saved], today),
  ].map(({ title }) => title)
  expect(titles).toEqual([
    'Answer the offer from Ọdánú Health',
    'Interview for Supply Planner at Palmline Freight',
    'Follow up with Tudun Foods',
    'Apply to Sunbird Pay',
  ])
})

test('of two interviews the one last changed, with the first line of its notes', () => {
  const before = row({ status: 'interview', updatedAt: '2026-11-01T08:00:00.000Z' })
  const after = row({ status: 'interview', notes: 'Thursday at 10:00.\nBring the report.' })
  expect(nextStep([before, after], today)).toMatchObject({ text: 'Thursday at 10:00.', id: after.id })
})

test.each([
  ['2026-11-14', 'Add the next application'],
  ['2026-11-13', 'Follow up with Tudun Foods'],
  ['2026-10-06', 'Follow up with Tudun Foods'],
  ['2026-10-05', 'Add the next application'],
])('applied on %s and silent since', (appliedDate, title) => {
  expect(nextStep([row({ appliedDate })], today).title).toBe(title)
})

test('the longest silence is asked about first', () => {
  const step = nextStep(
    [row({ appliedDate: '2026-11-12' }), row({ appliedDate: '2026-11-02', companyName: 'Zobe' })],
    today,
  )
  expect(step.text).toBe('You applied for Supply Planner 18 days ago. No answer is noted.')
})
