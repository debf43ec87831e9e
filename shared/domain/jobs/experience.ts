import type { careerLevels } from '../../lists.ts'

/** The level that a number of years of experience stands for. */
export const levelOfYears = (years: number): (typeof careerLevels)[number] =>
  years <= 1 ? 'entry' : years <= 4 ? 'mid' : 'senior'

const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `3 years`, `3 - 5 years`, `three (3) years`, `5+ yrs`. Each part is bounded, so that no text takes long. */
const span = new RegExp(
  `\\b(\\d{1,2}|${spelled.join('|')})\\b\\s{0,2}(?:\\(\\d{1,2}\\))?\\s{0,2}(\\+|plus\\b|or more\\b)?` +
    `(?:\\s{0,2}(?:-|–|to)\\s{0,2}\\d{1,2}\\s{0,2}\\+?)?\\s{0,2}-?(?:years?|yrs?)\\b['’]?`,
  'gi',
)
/** Words before a number by which an advert asks for at least as much. */
const atLeast =
  /(?:\bminimum(?: of)?|\bmin\.?|\bat least|\bnot less than|\bno less than|\bexperience(?: required| level| length)?)\s{0,2}[:–-]?\s{0,2}$/i
/** Words before a number by which an employer tells of itself, or an advert of a time to come. */
const otherYears =
  /\b(?:past|last|next|first|every|within|after|above|below|under|over the|for over|up to|our)\s{0,2}$/i
const age = /^\s{0,2}(?:old|of age)\b/i
/** Words after a number of years that a person has worked. */
const worked = new RegExp(
  "^\\s{1,2}(?:(?:[\\w&/’'-]{1,24},?\\s{1,2}){0,5}(?:experience|exp|practice)\\b" +
    '|of\\s(?!excellence|growth|history|existence|service|operations?\\b|success|innovation|impact|training|study)' +
    '|(?:working|building|leading|managing|driving|teaching|selling|designing|including|with|in|as|on|at|post)\\b)',
  'i',
)
/** A number of years that is an item of a list of demands: `B.Sc and three years.` */
const inList = {
  before: /(?:^|[.,;]|\band|\bwith)\s{1,2}$/i,
  after: /^\s{0,2}(?:[.,;]|$|\bpreferabl|\bor\b|\band\b)/i,
}

const yearsOf = ([, figure = '']: RegExpExecArray): number => {
  const at = spelled.indexOf(figure.toLowerCase())
  return at < 0 ? Number(figure) : at
}

/** The first number of years in a board's field for the experience: `3 - 5 years` is 3. */
export const yearsInField = (text: string): number | null => {
  const [found] = text.matchAll(span)
  return found ? yearsOf(found) : null
}

/** A larger figure is the age of a person or of an employer. */
const mostYears = 15

/**
 * The least number of years of experience that an advert asks for, by its first sentence about it; null: not said. The age
 * of a person, the history of the employer and the duration of a contract are no experience.
 */
export const yearsAsked = (text: string): number | null => {
  for (const found of text.matchAll(span)) {
    const years = yearsOf(found)
    const end = found.index + found[0].length
    const before = text.slice(Math.max(0, found.index - 30), found.index)
    const after = text.slice(end, end + 120)
    if (years > mostYears || age.test(after) || otherYears.test(before)) continue
    const isInList = inList.before.test(before) && inList.after.test(after)
    if (found[2] || isInList || atLeast.test(before) || worked.test(after)) return years
  }
  return null
}
