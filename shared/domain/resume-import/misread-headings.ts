import { datedIn, isDuration } from '../resume/dates.ts'
import { headingOf } from '../resume/headings.ts'
import type { Section as SectionOf } from '../resume/sections.ts'
import { isHead } from './head-lines.ts'
import { isLength, lengthBehind } from './lengths.ts'
import type { Line } from './lines.ts'
import { labelled } from './person.ts'
import { employerScore, roleScore } from './role-words.ts'
import { studyParts } from './study-parts.ts'

type Section = SectionOf<Line>

// Lines that look like headings and are none, such as an employer in bold letters, and the other way round.

/** `Qualification: B.Sc` below `School: …` is a label within the studies, and no heading. */
const isLabelOfStudies = (above: Section | undefined, { kind, title, lines }: Section): boolean =>
  above?.kind === 'education' &&
  kind === 'education' &&
  above.lines.length > 0 &&
  /^qualifications?[^:]{0,12}:\s*$/i.test(title) &&
  lines[0]?.gap === false

const hasDegree = ({ text }: Line): boolean => studyParts(text).some(({ is }) => is === 'degree')

/** `WAEC` in capitals below the studies is one of them, and so is `KNUST` above a degree. They are no headings. */
const isStudy = (above: Section | undefined, { kind, title, lines }: Section): boolean =>
  above?.kind === 'education' &&
  headingOf(title) === null &&
  ((kind === 'other' && studyParts(title).every(({ is }) => is === 'degree')) ||
    (/^[A-Z]{3,8}$/.test(title) && lines.slice(0, 1).some(hasDegree)))

const lineOf = (text: string): Line => ({ text, bullet: 'none', gap: false, ruled: false, level: 0 })

const withoutGap = ([first, ...others]: readonly Line[]): Line[] =>
  first ? [{ ...first, gap: false }, ...others] : []

/** The sections, with those in one that a label within studies has parted. */
const withStudiesTogether = (sections: readonly Section[]): Section[] => {
  const all: Section[] = []
  for (const section of sections) {
    const above = all.at(-1)
    if (above && isStudy(above, section)) {
      all[all.length - 1] = {
        ...above,
        lines: [...above.lines, lineOf(section.title), ...withoutGap(section.lines)],
      }
      continue
    }
    if (!above || !isLabelOfStudies(above, section)) {
      all.push(section)
      continue
    }
    const [first, ...others] = section.lines
    const labelled = first ? [{ ...first, text: `${section.title}${first.text}` }] : []
    all[all.length - 1] = { ...above, lines: [...above.lines, ...labelled, ...others] }
  }
  return all
}

/** The heading of an empty section as an item of the section above: `Driving Licence`, below other licences. */
const withoutEmptyLicences = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section, at): Section[] => {
    const [next, above] = [sections[at + 1], sections[at - 1]]
    if (next?.kind === 'licences' && next.lines.length === 0 && section.kind === 'certifications')
      return [{ ...section, lines: [...section.lines, lineOf(next.title)] }]
    const isTaken =
      section.kind === 'licences' && section.lines.length === 0 && above?.kind === 'certifications'
    return isTaken ? [] : [section]
  })

/** Whether a section is of a job whose employer looks like a heading: its first line has the role and the dates. */
const isOfEmployer = (above: Section | undefined, { kind, title, lines }: Section): boolean => {
  const [head, second] = lines
  // `6 years 4 months`, and below it the roles of all that time.
  if (above?.kind === 'work' && head && second && isLength(head.text) && headingOf(title) === null)
    return roleScore(title) === 0 && isHead(second)
  // `World Vision`, with its first role below and the dates of that one on the next line.
  if (above?.kind === 'work' && head && second && kind === 'other' && headingOf(title) === null)
    if (
      isHead(head) &&
      roleScore(head.text) > 0 &&
      isDuration(second.text.replace(lengthBehind, '').trimEnd())
    )
      return true
  const first = head && datedIn(head.text)
  return (
    above?.kind === 'work' &&
    (kind === 'other' || (kind === 'education' && employerScore(title) > 2)) &&
    headingOf(title) === null &&
    first?.isPeriod === true &&
    roleScore(`${first.before} ${first.after}`.trim()) > 0 &&
    roleScore(title) === 0
  )
}

/** Whether a section is of a job whose role looks like a heading: its employer and its dates stand below. */
const isOfRole = (above: Section | undefined, { kind, title, lines }: Section): boolean =>
  above?.kind === 'work' &&
  kind === 'other' &&
  headingOf(title) === null &&
  roleScore(title) > 2 &&
  lines.slice(0, 3).some(line => hasPeriod(line) && isHead({ ...line, bullet: 'none' }))

/** The sections with jobs in one that headings with the names of employers have parted. */
const withEmployersInPlace = (sections: readonly Section[]): Section[] => {
  const all: Section[] = []
  for (const section of sections) {
    const above = all.at(-1)
    if (above && (isOfEmployer(above, section) || isOfRole(above, section)))
      all[all.length - 1] = {
        ...above,
        lines: [...above.lines, { ...lineOf(section.title), gap: true }, ...withoutGap(section.lines)],
      }
    else all.push(section)
  }
  return all
}

/** The sections, where what people call themselves stands as a heading above the summary: `Financial Analyst`. */
const withRoleOfTop = (sections: readonly Section[]): Section[] => {
  const [top, first, ...others] = sections
  const isRole =
    top?.kind === 'top' &&
    top.lines.length > 0 &&
    first !== undefined &&
    first.kind === 'other' &&
    roleScore(first.title) > 2 &&
    first.lines.every(line => !hasPeriod(line))
  if (!isRole) return [...sections]
  return [
    { ...top, lines: [...top.lines, { ...lineOf(first.title), gap: true }] },
    { ...first, kind: 'summary' },
    ...others,
  ]
}

const hasPeriod = ({ text }: Line): boolean => datedIn(text)?.isPeriod === true

/** Sections with lists, at whose end a page may set what the person calls themselves: it heads the next column. */
const endsColumn: ReadonlySet<Section['kind']> = new Set([
  'certifications',
  'interests',
  'languages',
  'references',
  'skills',
])
const beginsColumn: ReadonlySet<Section['kind']> = new Set(['summary', 'work'])

const isRoleAtEnd = ({ kind, lines }: Section, next: Section | undefined): boolean => {
  const last = lines.at(-1)
  return (
    next !== undefined &&
    lines.length > 1 &&
    endsColumn.has(kind) &&
    beginsColumn.has(next.kind) &&
    last?.gap === true &&
    last.bullet === 'none' &&
    last.text.length < 60 &&
    !/\d/.test(last.text) &&
    roleScore(last.text) > 2
  )
}

/** The sections with a role at the end of a column below the name. */
const withRoleAtEnd = (sections: readonly Section[]): Section[] => {
  const [top] = sections
  const at = sections.findIndex((section, index) => isRoleAtEnd(section, sections[index + 1]))
  const role = sections[at]?.lines.at(-1)
  if (top?.kind !== 'top' || !role || top.lines.some(({ text }) => roleScore(text) > 2)) return [...sections]
  return sections.map((section, index) => {
    if (index === 0) return { ...section, lines: [...section.lines, role] }
    return index === at ? { ...section, lines: section.lines.slice(0, -1) } : section
  })
}

/** `ADDRESS` in the margin, with the address beside it: a label, and no heading. */
const withLabels = (sections: readonly Section[]): Section[] =>
  sections.map(section => {
    const [first, ...others] = section.lines
    const isLabel = section.kind === 'other' && first && labelled(`${section.title}:`) !== null
    return isLabel
      ? {
          ...section,
          kind: 'personal',
          lines: [{ ...first, text: `${section.title}: ${first.text}` }, ...others],
        }
      : section
  })

/** The sections, where a line that looks like a heading is none. */
export const sectionsInPlace = (sections: readonly Section[]): Section[] =>
  withLabels(
    withEmployersInPlace(withoutEmptyLicences(withRoleAtEnd(withRoleOfTop(withStudiesTogether(sections))))),
  )
