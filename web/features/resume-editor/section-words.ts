import type { ResumeSection } from '../../../shared/domain/resume/document.ts'
import { hasOwnOrder, isPrintedByDate } from '../../../shared/domain/resume/printed.ts'
import type { ResumeTemplate } from '../../../shared/lists.ts'
import { templateNames } from '../../writing/words.ts'

type Kind = ResumeSection['kind']

/** The sections that can be added, by their headings. */
export const newSections: readonly (readonly [kind: Kind, title: string])[] = [
  ['summary', 'Summary'],
  ['work', 'Work Experience'],
  ['education', 'Education'],
  ['skills', 'Skills'],
  ['certifications', 'Certifications'],
  ['licences', 'Licences'],
  ['languages', 'Languages'],
  ['other', 'Projects'],
  ['other', 'Awards'],
  ['interests', 'Interests'],
  ['referees', 'Referees'],
  ['other', 'Another section'],
]

type EntryWords = {
  /** 'job' */
  readonly noun: string
  readonly title: string
  readonly organisation: string
  readonly details: string
}

const other: EntryWords = {
  noun: 'entry',
  title: 'Title',
  organisation: 'Organisation',
  details: 'Place or details',
}

const entries: Partial<Record<Kind, EntryWords>> = {
  work: { noun: 'job', title: 'Job title', organisation: 'Employer', details: 'Place' },
  education: {
    noun: 'school',
    title: 'Degree or course',
    organisation: 'School',
    details: 'Grade or place',
  },
}

/** What the fields of an entry are called. */
export const entryWords = (kind: Kind): EntryWords => entries[kind] ?? other

/** Sections of jobs, schools or projects. */
export const hasEntries = (kind: Kind): boolean => kind === 'work' || kind === 'education' || kind === 'other'

/** Sections whose lines are items with commas between, and what one item is called. */
const itemNouns: Partial<Record<Kind, string>> = {
  skills: 'skill',
  languages: 'language',
  interests: 'interest',
  certifications: 'certificate',
}
export const itemNoun = (kind: Kind): string | null => itemNouns[kind] ?? null

const lineNouns: Partial<Record<Kind, string>> = {
  summary: 'paragraph',
  certifications: 'certificate',
  licences: 'licence',
  links: 'link',
  referees: 'referee',
}

/** What one line of a section is called. */
export const lineNoun = (kind: Kind): string => lineNouns[kind] ?? 'line'

/** Why the paper has them in another order than the cards. */
export const byDateNote = (kind: Kind): string => {
  const { noun } = entryWords(kind)
  return isPrintedByDate(kind) ? `${noun[0]?.toUpperCase()}${noun.slice(1)}s print newest first.` : ''
}

/** The same of the sections. */
export const ownOrderNote = (template: ResumeTemplate): string =>
  hasOwnOrder(template) ? `${templateNames[template]} prints the sections in an order of its own.` : ''

const withA = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`)
export const addWords = (noun: string): string => `Add ${withA(noun)}`

/** '3 jobs' */
export const countWords = (count: number, noun: string): string => {
  const many = noun === 'entry' ? 'entries' : `${noun}s`
  return count === 1 ? `1 ${noun}` : `${count} ${many}`
}
