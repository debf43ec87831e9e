import { afterAll, expect, test } from 'vitest'
import type { RoleFamily } from '../../../shared/domain/jobs/roles.ts'
import type { IndexedJob } from '../job-index.ts'
import { indexOf } from './index.testing.ts'
import { noon, samplePosting } from './postings.testing.ts'

const index = indexOf([
  samplePosting({ title: 'Driver', company: 'Bola Haulage' }),
  samplePosting({
    title: 'Driver',
    company: '',
    warnings: [{ kind: 'no-employer', says: 'It gives no company name.' }],
  }),
  samplePosting({ title: 'Dispatch Rider', company: 'Chika Couriers' }),
  ...Array.from({ length: 9 }, (_, at) => samplePosting({ title: 'Accountant', company: `Firm ${at}` })),
])
afterAll(index.close)

const forYou = (
  families: readonly (readonly [RoleFamily, number])[],
  fitOf: (job: IndexedJob) => number = () => 80,
) =>
  index
    .forYou({
      families: new Map(families),
      fitOf,
      count: 20,
      now: noon,
      country: 'NG',
      hidden: { jobs: new Set(), employers: new Set() },
    })
    .map(({ title, company }) => `${title}, ${company}`)

test('of two jobs that fit alike, the one without a warning comes first', () => {
  expect(forYou([['driving', 1]])).toEqual(['Driver, Bola Haulage', 'Driver, '])
})

test('where few jobs are near, those a step aside follow', () => {
  const fitOf = ({ title }: IndexedJob) => (title === 'Driver' ? 80 : 30)
  const families = [
    ['driving', 1],
    ['dispatch-riding', 0.4],
  ] as const
  expect(forYou(families, fitOf)).toEqual([
    'Driver, Bola Haulage',
    'Driver, ',
    'Dispatch Rider, Chika Couriers',
  ])
  expect(
    forYou(
      [
        ['accounting', 1],
        ['driving', 0.4],
      ],
      fitOf,
    ),
  ).toHaveLength(9)
})
