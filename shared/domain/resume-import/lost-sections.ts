import { datedIn } from '../resume/dates.ts'
import type { Section as SectionOf } from '../resume/sections.ts'
import { isHead } from './head-lines.ts'
import type { Line } from './lines.ts'
import { isContactsOnly } from './person.ts'
import { isAddress } from './places.ts'
import { roleScore } from './role-words.ts'
import { studyParts } from './study-parts.ts'

type Section = SectionOf<Line>

// Sections that have no heading of their own: contacts in the margin, which a reader meets at the end of another section,
// and jobs right below the name.

/** Sections where telephone numbers and addresses are of the person themselves, or of others. */
const keepTheirs: ReadonlySet<Section['kind']> = new Set([
  'top',
  'contact',
  'personal',
  'links',
  'references',
  'summary',
  'work',
])

/** The lines of a group, which begins with a gap, if it says how to reach the person. */
const isContactGroup = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => isContactsOnly(text)) &&
  lines.every(({ text, bullet }) => bullet !== 'number' && (isContactsOnly(text) || isAddress(text)))

const groupsOf = (lines: readonly Line[]): Line[][] => {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group && !line.gap) group.push(line)
    else groups.push([line])
  }
  return groups
}

/** The sections, with contacts that stand in other sections in a section of their own. */
export const withContactsTogether = (sections: readonly Section[]): Section[] => {
  const contacts: Line[] = []
  const others = sections.map(section => {
    if (keepTheirs.has(section.kind)) return section
    const groups = groupsOf(section.lines)
    const found = groups.filter((group, at) => at > 0 && isContactGroup(group))
    contacts.push(...found.flat())
    return found.length === 0
      ? section
      : { ...section, lines: groups.filter(group => !found.includes(group)).flat() }
  })
  return contacts.length === 0 ? [...sections] : [...others, { kind: 'contact', title: '', lines: contacts }]
}

const hasPeriod = ({ text }: Line): boolean => datedIn(text)?.isPeriod === true
/** `Government Technical College, Ikeja, 2013`: a school, and the year of its end. */
const isSchoolAndYear = ({ text }: Line): boolean =>
  text.length < 110 &&
  datedIn(text)?.isPeriod === false &&
  studyParts(text).some(({ is }) => is === 'school') &&
  roleScore(text) === 0
const isOfStudies = (group: readonly Line[]): boolean =>
  group.slice(0, 2).some(isSchoolAndYear) ||
  group
    .slice(0, 2)
    // A year, and no sentence, may stand before a full stop.
    .filter(({ text }) => text.length < 110 && !/(?<!(?:19|20)\d\d)[.!?]$/.test(text))
    .some(({ text }) => studyParts(text).some(({ is }) => is === 'degree'))

/** The sections of a text that has no heading above its jobs: they begin at the first group whose head has a period. */
export const withJobsOfTop = (sections: readonly Section[]): Section[] => {
  const [top, ...others] = sections
  if (top?.kind !== 'top' || others.some(({ kind }) => kind === 'work')) return [...sections]
  const groups = groupsOf(top.lines)
  const first = groups.findIndex(
    (group, at) =>
      at > 0 && group.slice(0, 3).some(line => hasPeriod(line) && isHead({ ...line, bullet: 'none' })),
  )
  if (first < 0) return [...sections]
  const found = groups.slice(first)
  const kindOf = (group: readonly Line[]): Section['kind'] => (isOfStudies(group) ? 'education' : 'work')
  return [
    { ...top, lines: groups.slice(0, first).flat() },
    ...(['work', 'education'] as const).map(kind => ({
      kind,
      title: '',
      lines: found.filter(group => kindOf(group) === kind).flat(),
    })),
    ...others,
  ]
}
