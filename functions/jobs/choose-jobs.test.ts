import { expect, test } from 'vitest'
import { trackingKey } from '../../shared/domain/application.ts'
import { trackedNames } from '../../shared/domain/jobs/tracked-names.ts'
import { jobOf } from '../alerts/jobs.testing.ts'
import { chooseJobs } from './choose-jobs.ts'
import type { IndexedJob } from './job-index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const named = (title: string, count: number): IndexedJob[] =>
  Array.from({ length: count }, (_, at) => jobOf({ title, company: `Firm ${at}` }))

/** The titles that are offered of these jobs, where accountants are near and others are a step aside. */
const chosenOf = async (jobs: readonly IndexedJob[], tracked: readonly IndexedJob[] = [], count = 25) => {
  const keys = new Set(tracked.map(job => trackingKey(trackedNames(job))))
  const chosen = await chooseJobs(
    { forYou: async () => jobs },
    { among: async () => keys },
    'sub',
    {
      viewer: { country: 'NG', hidden: { jobs: new Set(), employers: new Set() } },
      titles: ['Accountant'],
      families: new Map(),
      isRemoteOnly: false,
      offer: () => 50,
      isNear: ({ title }) => title === 'Accountant',
      score: () => 50,
      job: job => ({ ...job, marks: { title: [], excerpt: [] }, fit: null }),
      chosenJob: job => ({ ...job, marks: { title: [], excerpt: [] }, fit: null }),
    },
    count,
    now,
  )
  return Map.groupBy(chosen.jobs, ({ title }) => title)
}

test('where few jobs are near, steps aside fill up, and take the place of none', async () => {
  const chosen = await chosenOf([...named('Cashier', 9), ...named('Accountant', 6)])
  expect(chosen.get('Accountant')).toHaveLength(6)
  expect(chosen.get('Cashier')).toHaveLength(2)
})

test('where enough jobs are near, no step aside is offered', async () => {
  const chosen = await chosenOf([...named('Accountant', 9), ...named('Cashier', 9)])
  expect([...chosen.keys()]).toEqual(['Accountant'])
})

test('for who tracks most of the first jobs, further ones are compared', async () => {
  const all = named('Accountant', 80)
  const chosen = await chosenOf(all, all.slice(0, 60), 5)
  expect(chosen.get('Accountant')?.map(({ company }) => company)).toEqual(
    [60, 61, 62, 63, 64].map(at => `Firm ${at}`),
  )
})
