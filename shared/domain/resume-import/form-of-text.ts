import type { WorkEntry } from '../../api/resume-form.ts'
import { formOfDocument } from '../resume/form-of-document.ts'
import { parseResume } from '../resume/parse.ts'
import { type Section as SectionOf, sectionsOf } from '../resume/sections.ts'
import { writeResume } from '../resume/write.ts'
import { educationOf } from './education.ts'
import { type Line, paragraphsOf, proseOf, textLinesOf, textOf } from './lines.ts'
import { groupsOf, isSpokenLanguage, joinedItems, languagesIn, listEntriesOf, skillsOf } from './lists.ts'
import { withContactsTogether, withJobsOfTop, withStudiesTogether } from './lost-sections.ts'
import { readTop } from './name-and-headline.ts'
import { resumeOfOurText } from './our-files.ts'
import { emptyPerson, type Person, readPersonal } from './person.ts'
import { withPlainHeads, withPlainLabel } from './plain-heads.ts'
import { withKindsByLines } from './section-kinds.ts'
import { withLabels } from './table-heads.ts'
import { isFilled, withinLimits } from './within-limits.ts'
import { missedLines, type ReadResume } from './words-of-form.ts'
import { workOf } from './work.ts'

type Section = SectionOf<Line>

/** What was read so far. */
type Reading = {
  readonly person: Person
  readonly work: WorkEntry[]
  /** Lines of each section about studies: they are read together at the end. */
  readonly studies: (readonly Line[])[]
  readonly technicalSkills: string[]
  readonly softSkills: string[]
  readonly certifications: string[]
  readonly licences: string[]
  readonly referees: string[]
  readonly languages: string[]
  readonly interests: string[]
  readonly unplaced: string[]
}

type ReadSection = (reading: Reading, section: Section) => void

/** The form does not ask for it. */
const whyItEnded = /^reasons? for leaving\s*[:\t]/i

const readWork: ReadSection = (reading, { lines }) => {
  const isWhyItEnded = ({ text }: Line): boolean => whyItEnded.test(text)
  reading.unplaced.push(...lines.filter(isWhyItEnded).map(textOf))
  const { entries, unplaced } = workOf(lines.filter(line => !isWhyItEnded(line)))
  reading.unplaced.push(...unplaced)
  reading.work.push(...entries.filter(isFilled))
}

const licenceLine = /^(?:driver['’]?s? |driving )licen[cs]e\b/i

const readSkills =
  (kind: 'skills' | 'technicalSkills' | 'softSkills'): ReadSection =>
  (reading, { lines }) => {
    const isLicence = ({ text }: Line): boolean => licenceLine.test(text)
    reading.licences.push(...lines.filter(isLicence).map(textOf))
    const { technicalSkills, softSkills, languages } = skillsOf(
      lines.filter(line => !isLicence(line)),
      kind,
    )
    reading.technicalSkills.push(...technicalSkills)
    reading.softSkills.push(...softSkills)
    reading.languages.push(...languages)
  }

const itemsOf = (lines: readonly Line[]): string[] =>
  groupsOf(lines).flatMap(({ label, items }) => {
    // `English: fluent` is one item, and not a group.
    const [first = '', ...others] = items
    return label === '' ? items : [items.length === 0 ? label : `${label}: ${first}`, ...others]
  })

const readLanguages: ReadSection = (reading, section) => {
  // Some people write `Languages` over those of computers.
  if (section.lines.some(({ text }) => isSpokenLanguage(text)))
    reading.languages.push(...itemsOf(section.lines).flatMap(languagesIn))
  else readSkills('technicalSkills')(reading, section)
}

const readPerson: ReadSection = ({ person }, { lines }) => readPersonal(person, lines)

/** With their heading before them, which says what the lines are. */
const leaveUnplaced: ReadSection = ({ unplaced }, { title, lines }) => {
  unplaced.push(title.replace(/(?<![\s:])[\s:]+$/, ''), ...lines.map(textOf))
}

const onRequest = /\b(?:up)?on (?:request|demand)\b|\bavailable\b/i
/** Below any heading, where a pasted text has none for the referees. */
const refereesOnRequest = /^(?:referees?|references?)\b.*\b(?:request|demand)\b/i
const readReferees: ReadSection = ({ referees, unplaced }, { lines }) => {
  for (const paragraph of paragraphsOf(lines))
    (onRequest.test(paragraph) && paragraph.length < 80 ? unplaced : referees).push(paragraph)
}

const readers: Readonly<Record<Section['kind'], ReadSection>> = {
  top: ({ person }, { lines }) => readTop(person, lines),
  cv: leaveUnplaced,
  summary: ({ person }, { lines }) => {
    person.summary.push(proseOf(lines))
  },
  work: readWork,
  education: ({ studies }, { lines }) => {
    studies.push(lines)
  },
  skills: readSkills('skills'),
  technicalSkills: readSkills('technicalSkills'),
  softSkills: readSkills('softSkills'),
  certifications: ({ certifications }, { lines }) => {
    certifications.push(...listEntriesOf(lines))
  },
  licences: ({ licences }, { lines }) => {
    licences.push(...paragraphsOf(lines))
  },
  languages: readLanguages,
  interests: ({ interests }, { lines }) => {
    interests.push(...itemsOf(lines))
  },
  links: readPerson,
  contact: readPerson,
  personal: readPerson,
  references: readReferees,
  other: leaveUnplaced,
}

const formOfReading = ({ person, ...reading }: Reading): ReadResume => {
  const education = educationOf(reading.studies)
  const unplaced = [...person.unplaced, ...reading.unplaced, ...education.unplaced]
  /** The form has a field for one. */
  const firstOf = (all: readonly string[]): string => {
    const [first = '', ...others] = new Set(all)
    unplaced.push(...others)
    return first
  }
  const { form, rest } = withinLimits({
    fullName: person.fullName,
    email: firstOf(person.mails),
    phone: firstOf(person.phones),
    location: [...new Set(person.places)].join(', '),
    jobTitle: person.headline,
    summary: person.summary.join('\n\n'),
    workExperience: reading.work,
    education: education.entries.filter(isFilled),
    technicalSkills: joinedItems(reading.technicalSkills),
    softSkills: joinedItems(reading.softSkills),
    certifications: joinedItems(reading.certifications),
    licences: reading.licences.join('\n'),
    linkedinUrl: firstOf(person.linkedin),
    githubUrl: firstOf(person.github),
    portfolioUrl: firstOf(person.links),
    interests: joinedItems([...person.interests, ...reading.interests]),
    languages: joinedItems([...person.languages, ...reading.languages]),
    referees: reading.referees.join('\n'),
  })
  return { form, unplaced: [...unplaced, ...rest].filter(line => /[\p{L}\p{N}]/u.test(line)) }
}

const formByRules = (sections: readonly Section[]): ReadResume => {
  const reading: Reading = {
    person: emptyPerson(),
    work: [],
    studies: [],
    technicalSkills: [],
    softSkills: [],
    certifications: [],
    licences: [],
    referees: [],
    languages: [],
    interests: [],
    unplaced: [],
  }
  for (const section of sections) {
    const isNote = ({ text }: Line): boolean => refereesOnRequest.test(text) && text.length < 80
    reading.unplaced.push(...section.lines.filter(isNote).map(textOf))
    const lines = section.lines.filter(line => !isNote(line))
    if (lines.length > 0) readers[section.kind](reading, { ...section, lines })
  }
  return formOfReading(reading)
}

/** The form of Markdown as we write it, which says by itself what each of its words is; null: it is other text. */
const formOfOurMarkdown = (text: string): ReadResume | null => {
  if (!text.startsWith('# ')) return null
  const document = parseResume(text)
  if (writeResume(document).trim() !== text.trim()) return null
  const { form, rest } = withinLimits(formOfDocument(document))
  return { form, unplaced: rest }
}

/** The sections that may be a table. */
const tabled: ReadonlySet<Section['kind']> = new Set(['work', 'education'])

/**
 * Reads the text of a resume into the form, by rules: as it was pasted, or as it came out of a file. Each word of it is
 * in the form or unplaced, besides headings, bullets and labels such as `Email:`.
 */
export const formOfText = (given: string): ReadResume => {
  const ours = resumeOfOurText(given)
  const text = ours ? writeResume(ours) : given
  const found = withKindsByLines(withStudiesTogether(sectionsOf(textLinesOf(text))))
  const sections = withJobsOfTop(withContactsTogether(found)).map(section => {
    if (!tabled.has(section.kind)) return section
    const lines = withLabels(section.lines)
    return { ...section, lines: section.kind === 'work' ? withPlainHeads(lines) : lines.map(withPlainLabel) }
  })
  const read = formOfOurMarkdown(text) ?? formByRules(sections)
  return { form: read.form, unplaced: [...read.unplaced, ...missedLines(sections, read)] }
}
