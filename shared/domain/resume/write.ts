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

/** Paragraphs with an empty line between, bullets right below them. */
const bodyLines = ({ paragraphs, bullets }: Pick<ResumeEntry, 'paragraphs' | 'bullets'>): string[] => [
  ...paragraphs.flatMap((text, at) => [...(at === 0 ? [] : ['']), paragraph(text)]),
  ...bullets.map(text => `- ${escaped(text, isReadAs('- ', 'bullet', text))}`),
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

const section = (of: ResumeSection): string[] => [
  heading('##', of.title),
  ...bodyLines(of),
  ...of.entries.flatMap((each, at) => [
    ...(at > 0 || of.paragraphs.length + of.bullets.length > 0 ? [''] : []),
    ...entry(each),
  ]),
]

/** The Markdown of a resume, which `parseResume` reads as the same document. */
export const writeResume = (document: ResumeDocument): string => {
  const below = writtenHeader(document)
  const header =
    document.name === '' && below.length === 0
      ? []
      : [document.name === '' ? '#' : heading('#', document.name), ...below]
  const parts = [header, ...document.sections.map(section)].filter(lines => lines.length > 0)
  return parts.length === 0 ? '' : `${parts.map(lines => lines.join('\n')).join('\n\n')}\n`
}
