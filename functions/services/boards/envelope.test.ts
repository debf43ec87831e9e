import { describe, expect, test } from 'vitest'
import { answering } from './answers.testing.ts'
import { BoardError, type Employer, type Reading } from './connector.ts'
import { connectors } from './connectors.ts'

// Each board with one job in what it wraps around its jobs: `own` is the name of the list, undefined where the list is
// the whole answer. `page` is the address of a page.
type Case = {
  readonly board: keyof typeof connectors
  readonly system?: Employer['system']
  readonly own?: string
  /** What the board says beside its list, and we read. */
  readonly says: Readonly<Record<string, unknown>>
  /** What is noted where the board says none of it. */
  readonly without: string
  readonly row: object
  readonly page: (page: number) => string
  /** Answers that come before the list. */
  readonly before?: Readonly<Record<string, unknown>>
}

const link = 'https://jobs.example/1'
const hn = 'https://hn.algolia.com/api/v1'
const plain = { says: {}, without: '' }

const cases: readonly Case[] = [
  {
    board: 'reliefweb',
    own: 'data',
    says: { totalCount: 1 },
    without: 'no totalCount',
    row: { id: 1, fields: { title: 'Cook', url: link, date: {} } },
    page: n =>
      `https://api.reliefweb.int/v2/jobs?appname=app&profile=full&preset=latest&filter%5Bfield%5D=country.iso3&filter%5Bvalue%5D=nga&limit=100&offset=${n}`,
    before: {
      'https://api.reliefweb.int/v2/jobs?appname=app&profile=full&preset=latest&filter%5Bfield%5D=country&filter%5Bnegate%5D=true&limit=100&offset=0':
        { totalCount: 0, data: [] },
    },
  },
  {
    board: 'arbeitnow',
    own: 'data',
    says: { links: { next: null } },
    without: 'no links',
    row: { slug: 'a', title: 'Cook', url: link },
    page: n => `https://www.arbeitnow.com/api/job-board-api?page=${n + 1}`,
  },
  {
    board: 'themuse',
    own: 'results',
    says: { page_count: 0 },
    without: 'no page_count',
    row: { id: 1, name: 'Cook', refs: { landing_page: link }, company: { name: 'Kora' } },
    // Page 0 may not exist, so only an empty page after it ends.
    page: n => `https://www.themuse.com/api/public/jobs?page=${n}&location=Lagos%2C+Nigeria`,
    before: Object.fromEntries(
      ['Nairobi%2C+Kenya', 'Johannesburg%2C+South+Africa', 'Flexible+%2F+Remote'].map(place => [
        `https://www.themuse.com/api/public/jobs?page=0&location=${place}`,
        { page_count: 0, results: [] },
      ]),
    ),
  },
  {
    board: 'adzuna',
    own: 'results',
    says: { count: '1' },
    without: 'no count',
    row: { id: 1, title: 'Cook', redirect_url: link },
    page: n =>
      `https://api.adzuna.com/v1/api/jobs/za/search/${n + 1}?app_id=id&app_key=key&results_per_page=50&sort_by=date`,
    before: {
      'https://api.adzuna.com/v1/api/jobs/gb/search/1?app_id=id&app_key=key&results_per_page=50&sort_by=date':
        {
          count: 0,
          results: [],
        },
    },
  },
  {
    board: 'hackernews',
    own: 'hits',
    says: { nbPages: 1 },
    without: 'no nbPages',
    row: { objectID: '1', comment_text: 'Kora | Engineer | Lagos', parent_id: 9 },
    page: n => `${hn}/search?tags=comment,story_9&hitsPerPage=250&page=${n}`,
    before: {
      [`${hn}/search_by_date?tags=story,author_whoishiring&hitsPerPage=20`]: {
        hits: [{ objectID: '9', title: 'Ask HN: Who is hiring?' }, {}],
      },
    },
  },
  {
    board: 'himalayas',
    own: 'jobs',
    says: { totalCount: 1 },
    without: 'no totalCount; no nextCursor',
    row: { title: 'Cook', applicationLink: link },
    page: n => `https://himalayas.app/jobs/api?limit=20${n === 0 ? '' : '&cursor=?'}`,
    before: {
      'https://himalayas.app/jobs/api/search?country=NG&page=1': { jobs: [], totalCount: 0 },
      'https://himalayas.app/jobs/api/search?worldwide=true&page=1': { jobs: [], totalCount: 0 },
    },
  },
  {
    board: 'remotive',
    own: 'jobs',
    ...plain,
    row: { id: 1, url: link, title: 'Cook' },
    page: () => 'https://remotive.com/api/remote-jobs',
  },
  {
    board: 'remoteok',
    ...plain,
    row: { id: '1', position: 'Cook', url: link },
    page: () => 'https://remoteok.com/api',
  },
  {
    board: 'jobicy',
    own: 'jobs',
    ...plain,
    row: { id: 1, url: link, jobTitle: 'Cook' },
    page: () => 'https://jobicy.com/api/v2/remote-jobs?count=100',
  },
  {
    board: 'workingnomads',
    ...plain,
    row: { url: link, title: 'Cook' },
    page: () => 'https://www.workingnomads.com/api/exposed_jobs/',
  },
  {
    board: 'boqqs',
    own: 'jobs',
    ...plain,
    row: { id: 1, url: link, title: 'Cook' },
    page: () => 'https://boqqs.com/api/v1/jobs?country=NG&page=1&per_page=100',
  },
  {
    board: 'employers',
    system: 'greenhouse',
    own: 'jobs',
    ...plain,
    row: { id: 1, absolute_url: link, title: 'Cook' },
    page: () => 'https://boards-api.greenhouse.io/v1/boards/kora/jobs?content=true',
  },
  {
    board: 'employers',
    system: 'lever',
    ...plain,
    row: { id: '1', text: 'Cook', hostedUrl: link },
    page: () => 'https://api.lever.co/v0/postings/kora?mode=json&skip=0&limit=100',
  },
  {
    board: 'employers',
    system: 'ashby',
    own: 'jobs',
    ...plain,
    row: { id: '1', title: 'Cook', jobUrl: link },
    page: () => 'https://api.ashbyhq.com/posting-api/job-board/kora?includeCompensation=true',
  },
  {
    board: 'employers',
    system: 'smartrecruiters',
    own: 'content',
    says: { totalFound: 1 },
    without: 'no totalFound',
    row: { id: '1', name: 'Cook' },
    page: n => `https://api.smartrecruiters.com/v1/companies/kora/postings?limit=100&offset=${n}`,
  },
  {
    board: 'employers',
    system: 'workable',
    own: 'jobs',
    says: { name: 'Kora' },
    without: '',
    row: { shortcode: 'A', title: 'Cook', url: link },
    page: () => 'https://apply.workable.com/api/v1/widget/accounts/kora?details=true',
  },
]

const keys = { reliefwebAppName: 'app', adzunaAppId: 'id', adzunaAppKey: 'key' }

describe.each(cases.map(one => [one.system ?? one.board, one] as const))('%s', (_, one) => {
  const { board, system, own, says, without, row, page, before = {} } = one
  const read = (...answers: unknown[]): Promise<Reading> => {
    const employers = system ? [{ system, account: 'kora', name: 'Kora' }] : []
    const pages = Object.fromEntries(answers.map((answer, n) => [page(n), answer]))
    return connectors[board](answering({ ...before, ...pages }, { keys, employers }).context)
  }
  const wrapped = (name: string, beside: object, ...rows: unknown[]) => ({ ...beside, [name]: rows })
  const answer = own === undefined ? [row] : wrapped(own, says, row)

  test('as the board describes it, nothing is odd', async () => {
    const reading = await read(answer)
    expect(reading).toMatchObject({ listings: [{ board }], broken: 0 })
    expect(reading).not.toHaveProperty('loose')
  })

  test('the list alone is read, and what is missing is noted', async () => {
    if (own === undefined) return
    // Where there are pages, the next one is asked for and not found, so nobody knows whether there are more.
    const { listings, loose = [], isWhole } = await read(wrapped(own, {}, row))
    expect(listings).toHaveLength(1)
    expect(loose.join('; ')).toMatch(new RegExp(`^${without}`))
    if (without !== '') expect(isWhole).toBe(false)
  })

  test('a list under another name, or bare, is read where there is only one', async () => {
    const name = own === 'items' ? 'jobs' : 'items'
    const { listings, loose } = await read(wrapped(name, says, row))
    expect(listings).toHaveLength(1)
    expect(loose).toEqual(['jobs under "items"'])
    if (own === undefined) return
    const { listings: same, loose: said } = await read([row])
    expect(same).toHaveLength(1)
    expect(said?.[0]).toBe('a bare list')
  })

  test('an answer whose list is nowhere, or could be one of two, is shown to the operator', async () => {
    // A part that fails does not stop the others, so a board of several parts says it beside what it could read.
    const shownOf = (reading: Promise<Reading>) =>
      reading.then(
        ({ changed }) => changed,
        (fault: unknown) => (fault instanceof BoardError && fault.kind === 'malformed' ? fault.row : fault),
      )
    expect(await shownOf(read({ message: 'Moved to v3' }))).toBe('{"message":"Moved to v3"}')
    expect(await shownOf(read({ items: [row], vacancies: [row] }))).toMatch(/^{"items":\[/)
  })
})

test.each(['adzuna', 'arbeitnow', 'smartrecruiters', 'hackernews', 'reliefweb', 'themuse'])(
  '%s without its count is read until a page is empty, and is whole then',
  async name => {
    const one = cases.find(({ board, system }) => (system ?? board) === name)
    if (!one?.own) throw new Error(name)
    const answers = Object.fromEntries(
      [[one.row], []].map((rows, n) => [one.page(n), { [one.own ?? '']: rows }]),
    )
    const employers = one.system ? [{ system: one.system, account: 'kora', name: 'Kora' }] : []
    const { context, asked } = answering({ ...one.before, ...answers }, { keys, employers })
    expect(await connectors[one.board](context)).toMatchObject({
      listings: [{}],
      isWhole: true,
      loose: [one.without],
    })
    expect(asked.filter(address => address === one.page(1))).toHaveLength(1)
  },
)

test.each(['adzuna', 'arbeitnow', 'hackernews'])(
  '%s that sends the same page for ever is read a few times, and is not whole',
  async name => {
    const one = cases.find(({ board }) => board === name)
    if (!one?.own) throw new Error(name)
    const same = { [one.own]: [one.row] }
    const answers = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [one.page(n), same]))
    const { context, asked } = answering({ ...one.before, ...answers }, { keys })
    expect(await connectors[one.board](context)).toMatchObject({ listings: [{}], isWhole: false })
    expect(asked.length).toBeLessThan(10)
  },
)

test('of several employers, the one whose answer changed is told, and the others are read', async () => {
  const { context } = answering(
    {
      'https://boards-api.greenhouse.io/v1/boards/kora/jobs?content=true': {
        jobs: [{ id: 1, absolute_url: link, title: 'Cook' }],
      },
      'https://api.ashbyhq.com/posting-api/job-board/zuma?includeCompensation=true': { openings: [] },
    },
    {
      employers: [
        { system: 'greenhouse', account: 'kora', name: 'Kora' },
        { system: 'ashby', account: 'zuma', name: 'Zuma' },
      ],
    },
  )
  expect(await connectors.employers(context)).toMatchObject({
    listings: [{ title: 'Cook' }],
    isWhole: false,
    changed: '{"openings":[]}',
    loose: ['a part sent something else than jobs'],
  })
})
