import { addLine, type Body, emptyBody, plainBody } from './body.ts'
import type { ResumeDocument, ResumeSection } from './document.ts'
import { detailsOf, entryAt, entryOf, entryTitle, type ReadEntry } from './entry.ts'
import { headerOf } from './header.ts'
import { documentSectionOf, headingOf } from './headings.ts'
import { type Line, linesOf } from './lines.ts'
import { hide, plainWords, shown } from './plain-words.ts'
import { sectionsOf } from './sections.ts'

type Section = {
  readonly kind: ResumeSection['kind']
  readonly title: string
  readonly body: Body
  readonly entries: ReadEntry[]
}

const longestTitle = 120
const hasTime = (line: Line | undefined): boolean =>
  line?.kind === 'text' && line.text.length <= longestTitle && (detailsOf(line.text)?.duration ?? '') !== ''

/** `KEY PROJECTS ABROAD`: no doubt even where no table has the words. */
const isShouted = (text: string): boolean =>
  text.length <= 40 && /^[\p{Lu}\s&/]{5,}:?$/u.test(text) && /\p{Lu}{3}/u.test(text)

const sectionsWithEntries: ReadonlySet<ResumeSection['kind']> = new Set(['work', 'education', 'other'])

const titleOf = (text: string): string => plainWords(text).replace(/ ?:$/, '')
const headingLine = (level: number, text: string): Line => ({
  kind: 'heading',
  level,
  text,
  follows: false,
  isIndented: false,
  ruled: false,
})

/** Gives headings to the entries of a section: to lines with a time behind them or below them. */
const withEntryHeadings = (lines: readonly Line[]): Line[] => {
  /** The line that says the time of the entry above it. */
  let below = -1
  return lines.map((line, at): Line => {
    if (line.kind !== 'text') return line
    const text = shown(line.text)
    if (!line.follows && isShouted(text)) return headingLine(2, line.text.replace(/ ?:$/, ''))
    const next = lines[at + 1]
    const isAbove = next?.kind === 'text' && next.follows && hasTime(next) && !hasTime(line)
    const isEntry =
      at !== below && text.length <= longestTitle && (isAbove || entryTitle(line.text).duration !== '')
    if (isEntry && isAbove) below = at + 1
    return isEntry ? headingLine(3, line.text) : line
  })
}

/** Gives headings to a text that has none: to its sections, and to their entries. */
const withHeadings = (lines: readonly Line[]): Line[] => {
  const looks = lines.map(line => ({
    line,
    text: shown(line.text),
    bullet: line.kind === 'text' ? ('none' as const) : ('sign' as const),
    gap: !line.follows,
    ruled: line.ruled,
    level: 0,
  }))
  return sectionsOf(looks).flatMap(({ kind, title, lines: inSection }) => {
    // A heading may have left only a part of its line: `Skills: Excel, Word`.
    const read = inSection.map(
      ({ line, text }): Line =>
        text === shown(line.text) ? line : { ...line, kind: 'text', text: hide(text) },
    )
    if (kind === 'top') return read
    const hasEntries = sectionsWithEntries.has(documentSectionOf(title))
    return [headingLine(2, hide(titleOf(title))), ...(hasEntries ? withEntryHeadings(read) : read)]
  })
}

const boldTitle = /^\*\*(?!\s)([^*]*[^\s*])\*\*(?: ?(?:$|[—–\-|,·(@]|at )(.*))?$/
const longestBoldHeading = 160

/** `**Officer** — Gani Haulage` as the heading that it is; null: it is a sentence. */
const boldHeading = (line: Line): string | null => {
  const found =
    line.kind === 'text' && line.text.length <= longestBoldHeading ? boldTitle.exec(line.text) : null
  return found && !found[1]?.trim().endsWith(':') ? line.text : null
}

const isBoldSection = ({ kind, text }: Line): boolean =>
  kind === 'text' && /^\*\*(?!\s)[^*]*[^\s*]\*\*:?$/.test(text) && headingOf(titleOf(text)) !== null

const noHeading = 7
/** The level of the headings of sections: the highest that there is. */
const levelOfSections = (lines: readonly Line[]): number =>
  Math.min(...lines.map(line => (line.kind === 'heading' ? line.level : noHeading)), noHeading)

const readSections = (lines: readonly Line[], isTitle: (line: Line) => boolean): Section[] => {
  const sections: Section[] = []
  let hasHeadings = false
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) continue
    const section = sections.at(-1)
    if (isTitle(line) || !section) {
      const title = line.kind === 'heading' ? plainWords(line.text) : titleOf(line.text)
      if (title !== '')
        sections.push({ kind: documentSectionOf(title), title, body: emptyBody(), entries: [] })
      hasHeadings = false
      continue
    }
    const takesBold = !hasHeadings && sectionsWithEntries.has(section.kind)
    const heading = line.kind === 'heading' ? line.text : takesBold ? boldHeading(line) : null
    if (heading !== null) {
      const { entry, taken } = entryAt(heading, lines, at)
      if (entry.head.title !== '') section.entries.push(entry)
      hasHeadings ||= line.kind === 'heading'
      at += taken
    } else addLine(section.entries.at(-1)?.body ?? section.body, line, section.kind)
  }
  return sections
}

const introduction = (lines: readonly Line[]): Section[] => {
  const body = emptyBody()
  for (const line of lines) addLine(body, line, 'summary')
  return lines.length === 0 ? [] : [{ kind: 'summary', title: 'Summary', body, entries: [] }]
}

const longestName = 80
const isName = (line: Line | undefined): line is Line => {
  if (line?.kind === 'heading') return line.level === 1
  return (
    line?.kind === 'text' && headerOf([line], true).headline !== '' && shown(line.text).length <= longestName
  )
}

/**
 * Reads the text of a resume, however it is written: everything that it says is somewhere in the document, but for a line
 * such as `CURRICULUM VITAE`.
 */
export const parseResume = (markdown: string): ResumeDocument => {
  const read = linesOf(markdown)
  const lines = read.some(({ kind }) => kind === 'heading') ? read : withHeadings(read)
  const [first] = lines
  const name = isName(first) ? plainWords(first.text) : ''
  const below = isName(first) ? lines.slice(1) : lines
  const level = levelOfSections(below)
  const isSection = (line: Line): boolean =>
    line.kind === 'heading' ? line.level === level : level === noHeading && isBoldSection(line)
  const from = below.findIndex(line => line.kind === 'heading' || isSection(line))
  const [top, rest] = from < 0 ? [below, []] : [below.slice(0, from), below.slice(from)]
  const { headline, contact, introducing } = headerOf(top, isName(first))
  const sections = [...introduction(introducing), ...readSections(rest, isSection)]
  return {
    name,
    headline,
    contact,
    sections: sections.map(({ kind, title, body, entries }) => ({
      kind,
      title,
      ...plainBody(body, kind === 'links'),
      entries: entries.map(entryOf),
    })),
  }
}
