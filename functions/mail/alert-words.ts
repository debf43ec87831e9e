import type { Alert, AlertedJob } from '../../shared/api/alerts.ts'
import type { Notice } from '../store/notifications.ts'
import { outsideWords } from './outside-words.ts'

/** The jobs that a notification names. */
const named = 2

/** Where an alert is looked at and changed. */
export const alertPath = (id: string): string => `/dashboard/job-alerts?alert=${id}`

/** `3 new jobs for “Operations in Lagos”`. */
export const jobsFound = (count: number, hasMore: boolean, { title }: Pick<Alert, 'title'>): string => {
  const jobs = count === 1 && !hasMore ? '1 new job' : `${count} new jobs`
  return `${hasMore ? 'More than ' : ''}${jobs} for “${title}”`
}

const jobInWords = ({ title, company }: AlertedJob): string =>
  [title, company].map(outsideWords).filter(Boolean).join(' at ')

/** A delivery as a notification. */
export const alertNotice = (
  alert: Pick<Alert, 'id' | 'title'>,
  jobs: readonly AlertedJob[],
  hasMore: boolean,
  id: string,
): Notice => {
  const names = jobs.slice(0, named).map(jobInWords)
  const others = jobs.length - names.length
  const rest = others > 0 ? [`and ${others} more`] : []
  return {
    id,
    title: jobsFound(jobs.length, hasMore, alert),
    message: `${[...names, ...rest].join('; ')}.`,
    href: alertPath(alert.id),
  }
}
