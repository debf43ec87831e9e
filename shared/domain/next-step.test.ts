import { expect, test } from 'vitest'
import type { Candidate, UpcomingInterview } from '../api/home.ts'
import { dueThings, mostUrgent } from './next-step.ts'

const now = new Date('2026-11-20T10:00:00Z')
let count = 0
const candidate = (
  status: Candidate['status'],
  companyName: string,
  appliedDate = '2026-11-11',
): Candidate => {
  count += 1
  const id = String(count)
  const updatedAt = now.toISOString()
  return { id, jobTitle: 'Planner', companyName, status, note: '', appliedDate, closesOn: null, updatedAt }
}
const savedUntil = (closesOn: string, companyName = 'Sunbird Pay'): Candidate => ({
  ...candidate('saved', companyName),
  closesOn,
})
const interviewAt = (companyName: string, at: string): UpcomingInterview => {
  count += 1
  const interview = { at, zone: 'Africa/Lagos', place: '' }
  return { id: String(count), jobTitle: 'Buyer', companyName, note: '', interview, updatedAt: at }
}
const due = (candidates: readonly Candidate[], upcoming: readonly UpcomingInterview[] = []) =>
  dueThings({ candidates: [...candidates], upcoming: [...upcoming] }, now)
const titles = (...of: Parameters<typeof due>) => due(...of).map(({ title }) => title)

test('what is due is in the order in which others wait for it', () => {
  const all = [
    savedUntil('2026-11-24'),
    candidate('applied', 'Tudun Foods'),
    candidate('interview', 'Gada Cement'),
    candidate('offer', 'Palmline'),
    candidate('offer', 'Makoko Marine'),
  ]
  expect(titles(all)).toEqual([
    'Answer the offer from Palmline',
    'Answer the offer from Makoko Marine',
    'Interview for Planner at Gada Cement',
    'Follow up with Tudun Foods',
    'Apply to Sunbird Pay by Tuesday',
  ])
  expect(due(all).map(({ line }) => line)).toEqual([
    'Planner. It waits for your answer.',
    'Planner. It waits for your answer.',
    'Add its day and time, or note how it went.',
    'Planner. Applied 9 days ago, no answer yet.',
    'Planner. It closes on Tue 24 Nov.',
  ])
})

test('many follow-ups leave room for a saved job', () => {
  const silent = ['A', 'B', 'C', 'D', 'E'].map(name => candidate('applied', name))
  expect(titles([...silent, savedUntil('2026-11-24', 'F')])).toEqual([
    'Follow up with A',
    'Follow up with B',
    'Follow up with C',
    'Follow up with D',
    'Apply to F by Tuesday',
  ])
})

test('what other people wait for and follow-ups leave room for a saved job', () => {
  const silent = ['A', 'B', 'C', 'D', 'E'].map(name => candidate('applied', name))
  const today = savedUntil('2026-11-20', 'F')
  const interviews = ['X', 'Y', 'Z'].map(name => interviewAt(name, '2026-11-24T10:00:00.000Z'))
  expect(titles([...silent, today], interviews.slice(0, 2))).toEqual([
    'Interview for Buyer at X',
    'Interview for Buyer at Y',
    'Follow up with A',
    'Follow up with B',
    'Follow up with C',
    'Apply to F today',
  ])
  const offers = ['O', 'P', 'Q'].map(name => candidate('offer', name))
  expect(titles([...offers, ...silent, today, savedUntil('2026-11-24', 'G')], interviews)).toEqual([
    'Answer the offer from O',
    'Answer the offer from P',
    'Answer the offer from Q',
    'Interview for Buyer at X',
    'Interview for Buyer at Y',
    'Apply to F today',
  ])
})

test.each([
  ['the last day of the week', '2026-11-27T22:59:00.000Z', ['Interview for Buyer at Later']],
  ['the day after', '2026-11-27T23:00:00.000Z', []],
])('an interview on %s', (_day, at, expected) => {
  expect(titles([], [interviewAt('Later', at)])).toEqual(expected)
})

test.each([
  ['2026-11-20', ['Apply to Sunbird Pay today']],
  ['2026-11-21', ['Apply to Sunbird Pay by tomorrow']],
  ['2026-11-26', ['Apply to Sunbird Pay by Thursday']],
  ['2026-11-27', ['Apply to Sunbird Pay by Fri 27 Nov']],
  ['2026-11-28', []],
])('a saved job that closes on %s', (closesOn, expected) => {
  expect(titles([savedUntil(closesOn)])).toEqual(expected)
})

test.each([
  ['2026-11-21', 'Apply to Sunbird Pay by tomorrow'],
  ['2026-11-22', 'Follow up with Tudun Foods'],
])('a follow-up waits for a saved job that closes by tomorrow: %s', (closesOn, title) => {
  const candidates = [candidate('applied', 'Tudun Foods'), savedUntil(closesOn)]
  expect(mostUrgent({ candidates, upcoming: [] }, now)?.title).toBe(title)
})

test('a saved job is the next step for a reason that is said: it closes within a week, or it was saved last', () => {
  const far: Candidate = { ...savedUntil('2026-12-09', 'Far'), updatedAt: '2026-11-18T10:00:00.000Z' }
  const last = candidate('saved', 'Last')
  const soon = savedUntil('2026-11-27', 'Soon')
  const step = (...candidates: Candidate[]) => mostUrgent({ candidates, upcoming: [] }, now)
  const saved = 'You saved Planner, but you have not applied yet.'
  expect(step(soon, far, last)).toMatchObject({
    title: 'Apply to Soon by Fri 27 Nov',
    text: `${saved} It closes on Fri 27 Nov.`,
  })
  expect(step(far, last)).toMatchObject({
    title: 'Apply to Last',
    text: `${saved} It is the saved job that you added or changed last.`,
  })
  expect(step(far)?.text).toBe(
    `${saved} It is the saved job that you added or changed last, and it closes on Wed 9 Dec.`,
  )
})
