import { jobsPageSize, lastJobsPage } from '../../../shared/api/job-search.ts'
import type { Facets } from '../../../shared/api/jobs.ts'
import { placesOf } from '../../../shared/domain/jobs/places.ts'
import type { FoundJob, IndexedJob, IndexQuery, IndexResult, Viewer } from '../job-index.ts'
import { type Asked, askedOf } from './asked.ts'
import { type CandidateQuery, type Candidates, isMatch } from './candidates.ts'
import type { EmployerNamed } from './employers.ts'
import { allOf, anyOf, but, type Expression } from './expression.ts'
import { facet } from './facets.ts'
import { highlightsOf } from './highlights.ts'
import type { Hints } from './hints.ts'
import { elsewhere } from './rank.ts'
import { placeOf, type Step, stepsOf } from './relax.ts'
import type { Rows } from './rows.ts'
import { isAbroad } from './search-location.ts'
import type { Spelling } from './spelling.ts'
import { stemOf, type Term } from './terms.ts'

type SearchServices = {
  readonly candidates: Candidates
  readonly rows: Rows
  readonly correctWord: Spelling
  readonly employerNamed: EmployerNamed
}

const withMarks = (job: IndexedJob, terms: readonly Term[]): FoundJob => {
  const phrases = terms.flatMap(({ forms }) => forms.map(words => words.map(stemOf)))
  return {
    ...job,
    marks: { title: highlightsOf(job.title, phrases), excerpt: highlightsOf(job.excerpt, phrases) },
  }
}

/** The expression without the employers that the person has hidden. */
export const withoutEmployers = (expression: Expression, employers: ReadonlySet<string>): Expression =>
  employers.size === 0
    ? expression
    : but(expression, anyOf([...employers].map(key => facet('employer', key))))

/**
 * Somebody who asks for a place abroad means the jobs there, which people there can get. Where these are few, jobs of
 * other places follow: those first that the person can get from home.
 */
const viewerOf = ({ where }: Asked, keepsPlace: boolean, query: IndexQuery): Viewer => {
  const { country, closed, hidden } = query
  if (!isAbroad(where, country)) return { country, closed, hidden }
  return { country: keepsPlace ? (where?.reach[0] ?? country) : country, closed: true, hidden }
}

const seniors = anyOf(['senior', 'lead', 'executive'].map(level => facet('level', level)))

const experienced = anyOf([seniors, facet('asksYears', '')])

const queryOf = (asked: Asked, step: Step, query: IndexQuery): CandidateQuery => {
  const { text, keeps } = step
  const { where: named, conditions, levels, filters, terms } = asked
  const where = keeps.place ? named : null
  const used = [
    ...(keeps.conditions ? [conditions] : []),
    ...(keeps.levels ? [levels] : []),
    ...(keeps.filters ? [filters] : []),
  ]
  const facets = used.flatMap(({ facets }) => facets)
  const hints = keeps.conditions && keeps.levels ? asked.hints : null
  const at = (place: Expression): Expression => {
    const found = allOf([text ?? '', place, ...facets]) || facet('any', '')
    const open = hints?.isForBeginners ? but(found, hints.hasNoExperience ? experienced : seniors) : found
    return withoutEmployers(open, query.hidden.employers)
  }
  const pays = used.flatMap(({ payAtLeast }) => payAtLeast ?? [])
  return {
    ...withHints(at(where?.there ?? ''), where?.besides ? at(but(where.besides, where.there)) : '', hints),
    elsewhere: hints === null ? elsewhere.place : elsewhere.phrase,
    isPlaceFirst: hints === null,
    terms: terms.length === 0 ? (hints?.terms ?? []) : text === null ? [] : terms,
    families: text === null ? [] : (step.families ?? asked.families),
    named: asked.named,
    isSenior: asked.isSenior,
    isForCorps: asked.isForCorps,
    payAtLeast: pays.length > 0 ? Math.max(...pays) : null,
    postedAfter: keeps.filters ? filters.postedAfter : null,
    now: Math.floor(query.now.getTime() / 1000),
    viewer: viewerOf(asked, keeps.place, query),
  }
}

/** Jobs with a hint come first. The others count as jobs beside them. */
const withHints = (there: Expression, besides: Expression, hints: Hints | null) =>
  hints === null
    ? { there, besides }
    : {
        there: allOf([there, hints.any]),
        besides: anyOf([but(there, hints.any), besides].filter(part => part !== '')),
      }

/** How many of the first jobs are sorted by their fit. */
const mostFitted = 16 * jobsPageSize

type Slice = Parameters<Candidates>[2]
type Listed = ReturnType<Candidates>

/** A slice of the sorted jobs. `fit`: the best matches, sorted by their fit within a band of candidates. */
const listOf = (
  query: CandidateQuery,
  { sort, fitOf }: IndexQuery,
  slice: Slice,
  { candidates, rows }: SearchServices,
): Listed => {
  const { count, skipped } = slice
  const isFitted = sort === 'fit' && fitOf !== undefined && skipped < mostFitted
  if (!isFitted) return candidates(query, sort === 'date' ? 'date' : 'relevance', slice)
  const { page, ...counts } = candidates(query, 'relevance', { ...slice, count: mostFitted, skipped: 0 })
  const after = skipped + count - mostFitted
  const rest =
    after > 0 ? candidates(query, 'relevance', { ...slice, count: after, skipped: mostFitted }).page : []
  const cards = rows.cards(page.map(({ number }) => number))
  const fitted = page
    .map((row, at) => ({ row, at, fit: cards[at] ? fitOf(cards[at]) : 0 }))
    .sort((a, b) => a.row.band - b.row.band || b.fit - a.fit || a.at - b.at)
  return { ...counts, page: [...fitted.slice(skipped, skipped + count).map(({ row }) => row), ...rest] }
}

/** With fewer jobs than this, the nearest ones are listed, too. With `many`, nobody counts which ones are good. */
const few = 5
const many = 30

const pageOf = ({ page }: Pick<IndexQuery, 'page'>, before: number): Slice => {
  const first = (page - 1) * jobsPageSize - before
  return { skipped: Math.max(0, first), count: jobsPageSize + Math.min(0, first) }
}

/** Some jobs match: only what is of the same or of close work is listed after them. */
const mayFollow = ({ relaxed, families }: Step): boolean =>
  relaxed !== null && (families !== undefined || !['words', 'all'].includes(relaxed.left))

/** A search that asks for remote work, in its words or by a filter, finds nothing else. */
const asksForRemote = ({ read }: Asked, { jobType, filters }: IndexQuery): boolean =>
  read.workplace === 'remote' || jobType === 'remote' || (filters?.workplaces.includes('remote') ?? false)

/** Remote work is in a country as a whole, or in a region, as much as other work. */
const isTown = (place: string): boolean =>
  placesOf(place).some(({ city, state }) => city !== null || state !== null)

/**
 * What the jobs lack that match: remote jobs count for a place, and jobs of one kind of work for each other. Null: the
 * first of them lack nothing.
 */
const lackOf = (asked: Asked, query: IndexQuery, { first, there, named }: Listed): IndexResult['relaxed'] => {
  if (first === 0) return null
  if (asked.families.length > 0 && asked.named === 'role' && named === 0)
    return { left: 'words', says: `None of these names “${asked.words}”. They are close to it.`, exact: 0 }
  const place = placeOf(asked, query.location)
  const isSplit =
    asked.where !== null &&
    asked.hints === null &&
    query.sort !== 'date' &&
    !asksForRemote(asked, query) &&
    isTown(place)
  return isSplit && there < Math.min(first, lastJobsPage * jobsPageSize)
    ? { left: 'place', says: `These are remote, or may be near ${place}.`, exact: there }
    : null
}

/**
 * The jobs that match, and, where these are few, the nearest ones after them. An advert with a serious warning does not
 * count as a match, so that it is never alone.
 */
const findWith = (asked: Asked, query: IndexQuery, services: SearchServices) => {
  const [first, ...others] = stepsOf(asked, query.location)
  const list = (step: Step, slice: Slice): Listed =>
    listOf(queryOf(asked, step, query), query, slice, services)
  const whole = list(first, pageOf(query, 0))
  const found = () => ({ ...whole, relaxed: lackOf(asked, query, whole) })
  if (whole.total - whole.warned >= many) return found()
  // Of a role, a description says much: many adverts mention a driver. Of a tool it may be the only word.
  const mayOnlyMention = asked.families.length === 0
  const matching = list(first, { count: few, skipped: 0 }).page.filter(({ band }) =>
    isMatch(band, mayOnlyMention),
  )
  if (matching.length >= few) return found()
  for (const step of others) {
    if (step.relaxed === null || (matching.length > 0 && !mayFollow(step))) continue
    const shown = matching.map(({ number }) => number)
    const nearest = list(step, { ...pageOf(query, matching.length), shown })
    if (nearest.total - nearest.warned <= matching.length) continue
    const page = query.page === 1 ? [...matching, ...nearest.page] : nearest.page
    const exact = Math.min(matching.length, lackOf(asked, query, whole)?.exact ?? matching.length)
    return { ...nearest, page, relaxed: { ...step.relaxed, exact } }
  }
  return found()
}

const noValues = { types: [], levels: [], places: [], postedWithin: null, boards: [] } as const
const facetNames = ['types', 'levels', 'places', 'postedWithin', 'boards'] as const

/** A facet that is chosen is counted without its choice, so that another value can be chosen beside it or instead. */
const facetsOf = (facets: Facets, query: IndexQuery, services: SearchServices): Facets => {
  const { filters } = query
  if (filters === null) return facets
  const isOn = (name: (typeof facetNames)[number]): boolean => {
    const chosen = filters[name]
    return Array.isArray(chosen) ? chosen.length > 0 : chosen !== null
  }
  const counted = facetNames.filter(isOn).map(name => {
    const others = { ...query, filters: { ...filters, [name]: noValues[name] } }
    const asked = askedOf(others, services.correctWord, services.employerNamed)
    const [first] = stepsOf(asked, query.location)
    const found = services.candidates(queryOf(asked, first, others), 'relevance', { count: 0, skipped: 0 })
    return { [name]: found.facets[name] }
  })
  return Object.assign({}, facets, ...counted)
}

/** Searches the index. It never throws for the words of a query. */
export const search = (query: IndexQuery, services: SearchServices): IndexResult => {
  const asked = askedOf(query, services.correctWord, services.employerNamed)
  const { page, first: _first, there: _there, named: _named, ...found } = findWith(asked, query, services)
  return {
    ...found,
    facets: facetsOf(found.facets, query, services),
    jobs: services.rows.cards(page.map(({ number }) => number)).map(job => withMarks(job, asked.terms)),
    page: query.page,
    pages: Math.min(lastJobsPage, Math.ceil(found.total / jobsPageSize)),
    corrected: asked.corrected,
    understood: [...asked.read.understood],
  }
}
