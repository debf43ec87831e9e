import { fold } from '../jobs/fold.ts'
import type { ResumeEntry } from './document.ts'
import { oneLine, tidy } from './plain-words.ts'

// The texts of the form as the items, lines and bullets of a resume.

/** Before a grade that is a figure alone. */
export const gradeLabel = 'GPA: '

/** The grade of a course of study by the details of its entry. */
export const gradeOf = (details: readonly string[]): string => {
  const grade = details.join(', ')
  return grade.startsWith(gradeLabel) ? grade.slice(gradeLabel.length) : grade
}

/** Before soft skills that stand alone. */
export const softLabel = 'Soft skills: '

/** The words before the items of a list: `Tools: Git, Docker`. */
export const groupLabel = /^([^:,;]{2,40}): +/

/** Texts on one line each, those that say the same but once: as it is said first. */
export const distinct = (texts: readonly string[]): string[] => {
  const first = new Map<string, string>()
  for (const text of texts.map(oneLine)) if (!first.has(fold(text))) first.set(fold(text), text)
  first.delete('')
  return [...first.values()]
}

/** The parts of a list as people type it: commas, semicolons or lines between, but not commas in brackets. */
export const itemsOf = (text: string): string[] => distinct(text.split(/[\n;•]|,(?![^()\n]{0,200}\))/))

/** The own items, those first that are named, in the order in which they are named. Other named items are left out. */
export const inOrderOf = (own: readonly string[], named: readonly string[]): string[] => {
  const ranks = new Map(distinct(named).map((item, rank) => [fold(item), rank] as const))
  const rankOf = (item: string): number => ranks.get(fold(item)) ?? named.length
  return own.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const sign = /^\s*(?:[-*+•●▪■◦‣–·]|\d{1,2}[.)])\s+/
/** A longer text on one line is a paragraph. */
const longestBullet = 200

/** The lines of a text, without signs of bullets and empty ones. */
export const linesOfText = (text: string): string[] =>
  tidy(text)
    .split('\n')
    .map(line => oneLine(line.replace(sign, '')))
    .filter(line => line !== '')

/** What the person says of their work, as bullets: each line is one. */
export const bulletsOfText = (text: string): Pick<ResumeEntry, 'paragraphs' | 'bullets'> => {
  const lines = linesOfText(text)
  const [only = ''] = lines
  return lines.length === 1 && only.length > longestBullet && !sign.test(tidy(text).trim())
    ? { paragraphs: lines, bullets: [] }
    : { paragraphs: [], bullets: lines }
}
