const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day such as 2026-11-20 as "20 November 2026": no two people read it differently. */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`))
