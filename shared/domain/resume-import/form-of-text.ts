import { fieldLimits, type WorkEntry } from '../../api/resume-form.ts'
import { formOfDocument } from '../resume/form-of-document.ts'
import { parseResume } from '../resume/parse.ts'
import { type Section as SectionOf, sectionsOf } from '../resume/sections.ts'
import { writeResume } from '../resume/write.ts'
import { educationOf } from './education.ts'
import { withPlainLabels } from './europass-labels.ts'
import { withFieldsApart } from './fields-apart.ts'
import { isOfLanguages, isSpokenLanguage, languagesOf } from './languages.ts'
import { besideLicences, isLicence, withWholeLicence } from './licences.ts'
import { type Line, paragraphsOf, proseOf, textLinesOf, textOf } from './lines.ts'
import { groupsOf, joinedItems, listEntriesOf, skillsOf } from './lists.ts'
import { withContactsTogether, withJobsOfTop } from './lost-sections.ts'
import { sectionsInPlace } from './misread-headings.ts'
import { readTop } from './name-and-headline.ts'
import { resumeOfOurText } from './our-files.ts'
import { emptyPerson, type Person, readPersonal, wholePlaces } from './person.ts'
import { withPlainHeads, withPlainLabel } from './plain-heads.ts'
import { isEnding, isFootOfPage, refereesIn } from './referees.ts'
import { withKindsByLines } from './section-kinds.ts'
import { withLabels } from './table-heads.ts'
import { withWholeMails } from './whole-mails.ts'
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
const notAsked =
  /^(?:reasons? for leaving|salary|hours per week|supervisor|series|pay plan|okay to contact this supervisor)\s*[:\t]/i

const readWork: ReadSection = (reading, { lines }) => {
  const isNotAsked = ({ text, bullet }: Line): boolean => bullet !== 'sign' && notAsked.test(text)
  reading.unplaced.push(...lines.filter(isNotAsked).map(textOf))
  const { entries, unplaced } = workOf(lines.filter(line => !isNotAsked(line)))
  reading.unplaced.push(...unplaced)
  // `Job description`, in a section of its own, is of no job.
  const isJob = ({ jobTitle, company, duration }: WorkEntry): boolean =>
    `${jobTitle}${company}${duration}` !== ''
  reading.unplaced.push(
    ...entries.filter(entry => !isJob(entry)).flatMap(entry => entry.description.split('\n')),
  )
  reading.work.push(...entries.filter(entry => isFilled(entry) && isJob(entry)))
}

const ofFields: ReadonlySet<Section['kind']> = new Set(['personal', 'contact'])

const isExplanation = ({ text, bullet }: Line): boolean =>
  bullet === 'none' && /^I \p{Ll}/u.test(text) && text.endsWith('.')

const readSkills =
  (kind: 'skills' | 'technicalSkills' | 'softSkills'): ReadSection =>
  (reading, { lines }) => {
    reading.licences.push(...lines.filter(isLicence).map(textOf))
    const others = lines.filter(line => !isLicence(line))
    // `Calm`, above a sentence that says more of it.
    const hasNames = others.some(line => !isExplanation(line))
    const isSaid = (line: Line): boolean => !(hasNames && isExplanation(line))
    reading.unplaced.push(...others.filter(line => !isSaid(line)).map(textOf))
    const { technicalSkills, softSkills, languages } = skillsOf(others.filter(isSaid), kind)
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
    reading.languages.push(...languagesOf(section.lines))
  else readSkills('technicalSkills')(reading, section)
}

const readPerson: ReadSection = ({ person }, { lines }) => readPersonal(person, lines)

/** With their heading before them, which says what the lines are. */
const leaveUnplaced: ReadSection = ({ unplaced }, { title, lines }) => {
  unplaced.push(title.replace(/(?<![\s:])[\s:]+$/, ''), ...lines.map(textOf))
}

const readReferees: ReadSection = ({ referees, unplaced }, { lines }) => {
  const found = refereesIn(lines)
  referees.push(...found.referees)
  unplaced.push(...found.notes)
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
  /** Many people have two. */
  const numbersOf = (phones: readonly string[]): string => {
    let all = ''
    for (const phone of new Set(phones)) {
      const more = all === '' ? phone : `${all}, ${phone}`
      if (more.length <= fieldLimits.phone) all = more
      else unplaced.push(phone)
    }
    return all
  }
  const { form, rest } = withinLimits({
    fullName: person.fullName,
    email: firstOf(person.mails),
    phone: numbersOf(person.phones),
    location: wholePlaces(person.places).join(', '),
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
    const written = ofFields.has(section.kind)
      ? withWholeLicence(withFieldsApart(section.lines))
      : section.lines
    const isNote = ({ text }: Line): boolean =>
      section.kind !== 'top' && (isEnding(text) || isFootOfPage(text, reading.person.fullName))
    reading.unplaced.push(...written.filter(isNote).map(textOf))
    const isHeld = (line: Line): boolean => besideLicences.has(section.kind) && isLicence(line)
    reading.licences.push(...written.filter(isHeld).map(textOf))
    const others = written.filter(line => !isNote(line) && !isHeld(line))
    const isSpoken = ({ text }: Line): boolean => section.kind !== 'summary' && isOfLanguages(text)
    reading.languages.push(...languagesOf(others.filter(isSpoken)))
    const lines = others.filter(line => !isSpoken(line))
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
  const found = withKindsByLines(sectionsInPlace(sectionsOf(withWholeMails(textLinesOf(text)))))
  const sections = withJobsOfTop(withContactsTogether(found)).map(section => {
    if (!tabled.has(section.kind)) return section
    const lines = withLabels(withPlainLabels(section.lines))
    return { ...section, lines: section.kind === 'work' ? withPlainHeads(lines) : lines.map(withPlainLabel) }
  })
  const read = formOfOurMarkdown(text) ?? formByRules(sections)
  return { form: read.form, unplaced: [...read.unplaced, ...missedLines(sections, read)] }
}
