import { lowered } from '../truth/plain-text.ts'
import { sentencesOf } from '../truth/sentences.ts'

// The lines of adverts, as the rest of this folder reads them.

/** The bullet or the number before a line. */
export const sign = /^[\s*#•·◦▪\-–—>]+|^\d{1,2}[.)]\s+/
const closing = /(?<![\s*:.])[\s*:.]+$/

/** A line by which it is compared: in small letters, without its bullet and its last signs. */
export const labelOf = (text: string): string => lowered(text).replace(sign, '').replace(closing, '').trim()

export const sentencesIn = (text: string): string[] =>
  sentencesOf(text, 0, text.length).map(({ start, end }) => text.slice(start, end))
