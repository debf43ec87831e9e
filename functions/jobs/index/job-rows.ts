import { levelOfYears } from '../../../shared/domain/jobs/experience.ts'
import { wordsOf } from '../../../shared/domain/jobs/fold.ts'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { familiesOf } from '../../../shared/domain/jobs/roles.ts'
import { isSerious } from '../../../shared/domain/jobs/severity.ts'
import { boards, careerLevels, employmentTypes } from '../../../shared/lists.ts'
import { cardOf, cardText } from './card.ts'
import { dayOf, facetsOf } from './facets.ts'
import { numberIn } from './file-format.ts'
import { hashOf } from './hash.ts'
import { createJobIds } from './job-ids.ts'
import type { MergedPosting } from './merge-copies.ts'
import { rankTextOf } from './rank-text.ts'
import { placeNamesOf, reachOf } from './reach.ts'
import type { SeenBefore, SeenWriter } from './seen-file.ts'
import { columnsOf } from './text-columns.ts'
import { timesPosted } from './times-posted.ts'
import type { TraitList } from './trait-list.ts'
import { roleAddressOf, type Traits } from './traits.ts'
import type { JobRow, Names } from './writer.ts'

type Dependencies = {
  readonly all: TraitList
  readonly addresses: Float64Array
  readonly past: SeenBefore
  readonly seen: Pick<SeenWriter, 'source' | 'posting'>
  readonly now: Date
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

/** The bit of a board in the column `boards`. */
const boardBit = (board: (typeof boards)[number]): number => 1 << boards.indexOf(board)

const fingerprintOf = ({ company, titleKey, region }: Traits): number | undefined =>
  company === '' || titleKey === '' ? undefined : hashOf(`${company}\n${titleKey}\n${region}`)

/** Naira a month: the upper end, and the lower end as its share of the upper. */
const payOf = ({ pay }: Posting): Pick<JobRow, 'pay' | 'payFrom'> => {
  const upTo = pay?.nairaAMonth ?? null
  const share = pay?.min && pay.max ? Math.min(1, pay.min / pay.max) : 1
  return { pay: upTo, payFrom: upTo === null ? null : Math.round(upTo * share) }
}

/** How bad the warnings of a job are. */
const severityOf = ({ warnings }: Posting): number =>
  warnings.length === 0 ? 0 : isSerious(warnings) ? 2 : 1

/** The years that an advert asks for say its level where no word does. */
const withLevel = (posting: Posting): Posting => ({
  ...posting,
  level: posting.level ?? (posting.yearsAsked === null ? null : levelOfYears(posting.yearsAsked)),
})

/** Makes the rows of jobs, with their ids and dates of the previous index, and stores these for the next index. */
export const createJobRows = ({ all, addresses, past, seen, now }: Dependencies) => {
  const idOf = createJobIds()
  const names = createNames()
  const today = dayOf(now.getTime())

  const countPostings = (copies: readonly Traits[]): number => {
    const [shown] = copies
    const fingerprint = shown && fingerprintOf(shown)
    if (fingerprint === undefined) return 0
    const days = copies.flatMap(({ postedAt }) => (postedAt === null ? [] : dayOf(postedAt)))
    const posted = timesPosted(days, past.posted(fingerprint))
    if (posted) seen.posting(fingerprint, posted)
    return posted ? posted.times - 1 : 0
  }

  const rowOf = (
    number: number,
    { posting: merged, others }: MergedPosting,
    members: readonly number[],
    date: number,
  ): JobRow => {
    const posting = withLevel(merged)
    const copies = members.map(all.at)
    const places = members.flatMap(at => addresses[at] ?? [])
    const known = places.flatMap(address => past.source(address) ?? [])
    const id = idOf(known, roleAddressOf(posting))
    const firstSeen = Math.min(Date.parse(posting.firstSeenAt), ...known.map(({ seen }) => seen))
    const listed = [...new Set([posting, ...others].map(({ board }) => board))]
    const columns = columnsOf(posting)
    const firstSeenAt = new Date(firstSeen).toISOString()
    for (const address of places) seen.source(address, { id, seen: firstSeen }, today)
    names.add([columns.title, columns.company, columns.place, columns.skills], posting)
    return {
      number,
      columns,
      facets: facetsOf(posting, listed, firstSeen),
      posted: seconds(date),
      seen: firstSeen,
      expires: posting.expiresAt === null ? null : seconds(Date.parse(posting.expiresAt)),
      ...payOf(posting),
      boards: listed.reduce((bits, board) => bits | boardBit(board), 0),
      warnings: severityOf(posting),
      type: numberIn(employmentTypes, posting.type),
      level: numberIn(careerLevels, posting.level),
      reach: reachOf(posting),
      places: placeNamesOf(posting)
        .map(name => `|${name}|`)
        .join(''),
      families: ` ${familiesOf(posting.title).join(' ')} `,
      rankText: rankTextOf(columns),
      id,
      card: cardText(cardOf({ posting, others }, { id, firstSeenAt, reposts: countPostings(copies) })),
      description: posting.description,
    }
  }

  return { rowOf, names: names.all }
}

const isWord = /^\p{L}{3,30}$/u

/** Counts words, which correct misspelt words of a query, and employers, which are found in a query. */
const createNames = () => {
  const words = new Map<string, number>()
  const employers = new Map<string, string>()
  const all: Names = { words, employers }
  return {
    all,
    add: (texts: readonly string[], { company, companyKey }: Posting): void => {
      for (const word of wordsOf(texts.join(' ')))
        if (isWord.test(word)) words.set(word, (words.get(word) ?? 0) + 1)
      if (companyKey !== '' && !employers.has(companyKey)) employers.set(companyKey, company)
    },
  }
}
