import { fold } from '../jobs/fold.ts'
import type { Line } from './lines.ts'
import { continues } from './paragraphs.ts'

/** A list's lines as they were before a page broke them. */
const whole = (lines: readonly Line[]): { text: string; isBullet: boolean }[] => {
  const found: { text: string; isBullet: boolean }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const isRest =
      last &&
      (/,$/.test(last.text) || (last.text.length >= 30 && /^[\p{Ll}&)]/u.test(line.text))) &&
      continues(last.text, last.isBullet, line)
    if (last && isRest) last.text += ` ${line.text}`
    else found.push({ text: line.text, isBullet: line.bullet !== 'none' })
  }
  return found
}

const outside = '(?![^()]{0,200}\\))'
const gap = '(?:(?<!\\s)\\s+)?'
const signs = new RegExp(`(?:${gap}[;|\\t•·●▪◦‣]|(?<!\\s)\\s+/{1,2}\\s)\\s*${outside}`)
const commas = new RegExp(`${gap}[,،]\\s*${outside}`)
const allCommas = new RegExp(`${gap},\\s*${outside}`, 'g')

const trimmed = (text: string): string =>
  text.replace(/^[\s,;:–—-]+|(?<![\s,;:])[\s,;:]+$/g, '').replace(/(?<![.\s].{0,6})\.$/, '')

export type Group = { readonly label: string; readonly items: readonly string[] }

/** `Tools: Git, Docker` is two items of the group Tools. */
const groupOf = (text: string): { label: string; rest: string } => {
  const found = /^([^:,;]{2,40}?)\s*:(?=\s|$)(.*)$/s.exec(text)
  return found ? { label: found[1] ?? '', rest: found[2]?.trimStart() ?? '' } : { label: '', rest: text }
}

const itemsIn = (text: string): string[] => {
  const bySign = text.split(signs)
  return bySign
    .flatMap(part => part.split(commas))
    .map(part => trimmed(part.replace(/^and\s+/i, '')))
    .filter(part => part !== '')
}

/** The items of a list, with commas, signs or lines between, and the words that stand before some of them. */
export const groupsOf = (lines: readonly Line[]): Group[] =>
  whole(lines).flatMap(({ text }) =>
    text.split(/(?:(?<!\s)\s+)?;\s+(?=[^:;,]{2,40}:\s)/).map(part => {
      const { label, rest } = groupOf(part)
      return { label, items: itemsIn(rest) }
    }),
  )

/** Between items of the form there are commas, so that an item's own become lines: `Associate – ICAN – 2014`. */
const asOne = (text: string): string => text.replace(/(?<=\d), (?=\d\b)/g, ' & ').replace(allCommas, ' – ')

/** Lines whose commas are of their own: certificates with their year and who gave them. */
export const entriesOf = (lines: readonly Line[]): string[] => {
  const all = whole(lines)
  // A single line of several: only commas part them.
  const isOneLine = all.length === 1 && !all[0]?.isBullet
  // A year between its commas is of one certificate.
  const isMember = /^(?:student |graduate )?(?:member|associate|fellow)\b/i.test(all[0]?.text ?? '')
  const isList =
    isOneLine && !isMember && !/,\s*(?:\p{L}+ )?(?:19|20)\d\d(?=\s*(?:,|$))/u.test(all[0]?.text ?? '')
  return all
    .flatMap(({ text }) =>
      isList
        ? itemsIn(text)
        : text
            .split(/(?:(?<!\s)\s+)?;\s+/)
            .map(trimmed)
            .map(asOne),
    )
    .filter(Boolean)
}

/** With commas between; each once. */
export const listed = (items: readonly string[]): string =>
  [...new Map(items.map(item => [fold(item), item])).values()].join(', ')
