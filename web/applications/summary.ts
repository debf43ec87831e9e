import type { Application, ApplicationStatus } from '../../shared/api/applications.ts'

type Row = Pick<Application, 'status'>
export type Counts = ReadonlyMap<ApplicationStatus, number>

export const countByStatus = (rows: readonly Row[]): Counts => {
  const counts = new Map<ApplicationStatus, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

/** "7+" while older applications are not loaded, because the count may grow. */
export const atLeast = (count: number, olderLeft: boolean): string => `${count}${olderLeft ? '+' : ''}`

/** "31 tracked. 4 in interview, 1 offer." */
export const withGains = (total: string, interviews = 0, offers = 0): string => {
  const gains = [
    interviews > 0 && `${interviews} in interview`,
    offers > 0 && `${offers} ${offers === 1 ? 'offer' : 'offers'}`,
  ].filter(Boolean)
  return gains.length > 0 ? `${total} ${gains.join(', ')}.` : total
}

/** The summary of the list, in a line. It gives no total while older applications are not loaded. */
export const summaryOf = (rows: readonly Row[], olderLeft: boolean): string => {
  const counts = countByStatus(rows)
  const total = olderLeft ? `Your newest ${rows.length}.` : `${rows.length} tracked.`
  return withGains(total, counts.get('interview'), counts.get('offer'))
}
