import { months } from '../../../shared/domain/day-in-words.ts'

/** A calendar day as "17 Nov", with its year when that is not the year of `today`. Both as 2026-11-20. */
export const formatDay = (day: string, today: string): string => {
  const [year, month, date] = day.split('-')
  const within = `${Number(date)} ${months[Number(month) - 1]?.slice(0, 3)}`
  return year === today.slice(0, 4) ? within : `${within} ${year}`
}
