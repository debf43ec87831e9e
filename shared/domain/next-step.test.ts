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

test('what is due is in the order in which others wait for it, without the step that stands above', () => {
  const all = [
    savedUntil('2026-11-24'),
    candidate('applied', 'Tudun Foods'),
    candidate('interview', 'Gada Cement'),
    candidate('offer', 'Palmline'),
    candidate('offer', 'Makoko Marine'),
  ]
  expect(titles(all)).toEqual([
    'Answer the offer from Makoko Marine',
    'Interview for Planner at Gada Cement',
    'Follow up with Tudun Foods',
    'Apply to Sunbird Pay by Tuesday',
  ])
  expect(due(all).map(({ line }) => line)).toEqual([
    'Planner. It waits for your answer.',
    'Add its day and time, or note how it went.',
    'Planner. Applied 9 days ago, no answer yet.',
    'Planner. Saved, not applied yet.',
  ])
})

test('many follow-ups leave room for a saved job', () => {
  const silent = ['A', 'B', 'C', 'D', 'E'].map(name => candidate('applied', name))
  expect(titles([...silent, savedUntil('2026-11-24', 'F')])).toEqual([
    'Follow up with B',
    'Follow up with C',
    'Follow up with D',
    'Apply to F by Tuesday',
  ])
})

test.each([
  ['the seventh day', '2026-11-26T22:59:00.000Z', ['Interview for Buyer at Later']],
  ['the eighth day', '2026-11-26T23:00:00.000Z', []],
])('an interview on %s', (_day, at, expected) => {
  const soonest = interviewAt('Soonest', '2026-11-21T09:00:00.000Z')
  expect(titles([], [soonest, interviewAt('Later', at)])).toEqual(expected)
})

test.each([
  ['2026-11-20', ['Apply to Sunbird Pay today']],
  ['2026-11-21', ['Apply to Sunbird Pay by tomorrow']],
  ['2026-11-26', ['Apply to Sunbird Pay by Thursday']],
  ['2026-11-27', []],
])('a saved job that closes on %s', (closesOn, expected) => {
  expect(titles([candidate('offer', 'Palmline'), savedUntil(closesOn)])).toEqual(expected)
})

test.each([
  ['2026-11-21', 'Apply to Sunbird Pay by tomorrow'],
  ['2026-11-22', 'Follow up with Tudun Foods'],
])('a follow-up waits for a saved job that closes by tomorrow: %s', (closesOn, title) => {
  const candidates = [candidate('applied', 'Tudun Foods'), savedUntil(closesOn)]
  expect(mostUrgent({ candidates, upcoming: [] }, now)?.title).toBe(title)
})
