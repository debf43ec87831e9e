import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Hidden } from '../../../shared/api/hidden-jobs.ts'
import { jobsPageSize, type SearchRequest } from '../../../shared/api/job-search.ts'
import type { BoardStatus, Job, SearchAnswer, Understood } from '../../../shared/api/jobs.ts'
import { connectedBoards } from '../../../shared/domain/jobs/boards.ts'
import { withoutParts } from '../../../shared/domain/jobs/fit.ts'
import { isSerious } from '../../../shared/domain/jobs/severity.ts'
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
  fit: {
    word: 'strong',
    score: 81,
    reason: 'Planner, near you',
    skills: { had: ['Excel'], missing: ['SQL'] },
    parts: [{ part: 'location', fits: true, says: 'Lagos, where you look' }],
  },
})
export const clerk = jobOf({
  id: 'clerk'.padEnd(16, '0'),
  title: 'Tide Table Clerk',
  company: 'Royal Crown Global Services',
  source: { board: 'myjobmag', url: 'https://www.myjobmag.com/job/clerk' },
  fit: {
    word: 'strong',
    score: 81,
    reason: 'Clerk, near you',
    skills: { had: ['Excel'], missing: [] },
    parts: [{ part: 'salary', fits: true, says: 'At least what you ask for' }],
  },
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

/** Not open to people in Nigeria. */
export const captain = jobOf({
  id: 'captain'.padEnd(16, '0'),
  title: 'Tide Table Captain',
  company: 'Thames Boats',
  location: 'London, United Kingdom',
  openTo: ['GB'],
})

/** What the fake understands of a query: the place Lagos at its end. */
const placeOf = (query: string): Understood[] => {
  const from = query.indexOf(' lagos')
  return from < 0 ? [] : [{ kind: 'place', label: 'Lagos', from: from + 1, to: query.length }]
}

const isFound = ({ query, location, jobType, filters, closed }: SearchRequest, job: Job): boolean =>
  job.title.toLowerCase().includes(query.replace(/^tiide tabel$/, 'tide table').replace(/ lagos$/, '')) &&
  (location !== 'Jos' || job.location === 'Jos') &&
  (jobType === 'all' || job.type === jobType) &&
  (closed || job !== captain) &&
  (!filters?.types.length || filters.types.some(each => each === job.type)) &&
  (!filters?.workplaces.length || filters.workplaces.some(each => each === job.workplace))

const counted = <Value>(values: readonly (Value | null)[]) =>
  [...new Set(values)].flatMap(value =>
    value === null ? [] : [{ value, count: values.filter(each => each === value).length }],
  )

type Settings = { limit?: number | null; titles?: readonly string[] }

/** Searches over a few jobs. A search that was not there before counts, up to five; null: without limit. */
export const fakeJobs = ({ limit = 5, titles = [] }: Settings = {}) => {
  const jobs = [...tideTable, captain, ...nurses]
  const searched = new Set<string>()
  let hidden: Hidden = { jobs: [], employers: [] }
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
  const isShown = ({ id, company }: Job) =>
    !hidden.jobs.some(each => each.id === id) && !hidden.employers.some(({ name }) => name === company)
  const jobOfId = (id: string): Job => {
    const job = jobs.find(each => each.id === id)
    if (!job) throw new ApiError('not_found')
    return job
  }
  const hide = (id: string, what: 'job' | 'employer'): Hidden => {
    const { title, company } = jobOfId(id)
    const at = hourAgo()
    hidden =
      what === 'job'
        ? { ...hidden, jobs: [{ id, title, company, at }, ...hidden.jobs] }
        : { ...hidden, employers: [{ name: company, at }, ...hidden.employers] }
    return hidden
  }
  const search = (request: SearchRequest): SearchAnswer => {
    const { query, page } = request
    const key = JSON.stringify([query, request.location, request.jobType])
    if (!searched.has(key) && searched.size >= (limit ?? 30)) throw new ApiError('search_limit')
    searched.add(key)
    const matching = jobs.filter(job => isShown(job) && isFound(request, job))
    // Nobody looks for a skipper, and for one planner. The nearest work is that of the tides.
    const isRelaxed = query === 'skipper' || query === 'planner'
    const found = isRelaxed ? tideTable : matching
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
      understood: placeOf(query),
      facets: {
        types: counted(found.map(({ type }) => type)),
        levels: counted(found.map(({ level }) => level)),
        places: counted(found.map(({ location }) => location)),
        postedWithin: [],
        boards: counted(found.map(({ source }) => source.board)),
      },
      relaxed: isRelaxed
        ? { left: 'words', exact: matching.length, says: 'These are other work at sea.' }
        : null,
      closed: request.closed
        ? 0
        : jobs.filter(job => job === captain && isFound({ ...request, closed: true }, job)).length,
      warned: found.filter(({ warnings }) => isSerious(warnings)).length,
      boards: boards(found),
      searches: searches(),
      builtAt: hourAgo(),
    }
  }
  const answers = {
    'jobs.search': ({ body }) => search(body),
    'jobs.status': () => ({ searches: searches(), boards: boards(null) }),
    'jobs.forYou': () => ({
      jobs: [planner, analyst, ...nurses.slice(0, 18)]
        .filter(isShown)
        .map(job => ({ ...job, fit: job.fit && (limit === 5 ? withoutParts(job.fit) : job.fit) })),
      titles: [...titles],
      boards: boards(null),
      searches: searches(),
      builtAt: hourAgo(),
    }),
    'jobs.newest': () => ({ jobs: [...nurses], builtAt: hourAgo() }),
    'jobs.get': ({ params }) => ({
      job: jobOfId(params.id),
      description:
        'You will write the tide table of the week, and tell the boats when they may leave.\n\n- Keep it in Excel\n- Answer the captains',
    }),
    'jobs.hidden': () => hidden,
    'jobs.hide': ({ params, body }) => hide(params.id, body.what),
    'jobs.unhide': ({ body: { what, key } }) => {
      hidden =
        what === 'job'
          ? { ...hidden, jobs: hidden.jobs.filter(({ id }) => id !== key) }
          : { ...hidden, employers: hidden.employers.filter(({ name }) => name !== key) }
      return hidden
    },
    'jobs.report': ({ params }) => hide(params.id, 'job'),
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
/** On phones, the field of the screen; elsewhere, that of the header. */
export const keywords = page.getByRole('searchbox')
export const place = form.getByRole('textbox', { name: 'Location' })
/** What was found, or what stands in its place. */
export const results = page.getByRole('tabpanel')
export const link = (title: string): Locator =>
  page.getByRole('listitem').getByRole('link', { name: title, exact: true })
export const row = (title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })
/** Beside the list; without room there, over it. */
export const detailsOf = (title: string): Locator =>
  page.getByRole('region', { name: title }).or(page.getByRole('dialog', { name: title }))

export const searchFor = async (words: string): Promise<void> => {
  await keywords.fill(words)
  await form.getByRole('button', { name: 'Search', exact: true }).click()
}

/** The rows of jobs, one after the other. */
export const titles = (): (string | null)[] =>
  [...document.querySelectorAll('[data-job-list] h3 a')].map(({ textContent }) => textContent)

/** Nothing but jobs of these titles. */
export const expectJobs = (...expected: readonly string[]): Promise<void> =>
  expect.poll(titles).toEqual(expected)

/** What was found, as it is read out. */
export const expectSaid = (words: RegExp): Promise<void> =>
  expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
