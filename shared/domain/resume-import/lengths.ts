/** `(1 year 8 months)`, behind dates that say it too. */
export const lengthBehind =
  /[(·] ?(?:less than (?:a|one) (?:year|month)\)|\d{1,2}\+? (?:years?|yrs?|months?|mos?)\b[\d a-z,.]{0,20}\)?)$/i

/** `6 years 9 months`: how long all jobs at an employer took. */
export const isLength = (text: string): boolean =>
  /^\(?(?:less than (?:a|one) (?:year|month)|\d{1,2}\+? (?:years?|yrs?|months?|mos?)\b[\d a-z,.]{0,20})\)?$/i.test(
    text,
  )
