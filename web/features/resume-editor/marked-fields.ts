import { plainWords } from '../../../shared/domain/resume/plain-words.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import type { EditedResume, EditedSection, Line } from './edited-resume.ts'

type Field = { readonly key: string; readonly text: string }

const linesOf = (...lists: readonly (readonly Line[])[]): Field[] => lists.flat()

const fieldsOfSection = (section: EditedSection): Field[] =>
  section.as === 'text'
    ? [{ key: section.key, text: plainWords(section.source) }]
    : [
        ...linesOf(section.paragraphs, section.bullets),
        ...section.entries.flatMap(entry => [
          {
            key: entry.key,
            text: [entry.title, entry.organisation, entry.duration, entry.details].join(' '),
          },
          ...linesOf(entry.paragraphs, entry.bullets),
        ]),
      ]

/** The key of the fields of the name and the headline. */
export const headerKey = 'header'

const fieldsOf = ({ header, sections }: EditedResume): Field[] => [
  header.as === 'text'
    ? { key: headerKey, text: plainWords(header.source) }
    : { key: headerKey, text: `${header.name} ${header.headline}` },
  ...sections.flatMap(fieldsOfSection),
]

/** Where the words of a unit stand, in the order of the text. A heading is not one field: its words may be parted. */
const placeOf = (fields: readonly Field[], words: string, from: number): number => {
  const isThis = ({ text }: Field) => text === words
  const holds = ({ text }: Field) => text.includes(words)
  const parts = words.split(/[^\p{L}\p{M}\p{N}]+/u).filter(part => part !== '')
  const holdsParts = ({ text }: Field) => parts.length > 0 && parts.every(part => text.includes(part))
  for (const test of [isThis, holds, holdsParts]) {
    const at = fields.findIndex((field, index) => index >= from && test(field))
    if (at >= 0) return at
  }
  return -1
}

/** The units without a source, by the key of the line or the entry that says them. */
export const markedFields = (
  resume: EditedResume,
  units: readonly Unit[],
): ReadonlyMap<string, readonly Unit[]> => {
  const fields = fieldsOf(resume).map(({ key, text }) => ({ key, text: plainWords(text) }))
  const marked = new Map<string, Unit[]>()
  let from = 0
  for (const unit of units) {
    const at = placeOf(fields, plainWords(unit.text), from)
    const field = fields[at]
    if (!field) continue
    from = at
    if (unit.claims.length > 0 && unit.vouchedSource === null)
      marked.set(field.key, [...(marked.get(field.key) ?? []), unit])
  }
  return marked
}

/** The key of the field in which a unit without a source is marked. */
export const fieldOfUnit = (
  marked: ReadonlyMap<string, readonly Unit[]>,
  { start, text }: Unit,
): string | null =>
  [...marked].find(([, units]) => units.some(unit => unit.start === start && unit.text === text))?.[0] ?? null
