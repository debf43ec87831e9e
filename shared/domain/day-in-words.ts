export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A calendar day such as 2026-11-20 as "20 November 2026": no two people read it differently. Not by Intl, whose
 * language data takes a function, and a cheap phone, tens of milliseconds to load.
 */
export const dayInWords = (day: string): string => {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}
