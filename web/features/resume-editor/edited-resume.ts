import type { ResumeDocument, ResumeEntry, ResumeSection } from '../../../shared/domain/resume/document.ts'
import { oneLine } from '../../../shared/domain/resume/plain-words.ts'
import { writeEntry, writeResume, writeSection } from '../../../shared/domain/resume/write.ts'

/** Makes keys that are unlike all others of the page. */
export type NewKey = () => string

/** One bullet, paragraph or contact. A key stays with its line, entry or section wherever it moves. */
export type Line = { readonly key: string; readonly text: string }

export type EditedEntry = Pick<ResumeEntry, 'title' | 'organisation' | 'duration'> & {
  readonly key: string
  /** The details with a dot between, as in the text. */
  readonly details: string
  readonly paragraphs: readonly Line[]
  readonly bullets: readonly Line[]
}

/** A section that has fields. */
export type FieldsSection = Pick<ResumeSection, 'kind' | 'title'> & {
  readonly as: 'fields'
  readonly key: string
  readonly paragraphs: readonly Line[]
  readonly bullets: readonly Line[]
  readonly entries: readonly EditedEntry[]
  /** The Markdown of the section as the person has it. Null: the section was edited here, and is written anew. */
  readonly source: string | null
}

/** A section with Markdown that fields can't hold, such as a table. */
export type TextSection = {
  readonly as: 'text'
  readonly key: string
  readonly title: string
  readonly source: string
}

export type EditedSection = FieldsSection | TextSection

/** What stands above the first section. */
export type FieldsHeader = Pick<ResumeDocument, 'name' | 'headline'> & {
  readonly as: 'fields'
  readonly contact: readonly Line[]
  readonly source: string | null
}
export type EditedHeader = FieldsHeader | { readonly as: 'text'; readonly source: string }

/** A resume as the cards show it. What is being typed may be empty, or end with a space. */
export type EditedResume = {
  readonly header: EditedHeader
  readonly sections: readonly EditedSection[]
}

/** What a heading says that was left empty, because without words it would be read as a part of what stands above it. */
const untitled = 'Untitled'

const textsOf = (lines: readonly Line[]): string[] =>
  lines.map(({ text }) => oneLine(text)).filter(text => text !== '')

const entryOf = (entry: EditedEntry): ResumeEntry[] => {
  const [title, organisation, duration] = [entry.title, entry.organisation, entry.duration].map(oneLine)
  const details = entry.details.split(/ [·•](?: |$)/).map(oneLine)
  const read = {
    title: title || organisation || untitled,
    organisation: title ? (organisation ?? '') : '',
    duration: duration ?? '',
    details: details.filter(text => text !== ''),
    paragraphs: textsOf(entry.paragraphs),
    bullets: textsOf(entry.bullets),
  }
  const saysMore =
    read.duration !== '' || read.details.length + read.paragraphs.length + read.bullets.length > 0
  return title || organisation || saysMore ? [read] : []
}

/** The section without its entries, and without what is empty. */
const bodyOf = (section: FieldsSection): ResumeSection => ({
  kind: section.kind,
  title: oneLine(section.title) || untitled,
  paragraphs: textsOf(section.paragraphs),
  bullets: textsOf(section.bullets),
  entries: [],
})

const nothing: ResumeDocument = { name: '', headline: '', contact: [], sections: [] }

const headerMarkdown = (header: EditedHeader): string => {
  if (header.as === 'text') return header.source
  if (header.source !== null) return header.source
  const { name, headline, contact } = header
  return writeResume({
    ...nothing,
    name: oneLine(name),
    headline: oneLine(headline),
    contact: textsOf(contact),
  })
}

export const sectionMarkdown = (section: ResumeSection): string =>
  writeSection(section, section.entries.map(writeEntry))

// A key press changes one entry. The others of a long career are not written again.
const written = new WeakMap<EditedEntry, readonly string[]>()
const entryMarkdown = (entry: EditedEntry): readonly string[] => {
  const known = written.get(entry) ?? entryOf(entry).map(writeEntry)
  written.set(entry, known)
  return known
}

const editedMarkdown = (section: EditedSection): string =>
  section.as === 'fields' && section.source === null
    ? writeSection(bodyOf(section), section.entries.flatMap(entryMarkdown))
    : (section.source ?? '')

/** The Markdown of a resume. Sections that were not edited are as the person wrote them. */
export const markdownOf = ({ header, sections }: EditedResume): string => {
  const parts = [headerMarkdown(header), ...sections.map(editedMarkdown)]
    .map(part => part.trimEnd())
    .filter(part => part.trim() !== '')
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`
}
