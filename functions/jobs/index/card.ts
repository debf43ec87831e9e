import * as z from 'zod/mini'
import { job } from '../../../shared/api/jobs.ts'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { jsonOrNothing } from '../../../shared/json.ts'
import type { IndexedJob } from '../job-index.ts'
import { beginningOf } from './beginning.ts'
import { excerptOf } from './excerpt.ts'
import type { Gathered } from './gather.ts'
import { locationOf } from './location.ts'

const indexedJob = z.omit(job, { match: true, marks: true })

const linkOf = ({ board, url }: Posting) => ({ board, url })

/** The same board twice is one source: the first of its copies is the better one. */
const linksOf = (shown: Posting, others: readonly Posting[]) => {
  const known = new Set([shown.board])
  return others.flatMap(other => {
    if (known.has(other.board)) return []
    known.add(other.board)
    return [linkOf(other)]
  })
}

/** A job as a card shows it. */
export const cardOf = (
  { posting, others }: Gathered,
  about: Pick<IndexedJob, 'id' | 'firstSeenAt' | 'reposts'>,
): IndexedJob => ({
  id: about.id,
  title: posting.title,
  company: posting.company,
  location: locationOf(posting),
  workplace: posting.workplace,
  openTo: posting.openTo,
  type: posting.type,
  level: posting.level,
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
})

/** A card as it was kept. */
export const readCard = (text: string): IndexedJob => indexedJob.parse(jsonOrNothing(text))
