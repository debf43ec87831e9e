import type { ApplicationDigest } from '../../../shared/api/home.ts'
import { clockInLagos, months } from '../../../shared/domain/calendar.ts'
import { percentOf } from '../../../shared/domain/insights/percent.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const greeting = (now: Date): string => {
  const hour = clockInLagos(now).getUTCHours()
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

/** The day in Lagos: "Saturday 21 November". */
export const dayLine = (now: Date): string => {
  const there = clockInLagos(now)
  return `${weekdays[there.getUTCDay()]} ${there.getUTCDate()} ${months[there.getUTCMonth()]}`
}

/** "Phone number, Industry, Skills and 2 more". */
export const missingWords = (labels: readonly string[]): string => {
  const named = labels.slice(0, 3)
  const more = labels.length - named.length
  const parts = more > 0 ? [...named, `${more} more`] : named
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')
}

export type Quota = {
  readonly used: number
  readonly of: number
  readonly one: string
  readonly many: string
}

const counted = (count: number, { one, many }: Quota): string => `${count} ${count === 1 ? one : many}`

/** "3 of 5 resumes". `isOpen`: the quota is no limit, and the words say so. */
export const quotaWords = (quota: Quota, plan: string, isOpen: boolean): string => {
  const isAbove = quota.used > quota.of
  const used = isAbove ? counted(quota.used, quota) : `${quota.used} of ${counted(quota.of, quota)}`
  if (isOpen) return `${used}. More than ${quota.of} are free too.`
  return isAbove ? `${used}. The ${plan} plan includes ${quota.of}.` : used
}

type Figure = { readonly value: number | string; readonly label: string }

/** What the person tracks: "10 saved jobs". Only what was sent is called an application. */
export const trackedFigure = ({
  total,
  sent,
  byStatus,
}: Pick<ApplicationDigest, 'total' | 'sent' | 'byStatus'>): Figure => {
  const one = sent === total ? 'application' : byStatus.saved === total ? 'saved job' : 'tracked job'
  return { value: total, label: total === 1 ? one : `${one}s` }
}

/** How many applications were sent, or how many of them got an answer, once there are enough to say it. */
export const sentFigure = ({ sent, answered }: Pick<ApplicationDigest, 'sent' | 'answered'>): Figure => {
  const percent = percentOf(answered, sent)
  return percent === null
    ? { value: sent, label: answered > 0 ? `sent, ${answered} answered` : 'sent so far' }
    : { value: `${percent}%`, label: `answered, ${answered} of ${sent} sent` }
}

type Sent = Pick<ApplicationDigest, 'weeks' | 'sent' | 'undated' | 'interviews'>

/** The line above the weeks. An application without a day may have been sent in any of them. */
export const sentWords = ({ weeks, sent, undated, interviews }: Sent): string => {
  const isPause = undated === 0 && weeks.every(({ count }) => count === 0)
  const came = interviews === 1 ? '1 application' : `${interviews} applications`
  return [
    `${sent} sent in total${undated > 0 ? `, ${undated} without a day` : ''}.`,
    isPause && `None in the last ${weeks.length} weeks.`,
    `${came} led to an interview.`,
  ]
    .filter(Boolean)
    .join(' ')
}
