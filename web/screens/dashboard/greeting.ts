import { brand } from '../../../shared/brand.ts'

const hourInLagos = new Intl.DateTimeFormat('en-GB', {
  timeZone: brand.timeZone,
  hour: 'numeric',
  hourCycle: 'h23',
})
const dayInWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: brand.timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

export const greeting = (now: Date): string => {
  const hour = Number(hourInLagos.format(now))
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

/** The day in Lagos: "Saturday 21 November". */
export const dayLine = (now: Date): string => dayInWords.format(now).replace(',', '')
