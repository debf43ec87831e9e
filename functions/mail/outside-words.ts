import { oneLine } from './letter.ts'

const longest = 120

const shortened = (text: string): string => {
  const signs = [...text]
  return signs.length <= longest
    ? text
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

/** What somebody else wrote, as it may stand in a sentence of ours: on one line, not too long, and it turns no direction. */
export const outsideWords = (text: string): string => shortened(oneLine(text.replace(/\p{Cf}/gu, '')))
