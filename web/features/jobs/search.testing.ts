import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import {
  type BoardStatus,
  type Job,
  jobsPageSize,
  type SearchAnswer,
  type SearchRequest,
} from '../../../shared/api/jobs.ts'
import { connectedBoards } from '../../../shared/domain/jobs/boards.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { type Handlers, server } from '../../testing/fake-server.ts'
import { firstPreferences } from '../../testing/preferences.ts'
import { openApp } from '../../testing/render.tsx'
import { jobOf } from './jobs.testing.ts'

const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString()

/** Found by `tide table` and by nothing else. */
export const planner = jobOf({
  id: 'planner'.padEnd(16, '0'),
  title: 'Tide Table Planner',
  pay: {
    text: '₦280,000 – ₦350,000 a month',
    min: 280_000,
    max: 350_000,
    currency: 'NGN',
    period: 'month',
    nairaAMonth: 350_000,
    isEstimate: false,
  },
  source: { board: 'myjobmag', url: 'https://www.myjobmag.com/job/planner' },
  others: [{ board: 'hotnigerianjobs', url: 'https://www.hotnigerianjobs.com/job/planner' }],
  marks: {
    title: [
      [0, 4],
      [5, 10],
    ],
    excerpt: [],
  },
  match: {
    score: 67,
    met: 2,
    of: 3,
    skills: { had: ['Excel'], missing: ['SQL'] },
    parts: [{ part: 'location', fits: true, says: 'Lagos, where you look' }],
  },
})
export const clerk = jobOf({
  id: 'clerk'.padEnd(16, '0'),
  title: 'Tide Table Clerk',
  company: 'Royal Crown Global Services',
  source: { board: 'myjobmag', url: 'https://www.myjobmag.com/job/clerk' },
  warnings: [{ kind: 'asks-for-money', says: 'This advert asks for ₦7,500.' }],
})
export const analyst = jobOf({
  id: 'analyst'.padEnd(16, '0'),
  title: 'Tide Table Analyst',
  company: 'Kestrel Works',
  location: 'Remote · Nigeria',
  workplace: 'remote',
  type: 'contract',
  source: { board: 'remotive', url: 'https://remotive.com/remote-jobs/analyst' },
})
const tideTable = [planner, clerk, analyst]
export const nurses = Array.from({ length: 30 }, (_, at) =>
  jobOf({
    id: `nurse${at}`.padEnd(16, '0'),
    title: `Nurse ${at + 1}`,
    source: { board: 'myjobmag', url: `https://www.myjobmag.com/job/nurse-${at + 1}` },
  }),
)

const isFound = ({ query, location, jobType, filters }: SearchRequest, job: Job): boolean =>
  job.title.toLowerCase().includes(query.replace(/^tiide tabel$/, 'tide table')) &&
  (location !== 'Jos' || job.location === 'Jos') &&
  (jobType === 'all' || job.type === jobType) &&
  (!filters?.workplaces.length || filters.workplaces.some(each => each === job.workplace))

/** Searches over a few jobs. A search that was not there before counts, up to five; null: without limit. */
export const fakeJobs = ({ limit = 5 }: { limit?: number | null } = {}) => {
  const jobs = [...tideTable, ...nurses]
  const searched = new Set<string>()
  let stale: Partial<BoardStatus> = {}
  const searches = () => ({ used: searched.size, limit: limit ?? 30, isUnlimited: limit === null })
  const boards = (found: readonly Job[] | null): BoardStatus[] =>
    connectedBoards.map(board => ({
      board,
      found:
        found?.filter(({ source, others }) => [source, ...others].some(each => each.board === board))
          .length ?? null,
      state: 'fresh',
      readAt: hourAgo(),
      failedAt: null,
      nextTryAt: null,
      ...(stale.board === board && stale),
    }))
  const search = (request: SearchRequest): SearchAnswer => {
    const { query, page } = request
    const key = JSON.stringify({ ...request, page: 1, sort: 'relevance' })
    if (!searched.has(key) && searched.size >= (limit ?? 30)) throw new ApiError('search_limit')
    searched.add(key)
    const found = jobs.filter(job => isFound(request, job))
    return {
      jobs: found.slice((page - 1) * jobsPageSize, page * jobsPageSize),
      total: found.length,
      isCapped: false,
      page,
      pages: Math.ceil(found.length / jobsPageSize),
      corrected:
        query === 'tiide tabel'
          ? [
              { from: 'tiide', to: 'tide' },
              { from: 'tabel', to: 'table' },
            ]
          : [],
      isLoosened: false,
      boards: boards(found),
      searches: searches(),
      builtAt: hourAgo(),
    }
  }
  const answers = {
    'jobs.search': ({ body }) => search(body),
    'jobs.status': () => ({ searches: searches(), boards: boards(null) }),
    'jobs.newest': () => ({ jobs: [...nurses], builtAt: hourAgo() }),
    'jobs.get': ({ params }) => {
      const job = jobs.find(({ id }) => id === params.id)
      if (!job) throw new ApiError('not_found')
      return {
        job,
        description:
          'You will write the tide table of the week, and tell the boats when they may leave.\n\n- Keep it in Excel\n- Answer the captains',
      }
    },
    'preferences.get': () => firstPreferences,
  } satisfies Handlers
  return {
    answers,
    /** As many searches of today are taken as there are. */
    useUp: (): void => {
      for (let at = searched.size; at < (limit ?? 30); at += 1) searched.add(`earlier ${at}`)
    },
    /** This board did not answer when it was read last. */
    failed: (status: Partial<BoardStatus>): void => {
      stale = { state: 'stale', failedAt: hourAgo(), ...status }
    },
  }
}

/** The screen at an address such as `?q=tide+table`, with these jobs to be found, and what is tracked. */
export const openSearch = (
  search = '',
  { jobs = fakeJobs(), applications = fakeApplications(), answers = {} as Handlers } = {},
) => {
  server.answers({ ...jobs.answers, ...applications.answers })
  return openApp(`/dashboard/job-search${search}`, { answers })
}

export const form = page.getByRole('search', { name: 'Search for jobs' })
export const keywords = form.getByRole('searchbox', { name: 'Keywords' })
export const place = form.getByRole('textbox', { name: 'Location' })
/** What was found, or what stands in its place. */
export const results = page.getByRole('tabpanel')
export const card = (title: string): Locator => page.getByRole('article', { name: title })
export const detailsOf = (title: string): Locator => page.getByRole('dialog', { name: title })

export const searchFor = async (words: string): Promise<void> => {
  await keywords.fill(words)
  await form.getByRole('button', { name: 'Search', exact: true }).click()
}

/** Nothing but jobs of these titles. */
export const expectJobs = (...titles: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByRole('article')
        .elements()
        .map(article => article.querySelector('h3')?.textContent),
    )
    .toEqual(titles)

/** What was found, as it is read out. */
export const expectSaid = (words: RegExp): Promise<void> =>
  expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
