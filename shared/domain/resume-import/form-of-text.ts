import type { ResumeForm } from '../../api/resume-form.ts'
import { formOfDocument } from '../resume/form-of-document.ts'
import { parseResume } from '../resume/parse.ts'
import { writeResume } from '../resume/write.ts'
import { educationOf } from './education.ts'
import { type Section, sectionsOf } from './headings.ts'
import { listed } from './items.ts'
import { linesOf } from './lines.ts'
import { lostLines } from './lost.ts'
import { resumeOfOurText } from './our-text.ts'
import { emptyReading, type Reading, readSection, saysSomething } from './reading.ts'
import { withinLimits } from './within-limits.ts'

export type ReadResume = {
  readonly form: ResumeForm
  /** What found no place in the form, a line each. */
  readonly unplaced: string[]
}

const formOf = ({ person, ...reading }: Reading): ReadResume => {
  const education = educationOf(reading.studies)
  const unplaced = [...person.unplaced, ...reading.unplaced, ...education.unplaced]
  /** The form has place for one. */
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
    education: education.entries.filter(saysSomething),
    technicalSkills: listed(reading.technical),
    softSkills: listed(reading.soft),
    certifications: listed(reading.certifications),
    linkedinUrl: firstOf(person.linkedin),
    githubUrl: firstOf(person.github),
    portfolioUrl: firstOf(person.links),
    interests: listed([...person.interests, ...reading.interests]),
    languages: listed([...person.languages, ...reading.languages]),
  })
  return { form, unplaced: [...unplaced, ...rest] }
}

const formByRules = (sections: readonly Section[]): ReadResume => {
  const reading = emptyReading()
  for (const section of sections) readSection(reading, section)
  return formOf(reading)
}

/** The form of Markdown as we write it, which says by itself what each of its words is; null: it is other text. */
const formOfOurs = (text: string): ReadResume | null => {
  if (!text.startsWith('# ')) return null
  const document = parseResume(text)
  if (writeResume(document).trim() !== text.trim()) return null
  const { form, rest } = withinLimits(formOfDocument(document))
  return { form, unplaced: rest }
}

/**
 * Reads the text of a resume into the form, by rules: as it was pasted, or as it came out of a file. Each word of it is
 * in the form or unplaced, besides headings, bullets and labels such as `Email:`.
 */
export const formOfText = (given: string): ReadResume => {
  const ours = resumeOfOurText(given)
  const text = ours ? writeResume(ours) : given
  const sections = sectionsOf(linesOf(text))
  const read = formOfOurs(text) ?? formByRules(sections)
  return { form: read.form, unplaced: [...read.unplaced, ...lostLines(sections, read)] }
}
