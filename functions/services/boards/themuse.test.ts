import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { BoardError } from './connector.ts'
import { themuse } from './themuse.ts'

const places = ['Lagos%2C+Nigeria', 'Nairobi%2C+Kenya', 'Johannesburg%2C+South+Africa', 'Flexible+%2F+Remote']
const [lagos, nairobi, johannesburg, remote] = places
const address = (place: string | undefined, page: number) =>
  `https://www.themuse.com/api/public/jobs?page=${page}&location=${place}`
const page = (page_count: number, ...results: unknown[]) => ({
  page: 1,
  page_count,
  items_per_page: 20,
  results,
})
const job = (id: number, changes: object = {}) => ({
  id,
  name: 'Data Analyst',
  contents: '<p>Count <b>things</b>.</p>',
  type: 'external',
  publication_date: '2026-09-11T00:12:35Z',
  locations: [{ name: 'Lagos, Nigeria' }, { name: 'Flexible / Remote' }],
  categories: [{ name: 'Data and Analytics' }],
  levels: [{ name: 'Mid Level', short_name: 'mid' }],
  refs: { landing_page: `https://www.themuse.com/jobs/palmwine/${id}` },
  company: { id: 6, name: 'Palmwine Analytics' },
  ...changes,
})
const empty = Object.fromEntries(places.map(place => [address(place, 0), page(0)]))

test('a job; a remote job may have places, too', async () => {
  const { context } = answering({ ...empty, [address(lagos, 0)]: page(0, job(7)) })
  const { listings, isWhole } = await themuse(context)
  expect(listings).toEqual([
    expect.objectContaining({
      board: 'themuse',
      key: '7',
      url: 'https://www.themuse.com/jobs/palmwine/7',
      title: 'Data Analyst',
      company: 'Palmwine Analytics',
      location: 'Lagos, Nigeria',
      description: 'Count things.',
      postedAt: '2026-09-11T00:12:35Z',
      employment: '',
      level: 'Mid Level',
      workplace: 'remote',
      tags: ['Data and Analytics'],
    }),
  ])
  expect(isWhole).toBe(true)
})

test('each job is listed once, whether pages begin at 0 or at 1, and in however many places it is found', async () => {
  const { context } = answering({
    ...empty,
    [address(lagos, 0)]: page(2, job(1), job(2)),
    [address(lagos, 1)]: page(2, job(1), job(2)),
    [address(lagos, 2)]: page(2, job(3)),
    [address(remote, 0)]: page(1, job(1)),
    [address(remote, 1)]: page(1),
  })
  const { listings } = await themuse(context)
  expect(listings.map(listing => listing.key)).toEqual(['1', '2', '3'])
})

test('at most six pages are read for one place', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [address(remote, n), page(4000, job(n))]),
  )
  const { asked, context } = answering({ ...empty, ...many })
  expect((await themuse(context)).isWhole).toBe(false)
  expect(asked).toHaveLength(3 + 6)
})

test('a place that fails does not stop the others, a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job(2, { name: hostile.title, contents: hostile.html, locations: null, levels: [{}] })
  const { context } = answering({
    ...empty,
    [address(nairobi, 0)]: new BoardError('slow'),
    [address(johannesburg, 0)]: page(0, { id: 1, name: 'Cook' }, wicked),
  })
  const { listings, broken, isWhole } = await themuse(context)
  expect(listings).toMatchObject([{ ...harmless, location: '', workplace: null, level: '' }])
  expect({ broken, isWhole }).toEqual({ broken: 1, isWhole: false })
})
