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
  about: Partial<Parameters<typeof index.forYou>[0]> = {},
) =>
  index
    .forYou({
      families: new Map(families),
      isRemoteOnly: false,
      offer: () => 80,
      count: 20,
      now: noon,
      country: 'NG',
      hidden: { jobs: new Set(), employers: new Set() },
      ...about,
    })
    .map(({ title, company }) => `${title}, ${company}`)

test('no advert with a warning is offered', () => {
  expect(forYou([['driving', 1]])).toEqual(['Driver, Bola Haulage'])
})

test('near work comes before a step aside', () => {
  const offer = ({ title }: IndexedJob) => (title === 'Driver' ? 80 : 30)
  const families = [
    ['driving', 1],
    ['dispatch-riding', 0.4],
  ] as const
  expect(forYou(families, { offer })).toEqual(['Driver, Bola Haulage', 'Dispatch Rider, Chika Couriers'])
})

test('what may not be offered is left out, and other than remote work where only that is wanted', () => {
  const offer = ({ company }: IndexedJob) => (company === 'Firm 3' ? null : 80)
  expect(forYou([['accounting', 1]], { offer })).toHaveLength(8)
  expect(forYou([['accounting', 1]], { isRemoteOnly: true })).toEqual([])
})
