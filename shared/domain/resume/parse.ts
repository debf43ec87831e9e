import type { ResumeDocument, ResumeSection } from './document.ts'
import { type Entry, entryAt, entryOf } from './entry.ts'
import { addBullet, addText, emptyFlow, type Flow, wordsOfFlow } from './flow.ts'
import { headerOf } from './header.ts'
import { type Line, linesOf } from './lines.ts'
import { withHeadings } from './plain-text.ts'
import { plainWords, shown } from './plain-words.ts'
import { isSectionTitle, kindOfTitle } from './section-kind.ts'

type Section = {
  readonly kind: ResumeSection['kind']
  readonly title: string
  readonly flow: Flow
  readonly entries: Entry[]
}

const boldTitle = /^\*\*(?!\s)([^*]*[^\s*])\*\*(?: ?(?:$|[—–\-|,·(@]|at )(.*))?$/

/** `**Officer** — Gani Haulage` as the heading that it is; null: it is a sentence. */
const boldHeading = (line: Line): string | null => {
  const found = line.kind === 'text' && line.text.length <= 160 ? boldTitle.exec(line.text) : null
  return found && !found[1]?.trim().endsWith(':') ? line.text : null
}

const isBoldSection = ({ kind, text }: Line): boolean =>
  kind === 'text' && /^\*\*(?!\s)[^*]*[^\s*]\*\*:?$/.test(text) && isSectionTitle(titleOf(text))

const titleOf = (text: string): string => plainWords(text).replace(/ ?:$/, '')

const sectionOf = ({ kind, title, flow, entries }: Section): ResumeSection => ({
  kind,
  title,
  ...wordsOfFlow(flow, kind === 'links'),
  entries: entries.map(entryOf),
})

const noHeading = 7
/** The level of the headings of sections: the highest that there is. */
const levelOfSections = (lines: readonly Line[]): number =>
  Math.min(...lines.map(line => (line.kind === 'heading' ? line.level : noHeading)), noHeading)

const sectionsOf = (lines: readonly Line[], isTitle: (line: Line) => boolean): Section[] => {
  const sections: Section[] = []
  let byHeading = false
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) continue
    const section = sections.at(-1)
    if (isTitle(line) || !section) {
      const title = line.kind === 'heading' ? plainWords(line.text) : titleOf(line.text)
      if (title !== '') sections.push({ kind: kindOfTitle(title), title, flow: emptyFlow(), entries: [] })
      byHeading = false
      continue
    }
    const open = section.entries.at(-1)
    const takesBold = !byHeading && ['work', 'education', 'other'].includes(section.kind)
    const heading = line.kind === 'heading' ? line.text : takesBold ? boldHeading(line) : null
    if (heading !== null) {
      const { entry, taken } = entryAt(heading, lines, at)
      if (entry.head.title !== '') section.entries.push(entry)
      byHeading ||= line.kind === 'heading'
      at += taken
    } else if (line.kind === 'text') addText(open?.flow ?? section.flow, line, section.kind)
    else addBullet(open?.flow ?? section.flow, line.text)
  }
  return sections
}

const introduction = (rest: readonly Line[]): Section[] => {
  const flow = emptyFlow()
  for (const line of rest) {
    if (line.kind === 'text') addText(flow, line, 'summary')
    else addBullet(flow, line.text)
  }
  return rest.length === 0 ? [] : [{ kind: 'summary', title: 'Summary', flow, entries: [] }]
}

const isName = (line: Line | undefined): line is Line => {
  if (line?.kind === 'heading') return line.level === 1
  return (
    line?.kind === 'text' && headerOf([line], true).headline !== '' && shown(line.text).length <= longestName
  )
}
const longestName = 80

/** Reads the text of a resume, however it is written: everything that it says is somewhere in the document. */
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
  const [top, body] = from < 0 ? [below, []] : [below.slice(0, from), below.slice(from)]
  const { headline, contact, rest } = headerOf(top, isName(first))
  return {
    name,
    headline,
    contact,
    sections: [...introduction(rest), ...sectionsOf(body, isSection)].map(sectionOf),
  }
}
