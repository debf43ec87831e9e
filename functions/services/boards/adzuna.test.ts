import { expect, test } from 'vitest'
import { adzuna } from './adzuna.ts'
import { answering, harmless, hostile } from './answers.testing.ts'

const address = (country: string, page: number) =>
  `https://api.adzuna.com/v1/api/jobs/${country}/search/${page}?app_id=id&app_key=secret&results_per_page=50&sort_by=date`
const page = (count: number, ...results: unknown[]) => ({ count, results })
const job = (id: number, changes: object = {}) => ({
  id: String(id),
  title: 'Fleet Manager',
  description: 'Keep our lorries on the road...',
  created: '2026-09-25T22:27:47Z',
  redirect_url: `https://www.adzuna.co.za/land/ad/${id}?utm_medium=api`,
  company: { display_name: 'Karoo Haulage' },
  location: { display_name: 'Pretoria, Gauteng', area: ['South Africa', 'Gauteng', 'Pretoria'] },
  category: { tag: 'logistics', label: 'Logistics Jobs' },
  contract_time: 'full_time',
  contract_type: 'permanent',
  salary_min: 480000.5,
  salary_max: 480000.5,
  salary_is_predicted: '1',
  ...changes,
})
const keys = { adzunaAppId: 'id', adzunaAppKey: 'secret' }
const read = (answers: Record<string, unknown>) => {
  const { asked, context } = answering(answers, { keys })
  return { asked, reading: adzuna(context) }
}

test('a job has its pay for a year, in the currency of its country, perhaps estimated', async () => {
  const { reading } = read({
    [address('za', 1)]: page(1, job(1)),
    [address('gb', 1)]: page(1, job(1, { salary_is_predicted: '0', salary_min: 40000, salary_max: 45000 })),
  })
  const { listings, isWhole } = await reading
  expect(listings).toEqual([
    expect.objectContaining({
      board: 'adzuna',
      key: 'za:1',
      url: 'https://www.adzuna.co.za/land/ad/1?utm_medium=api',
      title: 'Fleet Manager',
      company: 'Karoo Haulage',
      location: 'Pretoria, Gauteng, South Africa',
      postedAt: '2026-09-25T22:27:47Z',
      employment: 'full_time, permanent',
      salary: { text: '', min: 480000.5, max: 480000.5, currency: 'ZAR', period: 'year', isEstimate: true },
      tags: ['Logistics Jobs'],
    }),
    expect.objectContaining({
      key: 'gb:1',
      salary: { text: '', min: 40000, max: 45000, currency: 'GBP', period: 'year', isEstimate: false },
    }),
  ])
  expect(isWhole).toBe(true)
})

test('missing fields stay empty', async () => {
  const bare = {
    id: '2',
    title: 'Cook',
    redirect_url: 'https://www.adzuna.co.za/land/ad/2',
    company: {},
    description: '',
  }
  const { reading } = read({ [address('za', 1)]: page(1, bare), [address('gb', 1)]: page(0) })
  const { listings } = await reading
  expect(listings).toMatchObject([
    { company: '', location: '', employment: '', salary: null, postedAt: null, tags: [] },
  ])
})

test('all pages are read, and a country that fails does not stop the other', async () => {
  const { asked, reading } = read({
    [address('za', 1)]: page(60, job(1)),
    [address('za', 2)]: page(60, { id: '9' }, job(2, { title: hostile.title, description: hostile.html })),
  })
  expect(await reading).toMatchObject({
    listings: [{ key: 'za:1' }, { key: 'za:2', ...harmless }],
    broken: 1,
    isWhole: false,
  })
  expect(asked).toHaveLength(3)
})
