// This file parses a resume as plain applicant tracking systems do, so that the bench can measure what the
// files of the app give such a system. It is strict: what stands in no usual shape is not found.

import { type FileType, type Line, readLines } from './lines.testing.ts'
import * as shapes from './shapes.testing.ts'

export type ParsedJob = {
  company: string
  place: string
  jobTitle: string
  date: string
  descriptions: string[]
}
export type ParsedEducation = { school: string; place: string; degree: string; date: string; gpa: string }
export type ParsedResume = {
  name: string
  email: string
  phone: string
  location: string
  url: string
  summary: string
  workExperiences: ParsedJob[]
  educations: ParsedEducation[]
  skills: string[]
}

export const parseResumeFile = async (bytes: Uint8Array, type: FileType): Promise<ParsedResume> => {
  const { header, sections } = divide(await readLines(bytes, type))
  return {
    ...parseHeader(header),
    summary: sections.summary.map(line => line.text).join(' '),
    workExperiences: findEntries(sections.work, false).map(toJob),
    educations: findEntries(sections.education, true).map(toEducation),
    skills: parseSkills(sections.skills),
  }
}

type Divided = { header: Line[]; sections: Record<shapes.Section, Line[]> }

const divide = (lines: Line[]): Divided => {
  const header: Line[] = []
  const sections: Divided['sections'] = { summary: [], work: [], education: [], skills: [], other: [] }
  let current = header
  for (const line of lines) {
    const section = line.bullet ? undefined : shapes.sectionOf(line.text)
    if (section) current = sections[section]
    else current.push(line)
  }
  return { header, sections }
}

const parseHeader = (header: Line[]) => {
  const first = header[0]?.text ?? ''
  const runs = header.slice(1).flatMap(line => line.runs)
  const find = (match: (text: string) => string) => runs.map(match).find(text => text !== '') ?? ''
  return {
    name: shapes.isName(first) ? first : '',
    email: find(shapes.findEmail),
    phone: find(shapes.findPhone),
    location: runs.find(shapes.isPlace) ?? '',
    // An address of mail also looks like the start of a web address, so runs with an @ do not count.
    url: find(text => (text.includes('@') ? '' : shapes.findUrl(text))),
  }
}

type Entry = shapes.Dated & { body: Line[] }

/** The line with the date begins an entry. Lines before the first such line belong to none and are lost. */
const findEntries = (lines: Line[], singleDateCounts: boolean): Entry[] => {
  const entries: Entry[] = []
  for (const line of lines) {
    const dated = line.bullet ? undefined : shapes.takeDate(line.runs, singleDateCounts)
    if (dated) entries.push({ ...dated, body: [] })
    else entries.at(-1)?.body.push(line)
  }
  return entries
}

/** The organisation stands beside the title as a run of its own, or else on the next line. */
const takeOrganisation = ({ rest, body }: Entry): { name: string; place: string; others: Line[] } => {
  const [, besideTitle] = rest
  if (besideTitle !== undefined) return { ...splitPlace(rest.slice(1)), others: body }
  const next = body[0]
  if (!next || next.bullet) return { name: '', place: '', others: body }
  return { ...splitPlace(next.runs), others: body.slice(1) }
}

/** Runs part the organisation from its place. In one run the last comma does. */
const splitPlace = (runs: string[]): { name: string; place: string } => {
  const [first = '', second] = runs
  if (second !== undefined) return { name: first, place: second }
  const comma = first.lastIndexOf(', ')
  if (comma < 0) return { name: first, place: '' }
  return { name: first.slice(0, comma), place: first.slice(comma + 2) }
}

const toJob = (entry: Entry): ParsedJob => {
  const { name, place, others } = takeOrganisation(entry)
  return {
    company: name,
    place,
    jobTitle: entry.rest[0] ?? '',
    date: entry.date,
    descriptions: joinItems(others),
  }
}

const toEducation = (entry: Entry): ParsedEducation => {
  const { name, place, others } = takeOrganisation(entry)
  const gpa = others.map(line => line.text).find(shapes.isGrade) ?? (shapes.isGrade(place) ? place : '')
  return {
    school: name,
    place: gpa === place ? '' : place,
    degree: entry.rest[0] ?? '',
    date: entry.date,
    gpa,
  }
}

/** A line without a sign goes on with the item above it: long items wrap. */
const joinItems = (lines: Line[]): string[] => {
  const items: string[] = []
  for (const line of lines) {
    const last = items.pop()
    if (last === undefined) items.push(line.text)
    else if (line.bullet) items.push(last, line.text)
    else items.push(`${last} ${line.text}`)
  }
  return items
}

/** Commas part the skills; commas inside brackets do not. A label such as "Tools:" is no skill. */
const parseSkills = (lines: Line[]): string[] => {
  const inRuns = lines.map(line => ({ ...line, text: line.runs.join(', ') }))
  return joinItems(inRuns)
    .flatMap(item => item.replace(/^[\p{L} ]+: /u, '').split(/[,;](?![^(]*\))/u))
    .map(skill => skill.replace(/\.$/u, '').trim())
    .filter(skill => skill !== '')
}
