import type { Plain } from './plain.ts'
import { type Span, sentencesOf } from './sentences.ts'

export const sections = [
  'top',
  'summary',
  'work',
  'education',
  'skills',
  'certifications',
  'languages',
  'besides',
  'other',
] as const
export type Section = (typeof sections)[number]

export type LineKind = 'name' | 'contact' | 'headline' | 'section' | 'heading' | 'details' | 'bullet' | 'text'

/** A line that says something, without its marks and the space around it. */
export type Line = Span & {
  readonly kind: LineKind
  readonly section: Section
  /** Where the line begins and ends with its marks, the line break behind it not counted. */
  readonly whole: Span
  /** How many `#` it has; bold lines that stand for headings of entries have 3; all else 9. */
  readonly depth: number
  /** Spaces before a bullet: those that are further in hang under the one before. */
  readonly indent: number
}

const names: readonly (readonly [RegExp, Section])[] = [
  [
    /^(?:professional |career |executive |personal )?(?:summary|profile|objective|statement|about(?: me)?|bio)$/,
    'summary',
  ],
  [
    /\b(?:certificat\w*|licen[cs]\w*|professional (?:qualifications?|memberships?|bodies)|memberships?|training)\b/,
    'certifications',
  ],
  [/\b(?:experience|work|employment|career|jobs?|internships?|appointments?|placements?|history)\b/, 'work'],
  [/\b(?:education\w*|academic\w*|qualifications?|schools?|studies|formation)\b/, 'education'],
  [/\b(?:languages?|langues)\b/, 'languages'],
  [/\b(?:skills?|competenc\w*|technolog\w*|tools?|expertise|strengths?|competences)\b/, 'skills'],
  [
    /\b(?:interests?|hobbies|referees?|references?|links?|contacts?|personal (?:data|details|information)|bio ?data)\b/,
    'besides',
  ],
]
const sectionOf = (title: string): Section => names.find(([pattern]) => pattern.test(title))?.[1] ?? 'other'
/** So strict where no `#` says that it is one: `B.Ed Primary Education` is a degree. */
const sectionName =
  /^(?:(?:professional|career|work|employment|academic|educational|technical|key|core|soft|personal|relevant|additional|other|executive|volunteer|my)\s+)*(?:summary|profile|objective|experiences?|history|education|qualifications?|background|skills?|competenc(?:e|es|ies)|certifications?|certificates?|licen[cs]es?|languages?|interests?|hobbies|references?|referees?|projects?|achievements?|awards?|trainings?|memberships?|tools|technologies|strengths|about me|about|publications|volunteering|employment|work)(?:\s*(?:and|&|\/)\s*\w+(?:\s\w+)?\s?)?$/
const isSectionName = (text: string): boolean => sectionName.test(text)
const withoutColon = (text: string): string => text.replace(/(?<![:\s])[:\s]+$/, '')

const heading = /^[ \t]*(#{1,6})[ \t]/
const bullet = /^([ \t]*)(?:[-*+•▪●◦–]|\d{1,2}[.)])[ \t]/
const bold = /^[ \t]*(?:\*\*|__)[^\n]+?(?:\*\*|__)/
const isShouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
const contact =
  /@[\w-]+\.|https?:|www\.|linkedin|github\.|(?:\+|\b0)\d[\d\s()-]{8,}|^(?:e-?mail|phone|tel|mobile|address|location|portfolio)\b\s*:/i
const dated = /\b(?:19|20)\d\d\b|\b(?:present|to date|till date|current|now)\b/
const ended = /[!?]\s*$|\p{Ll}{3}\.\s*$/u
/** `B.Sc. Economics` is none, for all its points. */
const isSentence = (text: string): boolean => ended.test(text) || sentencesOf(text, 0, text.length).length > 1

/**
 * The lines of a resume, read as people write them: `#` or bold or capitals for headings, any bullet. What can't be told
 * apart is text.
 */
export const linesOf = (source: string, { text, low }: Plain): Line[] => {
  const lines: Line[] = []
  let section: Section = 'top'
  let at = 0
  let afterBlank = true
  for (const raw of source.split('\n')) {
    const whole = { start: at, end: at + raw.length }
    at += raw.length + 1
    const plain = text.slice(whole.start, whole.end)
    const start = whole.start + plain.length - plain.trimStart().length
    const end = whole.start + plain.trimEnd().length
    if (end <= start) {
      afterBlank = true
      continue
    }
    const said = low.slice(start, end)
    const hashes = heading.exec(raw)?.[1]?.length ?? 0
    const previous = lines.at(-1)
    const shape = (): Pick<Line, 'kind' | 'depth'> => {
      const bare = withoutColon(said)
      if (hashes === 1 && lines.length === 0) return { kind: 'name', depth: 1 }
      if (hashes === 1 || hashes === 2) return { kind: 'section', depth: hashes }
      if (hashes > 0)
        return isSectionName(bare) && (section === 'top' || section === 'summary')
          ? { kind: 'section', depth: 2 }
          : { kind: 'heading', depth: hashes }
      const isBullet = bullet.test(raw)
      const isAlone = !isBullet && isSectionName(bare) && bare.split(/\s+/).length <= 4 && !isSentence(plain)
      if (isAlone && (isShouted(raw) || bold.test(raw) || said.endsWith(':') || afterBlank))
        return { kind: 'section', depth: 2 }
      if (isBullet) return { kind: 'bullet', depth: 9 }
      if (section === 'top') {
        if (lines.length === 0) return { kind: 'name', depth: 1 }
        if (contact.test(raw) || said.split('|').length > 2) return { kind: 'contact', depth: 9 }
        const isFirst = !lines.some(({ kind }) => kind === 'headline') && !isSentence(plain)
        return { kind: isFirst && said.length < 160 ? 'headline' : 'text', depth: 9 }
      }
      if (section === 'work' || section === 'education' || section === 'other') {
        if (previous?.kind === 'heading' && (dated.test(said) || section !== 'other') && !isSentence(plain))
          return { kind: 'details', depth: 9 }
        const isShort = said.length < 120 && !isSentence(plain)
        if (isShort && (bold.test(raw) || (afterBlank && section !== 'other')))
          return { kind: 'heading', depth: 3 }
        if (isShort && previous?.kind === 'details' && dated.test(said)) return { kind: 'details', depth: 9 }
      }
      return { kind: 'text', depth: 9 }
    }
    const { kind, depth } = shape()
    if (kind === 'section') section = sectionOf(withoutColon(said))
    const indent = raw.length - raw.trimStart().length
    lines.push({ start, end, kind, section, whole, depth, indent })
    afterBlank = false
  }
  return lines
}
