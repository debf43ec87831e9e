import type { EducationEntry, ResumeForm, WorkEntry } from '../../api/resume-form.ts'
import { fold } from '../jobs/fold.ts'
import { contactFieldsOf } from './contacts.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { entryTitle } from './entry.ts'
import { sectionOf } from './headings.ts'
import { gradeOf, groupLabel, itemsOf } from './items.ts'

/** The form of a person who filled in nothing. */
export const emptyForm: ResumeForm = {
  fullName: '',
  email: '',
  phone: '',
  location: '',
  jobTitle: '',
  summary: '',
  workExperience: [],
  education: [],
  technicalSkills: '',
  softSkills: '',
  certifications: '',
  licences: '',
  linkedinUrl: '',
  portfolioUrl: '',
  githubUrl: '',
  interests: '',
  languages: '',
  referees: '',
}

const textsOf = ({ paragraphs, bullets, entries }: ResumeSection): string[] => [
  ...paragraphs,
  ...bullets,
  ...entries.flatMap(entry => [
    [entry.title, entry.organisation, entry.duration, ...entry.details]
      .filter(text => text !== '')
      .join(', '),
    ...entry.paragraphs,
    ...entry.bullets,
  ]),
]

const workEntryOf = (entry: ResumeEntry): WorkEntry => ({
  jobTitle: entry.title,
  company: entry.organisation,
  // What stands beside the dates of a job is its place.
  place: entry.details.join(', '),
  duration: entry.duration,
  description: [...entry.paragraphs, ...entry.bullets].join('\n'),
})

const proseOf = ({ paragraphs, bullets }: ResumeSection): string[] => [...paragraphs, ...bullets]

/** A line such as `B.Sc. Economics, Bayero University, 2020`. */
const entryOfLine = (line: string): ResumeEntry => ({
  ...entryTitle(line),
  details: [],
  paragraphs: [],
  bullets: [],
})

const isSchool = (text: string): boolean =>
  /\b(?:university|universite|college|polytechnic|school|institute|academy|seminary)\b/.test(fold(text))

const educationEntryOf = ({ title, organisation, duration, details }: ResumeEntry): EducationEntry => {
  const isTurned = isSchool(title) && !isSchool(organisation)
  return {
    degree: isTurned ? organisation : title,
    school: isTurned ? title : organisation,
    year: duration,
    gpa: gradeOf(details),
  }
}

const items = (texts: readonly string[]): string => itemsOf(texts.join('\n')).join(', ')

/** The second of two lines has the soft skills, as `assembleResume` writes them; else what a heading or a label calls soft. */
const skillsOf = (sections: readonly ResumeSection[]): Pick<ResumeForm, 'technicalSkills' | 'softSkills'> => {
  const [first, ...others] = sections
  const isPair = others.length === 0 && first?.paragraphs.length === 2 && first.bullets.length === 0
  const lines = sections.flatMap(section =>
    textsOf(section).map(text => ({ text, isSoftSection: sectionOf(section.title) === 'softSkills' })),
  )
  const hasGroups = lines.some(({ text }) => groupLabel.test(text))
  const isSoft = ({ text, isSoftSection }: (typeof lines)[number], at: number): boolean =>
    isPair && !hasGroups
      ? at === 1
      : isSoftSection || /\b(?:soft|interpersonal|personal)\b/i.test(groupLabel.exec(text)?.[1] ?? '')
  const itemsOfKind = (soft: boolean): string =>
    items(
      lines.filter((line, at) => isSoft(line, at) === soft).map(({ text }) => text.replace(groupLabel, '')),
    )
  return { technicalSkills: itemsOfKind(false), softSkills: itemsOfKind(true) }
}

/**
 * The form that a document could have been written from, back from it. The entries of work are in their order, none
 * left out. Sections that the form has no field for are not in it: see `besidesForm`.
 */
export const formOfDocument = (document: ResumeDocument): ResumeForm => {
  const of = (kind: ResumeSection['kind']) => document.sections.filter(section => section.kind === kind)
  const lines = (kind: ResumeSection['kind']) => of(kind).flatMap(textsOf)
  return {
    fullName: document.name,
    jobTitle: document.headline,
    ...contactFieldsOf(document.contact, lines('links')),
    summary: lines('summary').join('\n'),
    workExperience: of('work').flatMap(({ entries }) => entries.map(workEntryOf)),
    education: [
      ...of('education').flatMap(({ entries }) => entries.map(educationEntryOf)),
      ...of('education').flatMap(proseOf).map(entryOfLine).map(educationEntryOf),
    ],
    ...skillsOf(of('skills')),
    certifications: items(lines('certifications')),
    licences: lines('licences').join('\n'),
    interests: items(lines('interests')),
    languages: items(lines('languages')),
    referees: lines('referees').join('\n'),
  }
}

/** The lines of a document that the form has no field for, under the titles of their sections. */
export const besidesForm = ({ sections }: ResumeDocument): string[] =>
  sections.flatMap(section => {
    if (section.kind === 'other') return [section.title, ...textsOf(section)]
    return section.kind === 'work' ? proseOf(section) : []
  })
