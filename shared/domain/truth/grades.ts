import type { Span } from './sentences.ts'

/** `First Class`, `Second Class Upper`: what a degree was passed with. */
export type Grade = Span & { readonly key: string }
const grades =
  /\b(?:(first[- ]class)|(second[- ]class(?: \(?honours\)?,?)?\s?[(,-]?\s?\(?upper(?: division)?\)?|2[:.]1\b|upper second(?:[- ]class)?)|(second[- ]class(?: \(?honours\)?,?)?\s?[(,-]?\s?\(?lower(?: division)?\)?|2[:.]2\b|lower second(?:[- ]class)?)|(third[- ]class)|(distinction)|(upper credit)|(lower credit)|(summa cum laude|magna cum laude|cum laude)|(best graduating student|overall best student|valedictorian|dean's list)|(merit(?=\s*(?:$|[,.|)])|s? award))|(second[- ]class(?! ?\(?(?:honours|upper|lower))))/g
const keys = [
  'first',
  'upper',
  'lower',
  'third',
  'distinction',
  'upper credit',
  'lower credit',
  'laude',
  'best',
  'merit',
  'second',
]

export const gradesIn = (low: string): Grade[] =>
  Array.from(low.matchAll(grades), match => {
    const at = match.slice(1).findIndex(part => part !== undefined)
    return { start: match.index, end: match.index + match[0].trimEnd().length, key: keys[at] ?? '' }
  })

/** A grade point average, or a mark of so many: `CGPA 4.52/5.0`. */
export type Average = Span & { readonly value: number; readonly of: number | null }
const averages =
  /\bc?gpa\b[^\d\n.,]{0,14}(\d(?:\.\d{1,2})?)(?:\s*(?:\/|out of|on a|of)\s*(\d(?:\.\d{1,2})?))?|(?<![\d.,])(\d\.\d{1,2})\s*(?:\/|out of)\s*([457](?:\.0{1,2})?)(?!\d)(?:\s*c?gpa\b)?|(?<![\d.])(\d\.\d{1,2})\s*c?gpa\b/g

export const averagesIn = (low: string): Average[] =>
  Array.from(low.matchAll(averages), match => {
    const of = match[2] ?? match[4]
    return {
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      value: Number(match[1] ?? match[3] ?? match[5]),
      of: of === undefined ? null : Number(of),
    }
  })
