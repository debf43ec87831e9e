import { expect, test } from 'vitest'
import { BoardError } from '../../functions/services/boards/connector.ts'
import { plainLine } from '../../functions/services/boards/plain-text.ts'
import { normalise } from '../../shared/domain/jobs/normalise.ts'
import { type Board, boards as boardNames } from '../../shared/lists.ts'
import { createBoards } from './boards.ts'
import { latin } from './feeds.ts'
import type { Posted } from './posted.ts'
import { readBoard } from './read.testing.ts'
import type { BoardRequest } from './stand-in.ts'

const now = new Date('2026-09-28T10:17:30Z')
const start = (at = now) => createBoards({ now: () => at })

const asked = (
  address: string,
  headers: BoardRequest['headers'] = { 'user-agent': 'test' },
): BoardRequest => {
  const { host, pathname, searchParams } = new URL(address)
  return { host, path: pathname, query: searchParams, headers }
}
const ask = (boards: ReturnType<typeof start>, address: string, headers?: BoardRequest['headers']) =>
  boards.answer(asked(address, headers))?.answer
const json = (body: string | Buffer | undefined): unknown => JSON.parse(String(body))

/** All boards without faults. Each is read once for all tests. */
const untouched = start()
const readings = new Map<Board, ReturnType<typeof readBoard>>()
const readingOf = (board: Board) => {
  const reading = readings.get(board) ?? readBoard(untouched, board, now)
  readings.set(board, reading)
  return reading
}

const addresses = [
  'https://www.myjobmag.com/aggregate_feed.xml',
  'https://www.myjobmag.com/jobsxml.xml',
  'https://www.hotnigerianjobs.com/feed/rss.xml',
  'https://www.jobzilla.ng/feed',
  'https://boqqs.com/api/v1/jobs?per_page=100',
  'https://api.reliefweb.int/v2/jobs?appname=aiki&limit=200',
  'https://boards-api.greenhouse.io/v1/boards/kobowise/jobs?content=true',
  'https://api.lever.co/v0/postings/settlepoint?mode=json',
  'https://api.ashbyhq.com/posting-api/job-board/nimbus-desk?includeCompensation=true',
  'https://api.smartrecruiters.com/v1/companies/EkoFreshFoods/postings',
  'https://apply.workable.com/api/v1/widget/accounts/bright-watt?details=true',
  'https://www.arbeitnow.com/api/job-board-api?page=1',
  'https://www.themuse.com/api/public/jobs?page=1&location=Lagos%2C+Nigeria',
  'https://api.adzuna.com/v1/api/jobs/za/search/1?app_id=a&app_key=b',
  'https://hn.algolia.com/api/v1/search_by_date?tags=story,author_whoishiring',
  'https://hn.algolia.com/api/v1/search?tags=comment,story_46100001&hitsPerPage=250',
  'https://himalayas.app/jobs/api?limit=20',
  'https://himalayas.app/jobs/api/search?country=NG&page=1',
  'https://remotive.com/api/remote-jobs',
  'https://remoteok.com/api',
  'https://jobicy.com/api/v2/remote-jobs?count=100',
  'https://www.workingnomads.com/api/exposed_jobs/',
]

test.each(addresses)('%s answers the same bytes at the same time', address => {
  const answer = ask(start(), address)
  expect(answer?.status).toBe(200)
  expect(Buffer.from(answer?.body ?? '').length).toBeGreaterThan(200)
  expect(ask(start(), address)).toEqual(answer)
})

test('dates are relative to a day, and move with it', () => {
  let at = now
  const boards = createBoards({ now: () => at })
  const datesAt = (moment: string) => {
    at = new Date(moment)
    return boards.postings('remotive').map(({ key, postedAt }) => `${key} ${postedAt.toISOString()}`)
  }
  const first = datesAt('2026-09-28T10:17:30Z')
  expect(datesAt('2026-09-28T23:00:00Z')).toEqual(first)
  const next = datesAt('2026-09-29T00:00:10Z')
  expect(next).not.toEqual(first)
  expect(next.map(line => line.split(' ')[0])).toEqual(first.map(line => line.split(' ')[0]))
})

/** The text that our connector must return: MyJobMag has no letters with dots, and markup in a title stays text. */
const written = (board: Board, text: string): string => plainLine(board === 'myjobmag' ? latin(text) : text)

/** Whether an advert has a place. Jobzilla writes the place into the text only. */
const hasPlace = ({ board, place }: Posted) => place !== null && board !== 'jobzilla'

test.each(boardNames)('%s is read by its connector without changes', async board => {
  const { listings, isWhole } = await readingOf(board)
  const wanted = untouched.postings(board)
  expect(listings).toHaveLength(wanted.length)
  expect(isWhole).not.toBe(false)
  const named = (title: string, company: string) => `${title} · ${company}`
  expect(listings.map(({ title, company }) => named(title, company)).sort()).toEqual(
    wanted.map(({ title, company }) => named(written(board, title), written(board, company))).sort(),
  )
  for (const posting of wanted.filter(hasPlace)) {
    const title = written(board, posting.title)
    const cities = listings.filter(listing => listing.title === title).map(({ location }) => location)
    expect(
      cities.some(location => location.includes(posting.place?.city ?? '?')),
      title,
    ).toBe(true)
  }
})

test.each(boardNames)('no text that %s sent is markup after it was read', async board => {
  const { listings } = await readingOf(board)
  for (const { title, company, description } of listings)
    expect(`${title} ${company} ${description}`).not.toMatch(/<\/?[a-z]|onerror=|onload=|javascript:/i)
})

test('every posting is normalised, with a date that is not in the future', async () => {
  for (const board of boardNames) {
    const { listings } = await readingOf(board)
    for (const listing of listings) {
      const postedAt = normalise(listing, now)?.postedAt ?? '?'
      expect(postedAt <= now.toISOString(), `${board} ${listing.title}: ${postedAt}`).toBe(true)
    }
  }
})

test('digests on HotNigerianJobs repeat single adverts', () => {
  const feed = String(ask(start(), 'https://www.hotnigerianjobs.com/feed/rss.xml')?.body)
  expect(feed).toMatch(/<title>[^<]+ Job Recruitment \(\d Positions\)<\/title>/)
})

test('MyJobMag says iso-8859-1 and sends bytes that are no UTF-8', () => {
  const body = Buffer.from(ask(start(), 'https://www.myjobmag.com/aggregate_feed.xml')?.body ?? '')
  expect(body.subarray(0, 60).toString('latin1')).toContain('encoding="iso-8859-1"')
  expect(() => new TextDecoder('utf-8', { fatal: true }).decode(body)).toThrow()
  expect(new TextDecoder('windows-1252').decode(body)).toContain('Ìlerí')
})

test('Greenhouse escapes its HTML twice', () => {
  const address = 'https://boards-api.greenhouse.io/v1/boards/kobowise/jobs?content=true'
  expect(String(ask(start(), address)?.body)).toContain('&lt;p&gt;')
})

test('an unchanged feed is 304 without a body, until an advert is added', () => {
  const boards = start()
  const address = 'https://www.jobzilla.ng/feed'
  const { etag = '' } = ask(boards, address)?.headers ?? {}
  expect(etag).toMatch(/^"\w+"$/)
  expect(ask(boards, address, { 'if-none-match': etag })).toMatchObject({ status: 304 })
  expect(ask(boards, address, { 'if-none-match': etag })?.body).toBeUndefined()
  boards.post({ board: 'jobzilla', title: 'Tailor', company: 'Bellafrik', text: 'Sew.' })
  expect(ask(boards, address, { 'if-none-match': etag })).toMatchObject({ status: 200 })
})

test.each([
  ['https://api.adzuna.com/v1/api/jobs/za/search/1', 401],
  ['https://api.adzuna.com/v1/api/jobs/ng/search/1?app_id=a&app_key=b', undefined],
  ['https://api.reliefweb.int/v2/jobs', 403],
  ['https://www.themuse.com/api/public/jobs', 400],
  ['https://www.themuse.com/api/public/jobs?page=100', 400],
  ['https://api.lever.co/v0/postings/nobody?mode=json', 404],
  ['https://remotive.com/api/other', undefined],
  ['https://example.com/', undefined],
])('%s is refused with %s', (address, status) => {
  expect(ask(start(), address)?.status).toBe(status)
})

test('Remote OK refuses a request without a user agent', () => {
  expect(ask(start(), 'https://remoteok.com/api', {})?.status).toBe(403)
})

test('the last page is where the postings end', () => {
  const boards = start()
  const page = (number: number) =>
    json(ask(boards, `https://www.themuse.com/api/public/jobs?page=${number}`)?.body)
  const total = boards.postings('themuse').length
  const pages = Math.ceil(total / 20)
  expect(page(1)).toMatchObject({ page_count: pages, total })
  expect(page(pages)).toHaveProperty('results.length', total - (pages - 1) * 20)
  expect(page(pages + 1)).toHaveProperty('results', [])
})

test.each(boardNames)('with a broken row, %s is read without that row', async board => {
  const boards = start()
  const whole = await readingOf(board)
  boards.setFault(board, 'broken-row')
  const reading = await readBoard(boards, board, now)
  expect(reading.broken).toBeGreaterThan(whole.broken)
  expect(reading.listings.map(({ title }) => title)).toEqual(whole.listings.map(({ title }) => title))
})

const fails = boardNames.flatMap(board =>
  (['down', 'html', 'malformed'] as const).map(fault => [fault, board] as const),
)

test.each(fails)('%s: %s cannot be read', async (fault, board) => {
  const boards = start()
  boards.setFault(board, fault)
  await expect(readBoard(boards, board, now)).rejects.toBeInstanceOf(BoardError)
})

test.each(boardNames)(
  'an advert that is added to %s is read there, and is gone after its removal',
  async board => {
    const boards = start()
    const { key, company } = boards.post({
      board,
      title: 'Bicycle Repairer & Coach',
      company: 'Kobowise',
      location: board === 'reliefweb' || board === 'themuse' ? 'Lagos, Nigeria' : '',
      text: 'Repair bicycles.\n\nTools are <provided> & clean.',
    })
    const found = async () =>
      (await readBoard(boards, board, now)).listings.find(({ title }) => title === 'Bicycle Repairer & Coach')
    expect(await found()).toMatchObject({ company, description: expect.stringContaining('Repair bicycles.') })
    expect(boards.take(board, key)).toBe(true)
    expect(await found()).toBeUndefined()
    expect(boards.take(board, key)).toBe(false)
  },
)

test('the overview shows the adverts of each board, and when it was requested', () => {
  const boards = start()
  ask(boards, 'https://remotive.com/api/remote-jobs')
  boards.setFault('jobicy', 'slow')
  const overview = boards.overview()
  expect(overview.map(({ board }) => board)).toEqual(boardNames)
  expect(overview.find(({ board }) => board === 'remotive')).toMatchObject({
    asked: 1,
    askedAt: now.toISOString(),
  })
  expect(overview.find(({ board }) => board === 'jobicy')).toMatchObject({ fault: 'slow', askedAt: null })
})
