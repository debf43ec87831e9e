import type { ResumeEntry } from './document.ts'
import { oneLine, tidy } from './plain-words.ts'

const sign = /^\s*(?:[-*+•●▪■◦‣–·]|\d{1,2}[.)])\s+/
/** A longer text on one line is a paragraph. */
const longestBullet = 200

/** The lines of a text, without signs of bullets and empty ones. */
export const linesOfText = (text: string): string[] =>
  tidy(text)
    .split('\n')
    .map(line => oneLine(line.replace(sign, '')))
    .filter(line => line !== '')

/** What somebody says of their work, as bullets: each line is one. */
export const bulletsOfText = (text: string): Pick<ResumeEntry, 'paragraphs' | 'bullets'> => {
  const lines = linesOfText(text)
  const [only = ''] = lines
  return lines.length === 1 && only.length > longestBullet && !sign.test(tidy(text).trim())
    ? { paragraphs: lines, bullets: [] }
    : { paragraphs: [], bullets: lines }
}
