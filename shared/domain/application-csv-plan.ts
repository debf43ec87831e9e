import { trackingKey } from './application.ts'
import type { Candidate, ImportReading } from './application-csv-read.ts'
import type { ImportProblem, ImportRow } from './application-csv-row.ts'

export type ImportPlan = Pick<ImportReading, 'unread' | 'dateOrder'> & {
  /** What is added when the person says so. */
  readonly rows: readonly ImportRow[]
  /** What the person tracks already. */
  readonly tracked: readonly ImportRow[]
  readonly problems: readonly ImportProblem[]
}

type Job = { readonly jobTitle: string; readonly companyName: string }
type Keyed = { readonly key: string; readonly candidate: Candidate }

const rowOf = ({ filled: _, ...row }: Candidate): ImportRow => row

/** Of several rows of one job the one that says most is kept, the first one where they say as much. */
const withoutTwins = (fresh: readonly Keyed[]) => {
  const fullest = new Map<string, Candidate>()
  for (const { key, candidate } of fresh) {
    const before = fullest.get(key)
    if (!before || candidate.filled > before.filled) fullest.set(key, candidate)
  }
  const rows: ImportRow[] = []
  const twins: ImportProblem[] = []
  for (const { key, candidate } of fresh) {
    const kept = fullest.get(key)
    if (!kept || kept === candidate) rows.push(rowOf(candidate))
    else {
      const why = kept.filled > candidate.filled ? 'says more' : 'comes first'
      twins.push({
        row: candidate.row,
        reason: `The same job and company as row ${kept.row}, which ${why}.`,
      })
    }
  }
  return { rows, twins }
}

/**
 * What a file would add to the applications that the person has (`own`, all of them). Rows that are not added are named
 * with the reason.
 */
export const planImport = (
  { candidates, unfit, unread, dateOrder }: ImportReading,
  own: readonly Job[],
): ImportPlan => {
  const known = new Set(own.map(trackingKey))
  const tracked: ImportRow[] = []
  const fresh: Keyed[] = []
  for (const candidate of candidates) {
    const key = trackingKey(candidate.form)
    if (known.has(key)) tracked.push(rowOf(candidate))
    else fresh.push({ key, candidate })
  }
  const { rows, twins } = withoutTwins(fresh)
  const problems = [...unfit, ...twins].sort((a, b) => a.row - b.row)
  return { rows, tracked, problems, unread, dateOrder }
}
