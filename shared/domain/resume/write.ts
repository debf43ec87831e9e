import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { detailsOf, writtenDetails, writtenEntryTitle } from './entry.ts'
import { writtenHeader } from './header.ts'
import { type Line, linesOf } from './lines.ts'
import { escaped, plainWords } from './plain-words.ts'

const isReadAs =
  (before: string, kind: Line['kind'], text: string) =>
  (written: string): boolean => {
    const [line, ...others] = linesOf(`${before}${written}`)
    return others.length === 0 && line?.kind === kind && plainWords(line.text) === text
  }

const paragraph = (text: string): string => escaped(text, isReadAs('', 'text', text))
const heading = (signs: string, text: string): string =>
  `${signs} ${escaped(text, isReadAs(`${signs} `, 'heading', text))}`.trim()

/** A line as it stands behind the sign of a list. */
export const writtenBullet = (text: string): string => escaped(text, isReadAs('- ', 'bullet', text))

/** Paragraphs with an empty line between, bullets right below them. */
const bodyLines = ({ paragraphs, bullets }: Pick<ResumeEntry, 'paragraphs' | 'bullets'>): string[] => [
  ...paragraphs.flatMap((text, at) => [...(at === 0 ? [] : ['']), paragraph(text)]),
  ...bullets.map(text => `- ${writtenBullet(text)}`),
]

const isReadAsDetails = (text: string | undefined): boolean => {
  const [line] = text === undefined ? [] : linesOf(paragraph(text))
  return line?.kind === 'text' && detailsOf(line.text) !== null
}

const entry = (of: ResumeEntry): string[] => {
  const hasDetails = of.duration !== '' || of.details.length > 0
  return [
    `### ${writtenEntryTitle(of.title, of.organisation)}`,
    ...(hasDetails || isReadAsDetails(of.paragraphs[0]) ? [writtenDetails(of.duration, of.details)] : []),
    ...bodyLines(of),
  ]
}

const section = (of: ResumeSection, entries: readonly string[]): string[] => [
  heading('##', of.title),
  ...bodyLines(of),
  ...entries.flatMap((written, at) => [
    ...(at > 0 || of.paragraphs.length + of.bullets.length > 0 ? [''] : []),
    written,
  ]),
]

/** The Markdown of one entry. An editor keeps it, and writes only the entry anew in which somebody types. */
export const writeEntry = (of: ResumeEntry): string => entry(of).join('\n')

/** The Markdown of one section, whose entries are written already. */
export const writeSection = (of: ResumeSection, entries: readonly string[]): string =>
  section(of, entries).join('\n')

/** The Markdown of a resume, which `parseResume` reads as the same document. */
export const writeResume = (document: ResumeDocument): string => {
  const below = writtenHeader(document)
  const header =
    document.name === '' && below.length === 0
      ? []
      : [document.name === '' ? '#' : heading('#', document.name), ...below]
  const sections = document.sections.map(of => writeSection(of, of.entries.map(writeEntry)))
  const parts = [header.join('\n'), ...sections].filter(part => part !== '')
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`
}
