import { excerptLength } from '../../../shared/api/jobs.ts'

/** The beginning of a description in one line, cut at a word, with … where it was cut. */
export const excerptOf = (description: string): string => {
  const line = description
    .slice(0, excerptLength * 2)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= excerptLength) return line
  const room = line.slice(0, excerptLength)
  const word = room.lastIndexOf(' ')
  const cut = word > excerptLength / 2 ? room.slice(0, word) : room.slice(0, -1).toWellFormed()
  return `${cut.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`
}
