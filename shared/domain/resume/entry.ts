import { type Body, emptyBody, plainBody } from './body.ts'
import { isDuration } from './dates.ts'
import type { ResumeEntry } from './document.ts'
import { type Line, linesOf } from './lines.ts'
import { escaped, plainWords, shown, withoutMarks } from './plain-words.ts'

// An entry begins with its title, `### Operations Officer, Gani Haulage`, and the details below it,
// `Mar 2023 to now · Apapa`. Both are read here, and written so that they are read as the same again.

const oneSpaced = (line: string): string => withoutMarks(line).replace(/\s+/g, ' ').trim()
const whollyEscaped = (text: string): string => escaped(text, () => false)
const nonEmpty = (texts: readonly string[]): string[] => texts.filter(text => text !== '')

/** What the heading of an entry says. Empty: not said. */
type EntryTitle = Pick<ResumeEntry, 'title' | 'organisation' | 'duration'>

const honours =
  /^(?:(?:with )?(?:first|second|third|upper|lower|2[.:][12]|distinction|merit|pass|credit|hons?\b|honou?rs|magna|summa|cum laude|c?gpa))/i

/** The comma before the organisation: `B.Sc. Economics, Second Class Upper, Bayero University`. */
const commaIn = (text: string): RegExpMatchArray | undefined =>
  [...text.matchAll(/, /g)].find(({ index }) => !honours.test(shown(text.slice(index + 2))))

const titleAndOrganisation = (text: string): readonly [title: string, organisation: string] => {
  for (const separator of [/ ?\| ?| [·•] /, / [—–] /, / (?:at|@) /i, / - /, null]) {
    const found = separator ? separator.exec(text) : commaIn(text)
    if (found?.index) return [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  }
  return [text, '']
}

const longestTime = 80

/** A time behind the title: `Officer, Gani Haulage (Mar 2023 – now)`. */
const timeBehind = (text: string): readonly [words: string, duration: string] => {
  for (const { index, 0: sign } of text.matchAll(/ ?[|·•(,] ?| [—–-] /g)) {
    if (text.length - index > longestTime || index === 0) continue
    const rest = shown(text.slice(index + sign.length)).replace(/\)$/, '')
    if (/(?:19|20)\d\d/.test(rest) && isDuration(rest)) return [text.slice(0, index), rest]
  }
  return [text, '']
}

/** Reads the heading of an entry, whose escapes are hidden. A bar at its end says that it holds no time. */
export const entryTitle = (heading: string): EntryTitle => {
  const text = oneSpaced(heading)
  const isClosed = / \|$/.test(text)
  const [words, duration] = isClosed ? [text.slice(0, -2), ''] : timeBehind(text)
  const bar = words.indexOf(' | ')
  const [title, organisation] = !isClosed
    ? titleAndOrganisation(words)
    : bar < 0
      ? [words, '']
      : [words.slice(0, bar), words.slice(bar + 3)]
  const read = { title: shown(title), organisation: shown(organisation), duration: shown(duration) }
  return read.title === '' ? { ...read, title: read.organisation, organisation: '' } : read
}

/** Both as a heading without escapes that is read as the same again; null: that takes escapes. */
const unescapedTitle = ([title = '', organisation = '']: readonly string[]): string | null => {
  const isRead = (written: string): boolean => {
    const [line] = linesOf(`### ${written}`)
    const read = entryTitle(line?.text ?? '')
    return read.title === title && read.organisation === organisation && read.duration === ''
  }
  const ways =
    organisation === '' ? [title] : [', ', ' at ', ' — ', ' | '].map(sign => `${title}${sign}${organisation}`)
  return ways.find(isRead) ?? null
}

/** For where there is no Markdown: `Audit Senior, Gani Haulage`, or `Trade Test I, II at Aba Works` where a comma would part it wrongly. */
export const shownEntryTitle = (title: string, organisation: string): string => {
  const parts = nonEmpty([title, organisation])
  return unescapedTitle(parts) ?? parts.join(', ')
}

/** The heading of an entry in Markdown. Where there is no title, the organisation is the title. */
export const writtenEntryTitle = (title: string, organisation: string): string => {
  const parts = nonEmpty([title, organisation])
  return unescapedTitle(parts) ?? `${parts.map(whollyEscaped).join(' | ')} |`
}

/** The line below the heading of an entry. */
type Details = Pick<ResumeEntry, 'duration' | 'details'> & {
  /** What stands before the time, which is the employer where the heading names none; empty: nothing. */
  readonly before: string
}

const piecesOf = (text: string): string[] =>
  nonEmpty((/(?:^| )[·•](?: |$)/.test(text) ? text.split(/(?:^| )[·•](?= |$)/) : text.split('|')).map(shown))

/** `Ikeja, Lagos, 2019 - 2021`, or the time first. */
const detailsWithComma = (text: string): Details | null => {
  const found =
    /^(?<before>.{1,120}?)(?:, ?| ?\()(?<time>[^,()]+)\)?$/u.exec(text) ??
    /^(?<time>[^,()]+), (?<after>.{1,120})$/u.exec(text)
  const { before = '', time = '', after = '' } = found?.groups ?? {}
  const details = nonEmpty([before.trim(), after.trim()])
  return isDuration(time) ? { duration: time.trim(), details, before: '' } : null
}

/** `Jun - Dec 2023 (SIWES)` */
const remark = / \([^()\d]{2,40}\)$/

/** Reads what stands behind a dot, which says that there is no time. */
const dottedDetails = (words: string): Details => ({
  duration: '',
  details: piecesOf(` · ${withoutMarks(words)}`),
  before: '',
})

/**
 * Reads the line below a heading, its escapes hidden; null: it is a sentence like others. A dot at its end says that its
 * first piece is the time, in whatever words.
 */
export const detailsOf = (line: string): Details | null => {
  const text = oneSpaced(line)
  const pieces = piecesOf(text)
  const [first = '', ...others] = pieces
  if (/ ·$/.test(text)) return { duration: first, details: others, before: '' }
  if (pieces.length === 0) return null
  if (pieces.length === 1)
    return isDuration(first.replace(remark, ''))
      ? { duration: first, details: [], before: '' }
      : detailsWithComma(first)
  const at = pieces.findIndex(isDuration)
  return {
    duration: pieces[at] ?? '',
    details: pieces.filter((_, index) => index !== at),
    before: at > 0 ? first : '',
  }
}

/** The line below a heading in Markdown. With neither it is a dot, which keeps the sentence below a sentence. */
export const writtenDetails = (duration: string, details: readonly string[]): string => {
  const parts = nonEmpty([duration, ...details])
  const plain = parts.join(' · ')
  const dotted = (words: string): string => (duration === '' ? `· ${words}`.trim() : `${words} ·`)
  const isRead = (written: string): boolean => {
    const [line] = linesOf(written)
    const read =
      line?.kind === 'dot' ? dottedDetails(line.text) : line?.kind === 'text' ? detailsOf(line.text) : null
    return read?.duration === duration && read.before === '' && read.details.join('\n') === details.join('\n')
  }
  return [plain, dotted(plain)].find(isRead) ?? dotted(parts.map(whollyEscaped).join(' · '))
}

/** An entry as it is read, its body with marks still on. */
export type ReadEntry = { readonly head: EntryTitle; readonly below: Details | null; readonly body: Body }

export const entryOf = ({ head, below, body }: ReadEntry): ResumeEntry => {
  const isEmployer = head.organisation === '' && below !== null && below.before !== ''
  return {
    title: head.title,
    organisation: isEmployer ? below.before : head.organisation,
    duration: head.duration || (below?.duration ?? ''),
    details: [
      ...(head.duration !== '' && below?.duration ? [below.duration] : []),
      ...(below?.details.slice(isEmployer ? 1 : 0) ?? []),
    ],
    ...plainBody(body, false),
  }
}

const longestOrganisation = 120

/** The entry whose heading is the line at `at`, and how many of the lines below were taken with the heading. */
export const entryAt = (
  heading: string,
  lines: readonly Line[],
  at: number,
): { readonly entry: ReadEntry; readonly taken: number } => {
  let head = entryTitle(heading)
  let taken = 0
  const [first, second] = lines.slice(at + 1, at + 3)
  const isTime = (line: Line | undefined): boolean =>
    line?.kind === 'text' && line.follows && (detailsOf(line.text)?.duration ?? '') !== ''
  const isName =
    first?.kind === 'text' &&
    head.organisation === '' &&
    first.text.length <= longestOrganisation &&
    detailsOf(first.text) === null
  if (isName && (/^\*\*(?!\s)[^*]*[^\s*]\*\*$/.test(first.text) || isTime(second))) {
    head = { ...head, organisation: plainWords(first.text) }
    taken = 1
  }
  const next = lines[at + 1 + taken]
  const isList = next?.kind === 'dot' && lines[at + 2 + taken]?.kind === 'dot'
  const below =
    next?.kind === 'text'
      ? detailsOf(next.text)
      : next?.kind === 'dot' && !isList
        ? dottedDetails(next.text)
        : null
  return { entry: { head, below, body: emptyBody() }, taken: below ? taken + 1 : taken }
}
