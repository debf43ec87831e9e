import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { hackernews, headingOf } from './hackernews.ts'

const threads = 'https://hn.algolia.com/api/v1/search_by_date?tags=story,author_whoishiring&hitsPerPage=20'
const comments = (page: number) =>
  `https://hn.algolia.com/api/v1/search?tags=comment,story_900&hitsPerPage=250&page=${page}`
const stories = {
  hits: [
    {
      objectID: '902',
      title: 'Ask HN: Who wants to be hired? (September 2026)',
      created_at: '2026-09-01T15:00:02Z',
    },
    { objectID: '800', title: 'Ask HN: Who is hiring? (August 2026)', created_at: '2026-08-03T15:00:00Z' },
    { objectID: '900', title: 'Ask HN: Who is hiring? (September 2026)', created_at: '2026-09-01T15:00:00Z' },
  ],
}
const comment = (id: number, comment_text: unknown, parent_id = 900) => ({
  objectID: String(id),
  comment_text,
  parent_id,
  story_id: 900,
  created_at: '2026-09-02T09:17:40Z',
})
const read = (...hits: unknown[]) =>
  hackernews(answering({ [threads]: stories, [comments(0)]: { hits, nbPages: 1 } }).context)

test('a comment in the newest thread is a job', async () => {
  const { listings, isWhole } = await read(
    comment(
      911,
      'Baobab | On-Premises SRE | Remote (EMEA) | Full-time<p>We&#x27;re building:\n- one\n- two<p>Write to us.',
    ),
  )
  expect(listings).toEqual([
    {
      board: 'hackernews',
      key: '911',
      url: 'https://news.ycombinator.com/item?id=911',
      title: 'On-Premises SRE',
      company: 'Baobab',
      location: 'Remote (EMEA)',
      description:
        "Baobab | On-Premises SRE | Remote (EMEA) | Full-time\n\nWe're building:\n- one\n- two\n\nWrite to us.",
      postedAt: '2026-09-02T09:17:40Z',
      expiresAt: null,
      employment: 'Full-time',
      level: '',
      workplace: 'remote',
      openTo: null,
      salary: null,
      tags: [],
      isEmployers: false,
    },
  ])
  expect(isWhole).toBe(true)
})

test('answers, discussions and removed comments are no jobs, and do not count as broken', async () => {
  const { listings, broken } = await read(
    comment(1, 'Do you hire | an Engineer | from Ghana?', 911),
    comment(2, 'This thread is smaller every month.'),
    comment(3, '[dead]'),
    comment(4, '[flagged]'),
    comment(5, null),
    comment(6, 'Savanna | Beekeeper | Jos'),
  )
  expect(listings.map(listing => listing.key)).toEqual(['6'])
  expect(broken).toBe(0)
})

test('all pages of the thread are read', async () => {
  const { context } = answering({
    [threads]: stories,
    [comments(0)]: { hits: [comment(1, 'Savanna | Beekeeper | Jos')], nbPages: 2 },
    [comments(1)]: { hits: [comment(2, 'Kudi Labs | Designer | Lagos')], nbPages: 2 },
  })
  expect((await hackernews(context)).listings.map(listing => listing.key)).toEqual(['1', '2'])
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const { listings, broken } = await read(
    { objectID: '1' },
    comment(2, `Savanna | ${hostile.title} | Jos<p>${hostile.html}`),
  )
  expect(broken).toBe(1)
  expect(listings).toMatchObject([
    { title: harmless.title, description: `Savanna | Accountant | Jos\n\n${harmless.description}` },
  ])
})

test('without a thread the reading fails', async () => {
  const { context } = answering({ [threads]: { hits: [] } })
  await expect(hackernews(context)).rejects.toMatchObject({ kind: 'malformed' })
})

const nothing = { location: '', employment: '', workplace: null, salary: null }
const pay = (text: string) => ({ text, min: null, max: null, currency: '', period: '', isEstimate: false })

test.each([
  [
    'Kudi Labs | Backend Engineer | Lagos, Nigeria | Hybrid | Full-time | ₦1.2m – ₦1.8m a month',
    {
      company: 'Kudi Labs',
      title: 'Backend Engineer',
      location: 'Lagos, Nigeria',
      employment: 'Full-time',
      workplace: 'hybrid',
      salary: pay('₦1.2m – ₦1.8m a month'),
    },
  ],
  [
    'Baobab (https://baobab.example) | Remote (EMEA) | Senior SRE | Contract',
    {
      company: 'Baobab',
      title: 'Senior SRE',
      location: 'Remote (EMEA)',
      employment: 'Contract',
      workplace: 'remote',
    },
  ],
  [
    'Tuareg Maps | Developer Advocate | Support Specialist | REMOTE | https://tuareg.example/jobs',
    { company: 'Tuareg Maps', title: 'Developer Advocate, Support Specialist', workplace: 'remote' },
  ],
  [
    'Niger Robotics | Firmware Engineer | Onsite | Visa possible | New York, NY',
    { company: 'Niger Robotics', title: 'Firmware Engineer', location: 'New York, NY', workplace: 'onsite' },
  ],
  ['Savanna | Beekeeper | Jos', { company: 'Savanna', title: 'Beekeeper', location: 'Jos' }],
  [
    'Delta Pay | Product Manager (not remote) | In office, Accra | 120k + equity',
    {
      company: 'Delta Pay',
      title: 'Product Manager (not remote)',
      location: 'In office, Accra',
      workplace: 'onsite',
      salary: pay('120k + equity'),
    },
  ],
])('%s', (line, heading) => {
  expect(headingOf(line)).toEqual({ ...nothing, ...heading })
})

test.each(['We are hiring, write to us', 'Acme | Remote | Full-time', 'Acme |', '|', ''])(
  '%j is no heading',
  line => {
    expect(headingOf(line)).toBeNull()
  },
)
