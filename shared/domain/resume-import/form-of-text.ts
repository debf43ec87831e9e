import type { EducationEntry, ResumeForm, WorkEntry } from '../../api/resume-form.ts'
import { formOfDocument } from '../resume/form-of-document.ts'
import { parseResume } from '../resume/parse.ts'
import { writeResume } from '../resume/write.ts'
import { educationOf } from './education.ts'
import { fit } from './fit.ts'
import { type Section, sectionsOf } from './headings.ts'
import { entriesOf, groupsOf, listed } from './items.ts'
import { type Line, linesOf } from './lines.ts'
import { nobody, type Person, readPersonal, readTop } from './person.ts'
import { proseOf } from './paragraphs.ts'
import { isTongue, skillsOf } from './skills.ts'
import { saidWords, wordsOfForm } from './said-words.ts'
import { duties, workOf } from './work.ts'

export type ReadResume = {
  readonly form: ResumeForm
  /** What found no place in the form, a line each. */
  readonly unplaced: string[]
}

type Reading = {
  readonly person: Person
  readonly work: WorkEntry[]
  readonly studies: (readonly Line[])[]
  readonly technical: string[]
  readonly soft: string[]
  readonly certifications: string[]
  readonly languages: string[]
  readonly interests: string[]
  readonly unplaced: string[]
}

const shown = ({ text }: Line): string => text.replaceAll('\t', ' ')

const isEmpty = (entry: WorkEntry | EducationEntry): boolean =>
  Object.values(entry).every(text => text === '')

const readWork = (reading: Reading, lines: readonly Line[]): void => {
  const { entries, before } = workOf(lines)
  reading.unplaced.push(...before.map(shown))
  for (const entry of entries) if (!isEmpty(entry)) reading.work.push(entry)
}

const readSkills = (reading: Reading, lines: readonly Line[], kind: 'skills' | 'technical' | 'soft'): void => {
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

/** With their heading before them: it says what they are. */
const leave = (reading: Reading, { title, lines }: Section): void => {
  if (lines.length > 0) reading.unplaced.push(title.replace(/[\s:]+$/, ''), ...lines.map(shown))
}

const readSection = (reading: Reading, section: Section): void => {
  const { kind, lines } = section
  if (lines.length === 0) return
  switch (kind) {
    case 'top':
      return readTop(reading.person, lines)
    case 'summary':
      reading.person.summary.push(proseOf(lines))
      return
    case 'work':
      return readWork(reading, lines)
    case 'education':
      reading.studies.push(lines)
      return
    case 'skills':
    case 'technical':
    case 'soft':
      return readSkills(reading, lines, kind)
    case 'certifications':
      reading.certifications.push(...entriesOf(lines))
      return
    case 'languages':
      // Some write `Languages` over those of computers.
      if (lines.some(({ text }) => isTongue(text))) reading.languages.push(...itemsOf(lines))
      else readSkills(reading, lines, 'technical')
      return
    case 'interests':
      reading.interests.push(...itemsOf(lines))
      return
    case 'links':
    case 'contact':
    case 'personal':
      return readPersonal(reading.person, lines)
    case 'references':
      reading.unplaced.push(...(lines.length === 1 ? [] : [section.title]), ...lines.map(shown))
      return
    default:
      return leave(reading, section)
  }
}

const firstAnd = (all: readonly string[], leave: (rest: string) => void): string => {
  const [first = '', ...others] = new Set(all)
  for (const other of others) leave(other)
  return first
}

const formOf = (reading: Reading): ReadResume => {
  const { person } = reading
  const unplaced = [...person.unplaced, ...reading.unplaced]
  const leave = (rest: string) => {
    unplaced.push(rest)
  }
  const { entries: education, unplaced: ofStudies } = educationOf(reading.studies)
  unplaced.push(...ofStudies)
  const { form, rest } = fit({
    fullName: person.fullName,
    email: firstAnd(person.mails, leave),
    phone: firstAnd(person.phones, leave),
    location: [...new Set(person.places)].join(', '),
    jobTitle: person.headline,
    summary: person.summary.join('\n\n'),
    workExperience: reading.work,
    education: education.filter(entry => !isEmpty(entry)),
    technicalSkills: listed(reading.technical),
    softSkills: listed(reading.soft),
    certifications: listed(reading.certifications),
    linkedinUrl: firstAnd(person.linkedin, leave),
    githubUrl: firstAnd(person.github, leave),
    portfolioUrl: firstAnd(person.links, leave),
    interests: listed([...person.interests, ...reading.interests]),
    languages: listed([...person.languages, ...reading.languages]),
  })
  return { form, unplaced: [...unplaced, ...rest] }
}

const emptyReading = (): Reading => ({
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

/** Words that only announce what stands behind them, or join it. */
const announcing = new Set(
  saidWords(
    'e-mail email mail address phone telephone tel mobile cell gsm whatsapp number no nos contact linkedin github portfolio ' +
      'website web url link location name names full surname first last other middle and at with from date dates duration ' +
      'period year position held title company organization organisation employer role degree school institution course ' +
      'of study grade gpa class qualification obtained home residential job',
  ),
)

/** Lines of which a word is nowhere: that nothing is lost is not left to the rules above. */
const lost = (sections: readonly Section[], { form, unplaced }: ReadResume): string[] => {
  const known = new Set([...announcing, ...wordsOfForm(form), ...unplaced.flatMap(saidWords)])
  const isLost = ({ text }: Line): boolean => {
    const behindLabel = text.replace(/^[^:\t,]{2,40}:/, '')
    return saidWords(behindLabel).some(word => !known.has(word)) && !duties.test(text)
  }
  return sections.flatMap(({ lines }) => lines.filter(isLost).map(shown))
}

/** Markdown as we write it says by itself what each of its words is. */
const formOfOurs = (text: string): ResumeForm | null => {
  if (!text.startsWith('# ')) return null
  const document = parseResume(text)
  return writeResume(document).trim() === text.trim() ? formOfDocument(document) : null
}

/**
 * Reads the text of a resume into the form, by rules: as it was pasted, or as it came out of a file. Each word of it is
 * in the form or unplaced, besides headings, bullets and labels such as `Email:`.
 */
export const formOfText = (text: string): ReadResume => {
  const reading = emptyReading()
  const sections = sectionsOf(linesOf(text))
  for (const section of sections) readSection(reading, section)
  const read = formOf(reading)
  const own = formOfOurs(text)
  // Whether a list is of the one kind of skills or the other, it does not say where there is only one.
  const skills = { technicalSkills: read.form.technicalSkills, softSkills: read.form.softSkills }
  const { form, rest } = own ? fit(own.softSkills === '' ? { ...own, ...skills } : own) : { ...read, rest: [] }
  const unplaced = own ? rest : read.unplaced
  return { form, unplaced: [...unplaced, ...lost(sections, { form, unplaced })] }
}
