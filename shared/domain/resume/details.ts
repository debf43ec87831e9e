import { isDuration } from './duration.ts'
import { linesOf } from './lines.ts'
import { escaped, shown, withoutMarks } from './plain-words.ts'

/** The line below the heading of an entry: `Mar 2023 to now · Apapa`. */
export type Details = {
  readonly duration: string
  readonly details: readonly string[]
  /** What stands before the time, which is the employer where the heading names none; empty: nothing. */
  readonly before: string
}

const pieces = (text: string): readonly string[] => {
  const parts = /(?:^| )[·•](?: |$)/.test(text) ? text.split(/(?:^| )[·•](?= |$)/) : text.split('|')
  return parts.map(shown).filter(part => part !== '')
}

const comma = (text: string): Details | null => {
  const found =
    /^(?<before>.{1,120}?)(?:, ?| ?\()(?<time>[^,()]+)\)?$/u.exec(text) ??
    /^(?<time>[^,()]+), (?<after>.{1,120})$/u.exec(text)
  const { before = '', time = '', after = '' } = found?.groups ?? {}
  const details = [before, after].map(part => part.trim()).filter(part => part !== '')
  return isDuration(time) ? { duration: time.trim(), details, before: '' } : null
}

/** Reads what stands behind a dot: it says that there is no time. */
export const dottedDetails = (words: string): Details => ({
  duration: '',
  details: pieces(` · ${withoutMarks(words)}`),
  before: '',
})

/**
 * Reads such a line, its escapes hidden; null: it is a sentence like others. A dot at its end says that its first piece
 * is the time, in whatever words.
 */
export const detailsOf = (line: string): Details | null => {
  const text = withoutMarks(line).replace(/\s+/g, ' ').trim()
  const parts = pieces(text)
  const [first = '', ...others] = parts
  if (/ ·$/.test(text)) return { duration: first, details: others, before: '' }
  if (parts.length === 1)
    return isDuration(first) ? { duration: first, details: [], before: '' } : comma(first)
  const at = parts.findIndex(isDuration)
  return parts.length === 0
    ? null
    : {
        duration: parts[at] ?? '',
        details: parts.filter((_, index) => index !== at),
        before: at > 0 ? first : '',
      }
}

const isSame = (read: Details | null, duration: string, details: readonly string[]): boolean =>
  read?.duration === duration && read.before === '' && read.details.join('\n') === details.join('\n')

/** The line that is read again as these. With neither it is a dot, which keeps the sentence below a sentence. */
export const writtenDetails = (duration: string, details: readonly string[]): string => {
  const parts = [duration, ...details].filter(part => part !== '')
  const plain = parts.join(' · ')
  const dotted = (words: string): string => (duration === '' ? `· ${words}`.trim() : `${words} ·`)
  const isRead = (written: string): boolean => {
    const [line] = linesOf(written)
    if (line?.kind === 'dot') return isSame(dottedDetails(line.text), duration, details)
    return line?.kind === 'text' && isSame(detailsOf(line.text), duration, details)
  }
  const wholly = parts.map(part => escaped(part, () => false)).join(' · ')
  return [plain, dotted(plain)].find(isRead) ?? dotted(wholly)
}
