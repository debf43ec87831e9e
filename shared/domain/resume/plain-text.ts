import { detailsOf } from './details.ts'
import { entryTitle } from './entry-title.ts'
import type { Line } from './lines.ts'
import { shown } from './plain-words.ts'
import { isSectionTitle, kindOfTitle } from './section-kind.ts'

const longestTitle = 120
const hasTime = (line: Line | undefined): boolean =>
  line?.kind === 'text' && line.text.length <= longestTitle && (detailsOf(line.text)?.duration ?? '') !== ''

/** `REFEREES`: no word of ours, and no doubt. */
const isShouted = (text: string): boolean =>
  text.length <= 40 && /^[\p{Lu}\s&/]{5,}:?$/u.test(text) && /\p{Lu}{3}/u.test(text)

/**
 * Gives headings to a text that has none: to the titles of its sections, and to lines with a time behind them or below
 * them where sections have entries.
 */
export const withHeadings = (lines: readonly Line[]): Line[] => {
  let hasEntries = false
  /** The line that says the time of the entry above it. */
  let below = -1
  return lines.map((line, at): Line => {
    if (line.kind !== 'text') return line
    const text = shown(line.text)
    if (at > 0 && (isSectionTitle(text) || (!line.follows && hasEntries && isShouted(text)))) {
      const kind = kindOfTitle(text)
      hasEntries = kind === 'work' || kind === 'education' || kind === 'other'
      return { kind: 'heading', level: 2, text: line.text.replace(/ ?:$/, '') }
    }
    const next = lines[at + 1]
    const isAbove = next?.kind === 'text' && next.follows && hasTime(next) && !hasTime(line)
    const isEntry =
      hasEntries &&
      at !== below &&
      text.length <= longestTitle &&
      (isAbove || entryTitle(line.text).duration !== '')
    if (isEntry && isAbove) below = at + 1
    return isEntry ? { kind: 'heading', level: 3, text: line.text } : line
  })
}
