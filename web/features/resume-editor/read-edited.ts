import type { ResumeDocument, ResumeEntry, ResumeSection } from '../../../shared/domain/resume/document.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import { textParts } from '../../../shared/domain/resume/text-parts.ts'
import { writeResume } from '../../../shared/domain/resume/write.ts'
import {
  type EditedEntry,
  type EditedHeader,
  type EditedResume,
  type EditedSection,
  type FieldsSection,
  type Line,
  markdownOf,
  type NewKey,
  sectionMarkdown,
} from './edited-resume.ts'
import { keepsAll } from './keeps-all.ts'

const linesOf = (texts: readonly string[], newKey: NewKey): Line[] =>
  texts.map(text => ({ key: newKey(), text }))

const entryOf = (entry: ResumeEntry, newKey: NewKey): EditedEntry => ({
  key: newKey(),
  title: entry.title,
  organisation: entry.organisation,
  duration: entry.duration,
  details: entry.details.join(' · '),
  paragraphs: linesOf(entry.paragraphs, newKey),
  bullets: linesOf(entry.bullets, newKey),
})

/** A section as fields. `source`: its Markdown, while it is not edited. */
export const fieldsOf = (section: ResumeSection, source: string | null, newKey: NewKey): FieldsSection => ({
  as: 'fields',
  key: newKey(),
  kind: section.kind,
  title: section.title,
  paragraphs: linesOf(section.paragraphs, newKey),
  bullets: linesOf(section.bullets, newKey),
  entries: section.entries.map(entry => entryOf(entry, newKey)),
  source,
})

const headerOf = ({ name, headline, contact }: ResumeDocument, source: string | null, newKey: NewKey) => ({
  as: 'fields' as const,
  name,
  headline,
  contact: linesOf(contact, newKey),
  source,
})

const readSection = (source: string, section: ResumeSection, newKey: NewKey): EditedSection =>
  keepsAll(source, { sections: [section] }, sectionMarkdown(section))
    ? fieldsOf(section, source, newKey)
    : { as: 'text', key: newKey(), title: section.title, source }

/** What stands above the first section, with a summary that has no heading of its own. */
const readTop = (source: string, top: ResumeDocument, newKey: NewKey): EditedResume => {
  const introduction = top.sections.map(section => ({ ...section, title: '' }))
  const written = writeResume({ ...top, sections: introduction })
  if (!keepsAll(source, top, written)) return { header: { as: 'text', source }, sections: [] }
  return {
    header: headerOf(top, top.sections.length === 0 ? source : null, newKey),
    sections: top.sections.map(section => fieldsOf(section, null, newKey)),
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Reads the sections one by one, so that those which are not edited stay as they are. Null: they depend on each other. */
const readInParts = (markdown: string, whole: ResumeDocument, newKey: NewKey): EditedResume | null => {
  const [source, ...sources] = textParts(markdown, 2)
  if (sources.length === 0 && source.trim() !== '') return null
  const top = parseResume(source)
  const documents = sources.map(parseResume)
  const sections = documents.flatMap(document => document.sections)
  if (sections.length !== sources.length) return null
  if (!isSame({ ...top, sections: [...top.sections, ...sections] }, whole)) return null
  const read = readTop(source, top, newKey)
  const below = sections.map((section, at) => readSection(sources[at] ?? '', section, newKey))
  const parts = { header: read.header, sections: [...read.sections, ...below] }
  return isSame(parseResume(markdownOf(parts)), whole) ? parts : null
}

const readWhole = (document: ResumeDocument, newKey: NewKey): EditedResume => ({
  header: headerOf(document, null, newKey),
  sections: document.sections.map(section => fieldsOf(section, null, newKey)),
})

/** A Markdown text as cards. Null: cards can't hold all that it says. */
export const readEdited = (text: string, newKey: NewKey): EditedResume | null => {
  const markdown = text.replace(/\r\n?/g, '\n')
  const document = parseResume(markdown)
  const parts = readInParts(markdown, document, newKey)
  if (parts) return parts
  return keepsAll(markdown, document, writeResume(document)) ? readWhole(document, newKey) : null
}

type Keyed = { readonly key: string }

/** Gives keys of the list before to what says the same now. */
const withKeysOf = <Item extends Keyed>(
  now: readonly Item[],
  before: readonly Item[],
  words: (item: Item) => string,
  inner: (item: Item, same: Item) => Item,
): Item[] => {
  const left = [...before]
  return now.map(item => {
    const at = left.findIndex(other => words(other) === words(item))
    const [same] = at < 0 ? [] : left.splice(at, 1)
    return same ? { ...inner(item, same), key: same.key } : item
  })
}

const sameLines = (now: readonly Line[], before: readonly Line[]): Line[] =>
  withKeysOf(
    now,
    before,
    ({ text }) => text,
    line => line,
  )

const sameEntry = (now: EditedEntry, before: EditedEntry): EditedEntry => ({
  ...now,
  paragraphs: sameLines(now.paragraphs, before.paragraphs),
  bullets: sameLines(now.bullets, before.bullets),
})

const sameSection = (now: EditedSection, before: EditedSection): EditedSection =>
  now.as === 'text' || before.as === 'text'
    ? now
    : {
        ...now,
        paragraphs: sameLines(now.paragraphs, before.paragraphs),
        bullets: sameLines(now.bullets, before.bullets),
        entries: withKeysOf(
          now.entries,
          before.entries,
          ({ title, organisation }) => `${title}\n${organisation}`,
          sameEntry,
        ),
      }

const sameHeader = (now: EditedHeader, before: EditedHeader): EditedHeader =>
  now.as === 'text' || before.as === 'text'
    ? now
    : { ...now, contact: sameLines(now.contact, before.contact) }

/** A text that was changed elsewhere keeps the keys of its parts, and so what is folded and what has the focus. */
export const withSameKeys = (now: EditedResume, before: EditedResume): EditedResume => ({
  header: sameHeader(now.header, before.header),
  sections: withKeysOf(now.sections, before.sections, ({ title }) => title, sameSection),
})
