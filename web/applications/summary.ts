import type { Application, ApplicationStatus } from '../../shared/api/applications.ts'

type Row = Pick<Application, 'status'>
export type Counts = ReadonlyMap<ApplicationStatus, number>

export const countByStatus = (rows: readonly Row[]): Counts => {
  const counts = new Map<ApplicationStatus, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

/** A count that may grow: "7+" while older ones, which may belong to it, are not loaded. */
export const atLeast = (count: number, olderLeft: boolean): string => `${count}${olderLeft ? '+' : ''}`

/** A total in words, and what was gained of it: "31 tracked. 4 in interview, 1 offer." */
export const withGains = (total: string, interviews = 0, offers = 0): string => {
  const gains = [
    ...(interviews > 0 ? [`${interviews} in interview`] : []),
    ...(offers > 0 ? [`${offers} ${offers === 1 ? 'offer' : 'offers'}`] : []),
  ]
  return gains.length > 0 ? `${total} ${gains.join(', ')}.` : total
}

/** What the list amounts to, in a line. Says no total that is not known. */
export const summaryOf = (rows: readonly Row[], olderLeft: boolean): string => {
  const counts = countByStatus(rows)
  const total = olderLeft ? `Your newest ${rows.length}.` : `${rows.length} tracked.`
  return withGains(total, counts.get('interview'), counts.get('offer'))
}
