import { clockInLagos, months } from '../../../shared/domain/calendar.ts'

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

/** "3 of 5 applications". `isOpen`: the quota is no limit, and the words say so, because the plans say it too. */
export const quotaWords = (quota: Quota, plan: string, isOpen: boolean): string =>
  quota.used <= quota.of
    ? `${quota.used} of ${counted(quota.of, quota)}${isOpen ? ', a first goal and not a limit.' : ''}`
    : `${counted(quota.used, quota)}. The ${plan} plan includes ${quota.of}${isOpen ? '; you can still add more' : ''}.`
