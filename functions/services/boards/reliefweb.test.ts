import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { BoardError } from './connector.ts'
import { reliefweb } from './reliefweb.ts'

const address = (filter: string, offset: number) =>
  `https://api.reliefweb.int/v2/jobs?appname=aiki-jobs&profile=full&preset=latest&${filter}&limit=100&offset=${offset}`
const inNigeria = 'filter%5Bfield%5D=country.iso3&filter%5Bvalue%5D=nga'
const anywhere = 'filter%5Bfield%5D=country&filter%5Bnegate%5D=true'

const job = (id: number, fields: object) => ({
  id: String(id),
  fields: {
    id,
    title: 'Nutrition Officer',
    url: `https://reliefweb.int/node/${id}`,
    date: { created: '2026-09-20T00:00:00+00:00', closing: '2026-10-05T00:00:00+00:00' },
    ...fields,
  },
})
const nutrition = job(41, {
  url_alias: 'https://reliefweb.int/job/41/nutrition-officer',
  source: [{ id: 9, name: 'Sahel Aid', shortname: 'SA' }],
  country: [{ name: 'Nigeria', iso3: 'nga' }],
  city: [{ name: 'Maiduguri' }, { name: 'Damaturu' }],
  type: [{ name: 'Job' }],
  experience: [{ name: '3-4 years' }],
  career_categories: [{ name: 'Program/Project Management' }],
  theme: [{ name: 'Health' }],
  body: '**Feed** children.',
  'body-html': '<p><strong>Feed</strong> children.</p>',
  'how_to_apply-html': '<p>Write to us.</p>',
})
const page = (totalCount: number, ...data: unknown[]) => ({ totalCount, count: data.length, data })

const read = (answers: Record<string, unknown>) => {
  const { asked, context } = answering(answers, { keys: { reliefwebAppName: 'aiki-jobs' } })
  return { asked, reading: reliefweb(context) }
}

test('a job with its places, its closing date and how to apply', async () => {
  const { reading } = read({ [address(inNigeria, 0)]: page(1, nutrition), [address(anywhere, 0)]: page(0) })
  expect(await reading).toEqual({
    listings: [
      {
        board: 'reliefweb',
        key: '41',
        url: 'https://reliefweb.int/job/41/nutrition-officer',
        title: 'Nutrition Officer',
        company: 'Sahel Aid',
        location: 'Maiduguri, Nigeria; Damaturu, Nigeria',
        description: 'Feed children.\n\nWrite to us.',
        postedAt: '2026-09-20T00:00:00+00:00',
        expiresAt: '2026-10-05T00:00:00+00:00',
        employment: 'Job',
        level: '3-4 years',
        workplace: null,
        openTo: null,
        salary: null,
        tags: ['Program/Project Management', 'Health'],
        isEmployers: false,
      },
    ],
    broken: 0,
    isWhole: true,
  })
})

test('a job without a country is remote; with several countries, nothing says which has the city', async () => {
  const { reading } = read({
    [address(inNigeria, 0)]: page(
      1,
      job(1, { country: [{ name: 'Chad' }, { name: 'Nigeria' }], city: [{ name: 'Kano' }] }),
    ),
    [address(anywhere, 0)]: page(1, job(2, { title: 'Editor (home-based)' })),
  })
  const { listings } = await reading
  expect(listings).toMatchObject([
    { location: 'Chad; Nigeria', workplace: null },
    { location: '', workplace: 'remote', url: 'https://reliefweb.int/node/2' },
  ])
})

test('all pages are read', async () => {
  const { asked, reading } = read({
    [address(inNigeria, 0)]: page(3, job(1, {}), job(2, {})),
    [address(inNigeria, 2)]: page(3, job(3, {})),
    [address(anywhere, 0)]: page(0),
  })
  expect((await reading).listings.map(listing => listing.key)).toEqual(['1', '2', '3'])
  expect(asked).toHaveLength(3)
})

test('a part that fails does not stop the other, a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job(5, { title: hostile.title, 'body-html': hostile.html })
  const { reading } = read({
    [address(inNigeria, 0)]: page(2, job(4, { title: undefined }), wicked),
    [address(anywhere, 0)]: new BoardError('refused', '400'),
  })
  expect(await reading).toMatchObject({ listings: [harmless], broken: 1, isWhole: false })
})
