import { trackingKey } from './application.ts'
import type { Candidate, ImportProblem, ImportReading, ImportRow } from './application-import.ts'

export type ImportPlan = Pick<ImportReading, 'unread' | 'dateOrder'> & {
  /** The rows that are added after the person confirms. */
  readonly rows: readonly ImportRow[]
  /** The rows whose jobs the person tracks already. */
  readonly tracked: readonly ImportRow[]
  readonly problems: readonly ImportProblem[]
}

type Job = { readonly jobTitle: string; readonly companyName: string }
type Keyed = { readonly key: string; readonly candidate: Candidate }

const rowOf = ({ filled: _, ...row }: Candidate): ImportRow => row

/** Of several rows of one job, keeps the row with most filled fields; the first one when they have equally many. */
const withoutRepeats = (fresh: readonly Keyed[]) => {
  const fullest = new Map<string, Candidate>()
  for (const { key, candidate } of fresh) {
    const before = fullest.get(key)
    if (!before || candidate.filled > before.filled) fullest.set(key, candidate)
  }
  const rows: ImportRow[] = []
  const repeats: ImportProblem[] = []
  for (const { key, candidate } of fresh) {
    const added = fullest.get(key)
    if (!added || added === candidate) rows.push(rowOf(candidate))
    else {
      const why = added.filled > candidate.filled ? 'has more details' : 'comes first'
      repeats.push({
        row: candidate.row,
        reason: `The same job and company as row ${added.row}, which ${why}.`,
      })
    }
  }
  return { rows, repeats }
}

/**
 * The rows that a file would add to all of the person's applications (`own`). Rows that are not added are listed with
 * the reason.
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
  const { rows, repeats } = withoutRepeats(fresh)
  const problems = [...unfit, ...repeats].sort((a, b) => a.row - b.row)
  return { rows, tracked, problems, unread, dateOrder }
}
