let words: Intl.DateTimeFormat | undefined

/** A calendar day such as 2026-11-20 as "20 November 2026": no two people read it differently. */
export const dayInWords = (day: string): string => {
  // Made when a day is first written: the language data takes a function 12 ms to load.
  words ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return words.format(new Date(`${day}T00:00:00Z`))
}
