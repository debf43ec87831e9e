import { mayApplyFrom } from '../../../shared/domain/jobs/open-to.ts'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { boards } from '../../../shared/lists.ts'
import { cardOf } from './card.ts'
import { columnsOf } from './columns.ts'
import type { Gathered } from './gather.ts'
import { hashOf } from './hash.ts'
import { headsOf } from './heads.ts'
import { createIdentities } from './identity.ts'
import { dayOf, facetsOf } from './job-facets.ts'
import type { Past } from './past.ts'
import { timesPosted } from './reposts.ts'
import type { Traits } from './traits.ts'
import { createVocabulary } from './vocabulary.ts'
import type { JobRow, Writer } from './writer.ts'

type Surroundings = {
  readonly all: readonly Traits[]
  readonly addresses: readonly number[]
  readonly past: Past
  readonly writer: Writer
  readonly now: Date
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

/** Each board is a bit of a number. */
export const boardBit = (board: (typeof boards)[number]): number => 1 << boards.indexOf(board)

const fingerprintOf = ({ company, titleKey, region }: Traits): number | undefined =>
  company === '' || titleKey === '' ? undefined : hashOf(`${company}\n${titleKey}\n${region}`)

/** Naira a month, from the lower end to the upper; the lower is worth as much less as it says. */
const payOf = ({ pay }: Posting): Pick<JobRow, 'pay' | 'payFrom'> => {
  const upTo = pay?.nairaAMonth ?? null
  const share = pay?.min && pay.max ? Math.min(1, pay.min / pay.max) : 1
  return { pay: upTo, payFrom: upTo === null ? null : Math.round(upTo * share) }
}

/** Whether nobody in Nigeria may do it. */
const isAbroad = ({ places, workplace, openTo }: Posting): boolean => {
  if (workplace === 'remote' && openTo.length > 0) return mayApplyFrom(openTo, 'NG') === false
  return places.length > 0 && places.every(({ country }) => country !== null && country !== 'NG')
}

/** Writes jobs, with what the previous index knew of them, and remembers for the next one what this one knows. */
export const createJobRows = ({ all, addresses, past, writer, now }: Surroundings) => {
  const identify = createIdentities()
  const vocabulary = createVocabulary()
  const today = dayOf(now.getTime())

  const countPostings = (copies: readonly Traits[]): number => {
    const [shown] = copies
    const fingerprint = shown && fingerprintOf(shown)
    if (fingerprint === undefined) return 0
    const days = copies.flatMap(({ postedAt }) => (postedAt === null ? [] : dayOf(postedAt)))
    const posted = timesPosted(days, past.posted(fingerprint))
    if (posted) writer.rememberPosting(fingerprint, posted)
    return posted ? posted.times - 1 : 0
  }

  const add = (number: number, { posting, others }: Gathered, members: readonly number[], date: number) => {
    const copies = members.flatMap(at => all[at] ?? [])
    const places = members.flatMap(at => addresses[at] ?? [])
    const known = places.flatMap(address => past.source(address) ?? [])
    const id = identify(known, `${copies[0]?.urlKey}\n${copies[0]?.titleKey}`)
    const seen = Math.min(Date.parse(posting.firstSeenAt), ...known.map(source => source.seen))
    const listed = [...new Set([posting, ...others].map(({ board }) => board))]
    const columns = columnsOf(posting)
    const firstSeenAt = new Date(seen).toISOString()
    writer.add(number, {
      columns,
      facets: facetsOf(posting, listed, seen),
      posted: seconds(date),
      seen,
      expires: posting.expiresAt === null ? null : seconds(Date.parse(posting.expiresAt)),
      ...payOf(posting),
      boards: listed.reduce((bits, board) => bits | boardBit(board), 0),
      warnings: posting.warnings.length,
      isAbroad: isAbroad(posting),
      heads: headsOf(columns),
      id,
      card: JSON.stringify(cardOf({ posting, others }, { id, firstSeenAt, reposts: countPostings(copies) })),
      description: posting.description,
    })
    for (const address of places) writer.rememberSource(address, id, seen, today)
    vocabulary.add([columns.title, columns.company, columns.place, columns.skills])
  }

  return { add, vocabulary: vocabulary.words }
}
