import type { EducationEntry, WorkEntry } from '../../api/resume-form.ts'
import type { SectionKind } from './heading-words.ts'
import type { Section } from './headings.ts'
import { entriesOf, groupsOf } from './items.ts'
import type { Line } from './lines.ts'
import { proseOf } from './paragraphs.ts'
import { nobody, type Person } from './person.ts'
import { readPersonal } from './personal.ts'
import { isTongue, skillsOf } from './skills.ts'
import { readTop } from './top.ts'
import { workOf } from './work.ts'

/** What was read so far. */
export type Reading = {
  readonly person: Person
  readonly work: WorkEntry[]
  /** Lines of each section about studies: they are read together at the end. */
  readonly studies: (readonly Line[])[]
  readonly technical: string[]
  readonly soft: string[]
  readonly certifications: string[]
  readonly languages: string[]
  readonly interests: string[]
  readonly unplaced: string[]
}

export const emptyReading = (): Reading => ({
  person: nobody(),
  work: [],
  studies: [],
  technical: [],
  soft: [],
  certifications: [],
  languages: [],
  interests: [],
  unplaced: [],
})

/** A line as it is left over. */
export const shown = ({ text }: Line): string => text.replaceAll('\t', ' ')

export const saysSomething = (entry: WorkEntry | EducationEntry): boolean =>
  Object.values(entry).some(text => text !== '')

type Read = (reading: Reading, section: Section) => void

const readWork: Read = (reading, { lines }) => {
  const { entries, before } = workOf(lines)
  reading.unplaced.push(...before.map(shown))
  reading.work.push(...entries.filter(saysSomething))
}

const readSkills =
  (kind: 'skills' | 'technical' | 'soft'): Read =>
  (reading, { lines }) => {
    const { technical, soft, languages } = skillsOf(lines, kind)
    reading.technical.push(...technical)
    reading.soft.push(...soft)
    reading.languages.push(...languages)
  }

const itemsOf = (lines: readonly Line[]): string[] =>
  groupsOf(lines).flatMap(({ label, items }) => {
    // `English: fluent` is one item, and not a group.
    const [first = '', ...others] = items
    return label === '' ? items : [items.length === 0 ? label : `${label}: ${first}`, ...others]
  })

const readLanguages: Read = (reading, section) => {
  // Some write `Languages` over those of computers.
  if (section.lines.some(({ text }) => isTongue(text))) reading.languages.push(...itemsOf(section.lines))
  else readSkills('technical')(reading, section)
}

const readPerson: Read = (reading, { lines }) => readPersonal(reading.person, lines)

/** With their heading before them: it says what they are. */
const leave: Read = (reading, { title, lines }) => {
  reading.unplaced.push(title.replace(/(?<![\s:])[\s:]+$/, ''), ...lines.map(shown))
}

const readReferences: Read = (reading, section) => {
  if (section.lines.length > 1) leave(reading, section)
  // `Available on request` says that by itself.
  else reading.unplaced.push(...section.lines.map(shown))
}

const reads: Readonly<Record<SectionKind | 'top', Read>> = {
  top: ({ person }, { lines }) => readTop(person, lines),
  cv: leave,
  summary: ({ person }, { lines }) => {
    person.summary.push(proseOf(lines))
  },
  work: readWork,
  education: (reading, { lines }) => {
    reading.studies.push(lines)
  },
  skills: readSkills('skills'),
  technical: readSkills('technical'),
  soft: readSkills('soft'),
  certifications: ({ certifications }, { lines }) => {
    certifications.push(...entriesOf(lines))
  },
  languages: readLanguages,
  interests: ({ interests }, { lines }) => {
    interests.push(...itemsOf(lines))
  },
  links: readPerson,
  contact: readPerson,
  personal: readPerson,
  references: readReferences,
  other: leave,
}

/** Adds what a section says to what was read before. */
export const readSection: Read = (reading, section) => {
  if (section.lines.length > 0) reads[section.kind](reading, section)
}
