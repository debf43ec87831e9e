import * as z from 'zod/mini'
import { excerptLength, job } from '../../../shared/api/jobs.ts'
import { countryName, metropolisAround } from '../../../shared/domain/jobs/gazetteer.ts'
import { workplaceLabels } from '../../../shared/domain/jobs/kind-labels.ts'
import { alternatives, type Place, type Posting, place } from '../../../shared/domain/jobs/posting.ts'
import { jsonOrNothing } from '../../../shared/json.ts'
import type { IndexedJob } from '../job-index.ts'
import type { MergedPosting } from './merge-copies.ts'
import { regionName } from './open-to.ts'

/** A job as the index has it: without what differs from person to person, and with all of its places. */
export const indexedJob = z.extend(z.omit(job, { fit: true, marks: true }), {
  places: z.array(place),
  alternatives,
})

const linkOf = ({ board, url }: Posting) => ({ board, url })

/** The links to other boards, one for each. The first copy of a board is the better one. */
const linksOf = (shown: Posting, others: readonly Posting[]) => {
  const known = new Set([shown.board])
  return others.flatMap(other => {
    if (known.has(other.board)) return []
    known.add(other.board)
    return [linkOf(other)]
  })
}

export const cardOf = (
  { posting, others }: MergedPosting,
  about: Pick<IndexedJob, 'id' | 'firstSeenAt' | 'reposts'>,
): IndexedJob => ({
  id: about.id,
  title: posting.title,
  company: posting.company,
  location: locationOf(posting),
  places: posting.places,
  workplace: posting.workplace,
  openTo: posting.openTo,
  type: posting.type,
  level: posting.level,
  yearsAsked: posting.yearsAsked,
  sponsorsVisa: posting.sponsorsVisa,
  pay: posting.pay,
  excerpt: excerptOf(beginningOf(posting.description)),
  source: linkOf(posting),
  others: linksOf(posting, others),
  postedAt: posting.postedAt,
  firstSeenAt: about.firstSeenAt,
  expiresAt: posting.expiresAt,
  reposts: about.reposts,
  warnings: posting.warnings,
  skills: posting.skills,
  alternatives: posting.alternatives,
})

const isField = (name: string): name is keyof IndexedJob => Object.hasOwn(indexedJob.shape, name)
const fields = Object.keys(indexedJob.shape).filter(isField)
const values = z.array(z.unknown())

/** A card as the index stores it: without the names of its fields, which would be a fifth of it. */
export const cardText = (card: IndexedJob): string => JSON.stringify(fields.map(name => card[name]))

export const readCard = (text: string): IndexedJob => {
  const stored = values.parse(jsonOrNothing(text))
  return indexedJob.parse(Object.fromEntries(fields.map((name, at) => [name, stored[at]])))
}

// Lines at the beginning of adverts that say nothing: headings, who recruits, and fields that the card shows.
const heading =
  /^(?:(?:job |role |position )?(?:description|summary|overview|details|purpose|profile)|about (?:the |this )?(?:job|role|position|opportunity)|the (?:job|role|position)|introduction|job brief)\s*[:–-]?$/i
const shown =
  /^(?:job title|job type|location|job location|employment type|work type|company|organi[sz]ation|salary|deadline|date posted|qualifications?|experience|job field|specialization|reference|ref)\s*:.*$/i
const recruits =
  /^.{0,120}\b(?:is|are) (?:currently |now )?(?:recruiting|hiring|looking for|seeking)\b.{0,60}\b(?:candidates?|persons?|individuals?|applicants?)\b.{0,140}$/i

/** The most lines that are skipped. */
const mostLines = 8

/** The description without its first lines that say nothing; unchanged where all of its lines are such. */
export const beginningOf = (description: string): string => {
  let rest = description.trimStart()
  for (let line = 0; line < mostLines; line += 1) {
    const end = rest.indexOf('\n')
    const first = (end < 0 ? rest : rest.slice(0, end)).trim()
    if (first !== '' && ![heading, shown, recruits].some(pattern => pattern.test(first))) return rest
    if (end < 0) break
    rest = rest.slice(end + 1).trimStart()
  }
  return description
}

/** Signs behind a word, where a line is cut: a comma, a bullet, a bracket that opens. */
const behindWord = /(?<![\s,;:–—•|/([{"'*-])[\s,;:–—•|/([{"'*-]+$/
const sentenceEnd = /[.!?…]["')\]]?$/

/** The beginning of a description in one line, cut after a sentence, or after a word with `…` behind it. */
export const excerptOf = (description: string): string => {
  const line = description
    .slice(0, excerptLength * 2)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= excerptLength) return line
  const room = line.slice(0, excerptLength)
  const word = room.lastIndexOf(' ')
  const cut = word > excerptLength / 2 ? room.slice(0, word) : room.slice(0, -1).toWellFormed()
  const left = cut.replace(behindWord, '')
  return sentenceEnd.test(left) ? left : `${left}…`
}

const mostPlaces = 3

const few = (names: readonly string[]): string => {
  const different = [...new Set(names)].filter(name => name !== '')
  const more = different.length - mostPlaces
  return more > 0 ? `${different.slice(0, mostPlaces).join(', ')} and ${more} more` : different.join(', ')
}

/**
 * What is named behind a town: its country abroad, or the city of a quarter, because few people elsewhere know where Ajah
 * is. '' for a town of Nigeria, or where nothing is known.
 */
const aroundOf = ({ state, country }: Place): string => {
  if (country === null) return ''
  return country === 'NG' ? (metropolisAround({ state }) ?? '') : (countryName(country) ?? '')
}

const townOf = (place: Place): string => {
  const { text, city, state, country } = place
  return city ?? (aroundOf(place) || state) ?? (country === null ? text : (countryName(country) ?? text))
}

/** The towns, and after those of one country abroad, or of one city, its name, once: `Leeds, London, United Kingdom`. */
const placeNames = (places: readonly Place[]): string => {
  const isWhole = (place: Place) => aroundOf(place) !== '' && townOf(place) === aroundOf(place)
  const towns = places.filter(
    place => !isWhole(place) || places.every(other => isWhole(other) || aroundOf(other) !== aroundOf(place)),
  )
  const shown = [...new Map(towns.map(place => [`${townOf(place)}|${aroundOf(place)}`, place])).values()]
  const together = Map.groupBy(shown.slice(0, mostPlaces), aroundOf)
  const names = [...together].map(([around, theirs]) =>
    [...new Set([...theirs.map(townOf), around])].filter(name => name !== '').join(', '),
  )
  const more = shown.length - mostPlaces
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const openName = (openTo: string): string => regionName(openTo) ?? countryName(openTo) ?? openTo

/** The place of a job for its card: `Lagos`, `Hybrid · Abuja`, `Remote · Africa`. Empty: unknown. */
export const locationOf = ({
  places,
  workplace,
  openTo,
}: Pick<Posting, 'places' | 'workplace' | 'openTo'>) => {
  const where = placeNames(places)
  if (workplace === 'remote')
    return [workplaceLabels.remote, few(openTo.map(openName)) || where].filter(Boolean).join(' · ')
  if (workplace === 'hybrid') return [workplaceLabels.hybrid, where].filter(Boolean).join(' · ')
  return where
}
