import { headingOf, isMadeOfHeadings, type SectionKind, sectionOf } from './headings.ts'

/** What tells of a line whether it is a heading. */
export type LineLook = {
  /** Without a bullet and without marks. */
  readonly text: string
  readonly bullet: 'none' | 'sign' | 'number'
  /** An empty line or a rule stands before it. */
  readonly gap: boolean
  /** A rule stands below it. */
  readonly ruled: boolean
  /** Of a Markdown heading; 0: none. */
  readonly level: number
}

export type Section<Line extends LineLook> = {
  readonly kind: SectionKind | 'top'
  /** The heading as it is written; empty: above the first one. */
  readonly title: string
  readonly lines: readonly Line[]
}

type Heading = { readonly kind: SectionKind; readonly isPossible: boolean; readonly rest: string }

/** The sections that may begin on the heading's own line: `Skills: Excel, Word`. */
const inline: ReadonlySet<SectionKind> = new Set([
  'summary',
  'skills',
  'technicalSkills',
  'softSkills',
  'languages',
  'interests',
  'certifications',
  'licences',
  'references',
  'education',
])
const skillKinds: ReadonlySet<SectionKind | 'top'> = new Set(['skills', 'technicalSkills', 'softSkills'])

const isCapital = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\(s\)/g, ''))

const headingIn = ({ text }: LineLook): Heading | null => {
  const whole = headingOf(text)
  if (whole) return { ...whole, rest: '' }
  const [, words = '', sign, rest = ''] = /^([^:\t]{3,64}?)(\s*:\s*|\s+[–—]\s+|\t)(\S.*)$/.exec(text) ?? []
  const found = headingOf(words)
  if (!found || found.isPossible) return null
  // In the margin, with its section beside it.
  const isBeside = sign === '\t' && isCapital(words)
  return inline.has(found.kind) || isBeside ? { ...found, rest } : null
}

type Look = {
  readonly level: number
  readonly isCapital: boolean
  readonly hasGap: boolean
  readonly isRuled: boolean
  readonly isNumbered: boolean
  /** A sign stands before it, as icons become one. */
  readonly isSigned: boolean
}
const lookOf = (line: LineLook): Look => ({
  level: line.level,
  isCapital: isCapital(line.text),
  hasGap: line.gap || line.ruled,
  isRuled: line.ruled,
  isNumbered: line.bullet === 'number',
  isSigned: line.bullet === 'sign',
})

const most = (looks: readonly Look[], is: (look: Look) => boolean): boolean =>
  looks.length > 0 && looks.filter(is).length * 2 > looks.length

/** How many short lines have a rule below, as headings that no list has may have. */
const ruledLines = (lines: readonly LineLook[]): number =>
  lines.filter(({ text, ruled, bullet }) => ruled && bullet === 'none' && text.length <= 40).length

/** How the headings look of which there is no doubt: the others must look alike. */
const usualLook = (lines: readonly LineLook[]): Look => {
  const all = lines
    .filter(line => {
      const heading = headingIn(line)
      return heading && !heading.isPossible && heading.rest === '' && heading.kind !== 'cv'
    })
    .map(lookOf)
  const isSigned = all.length > 2 && most(all, look => look.isSigned)
  const looks = all.filter(look => look.isSigned === isSigned)
  const levels = looks.map(({ level }) => level).filter(level => level > 0)
  return {
    /** Where there are levels of Markdown, nothing else is a heading; 0: there are none. */
    level: levels.length > 1 ? Math.max(...levels.filter(level => level <= Math.min(...levels) + 1)) : 0,
    isCapital: most(looks, look => look.isCapital),
    hasGap: most(looks, look => look.hasGap),
    isRuled: looks.filter(look => look.isRuled).length > 1 || ruledLines(lines) > 3,
    isSigned,
    isNumbered: looks.length > 3 && most(looks, look => look.isNumbered && look.isCapital),
  }
}

const looksLike = (line: LineLook, usual: Look): boolean => {
  const look = lookOf(line)
  if (line.ruled) return true
  if (usual.isCapital && !look.isCapital) return false
  return look.isCapital || look.hasGap || !usual.hasGap
}

/** The heading that a line is in this text, within the section of the lines above; null: it is none. */
const judgedHeading = (line: LineLook, within: SectionKind | 'top', usual: Look): Heading | null => {
  const found = headingIn(line)
  if (usual.level > 0) {
    if (line.level === 0 || line.level > usual.level) return null
    if (found || line.level < usual.level) return found
    return { kind: sectionOf(line.text), isPossible: true, rest: '' }
  }
  // Where headings have a rule below, a line with one is a heading.
  if (!found && usual.isRuled && line.ruled && line.bullet === 'none')
    return { kind: sectionOf(line.text), isPossible: true, rest: '' }
  // `SECTION C: POSTINGS`
  if (!found && line.text.length < 64 && /^section [a-z\d]{1,3}\b/i.test(line.text))
    return { kind: sectionOf(line.text), isPossible: true, rest: '' }
  // Where they are numbered and in capitals, so is each other heading.
  const isNumbered = usual.isNumbered && line.bullet === 'number' && line.gap && isCapital(line.text)
  if (!found && isNumbered) return { kind: sectionOf(line.text), isPossible: true, rest: '' }
  if (!found && usual.isCapital && looksLike(line, usual) && isTitle(line))
    return { kind: sectionOf(line.text), isPossible: true, rest: '' }
  if (!found) return null
  const { kind, isPossible, rest } = found
  const isListed = line.bullet === 'sign' && !(usual.isSigned && (line.gap || line.ruled))
  // A skill is called Leadership, a group of skills Languages, and a job has achievements of its own.
  if (!isPossible && rest === '' && !isListed)
    return usual.isCapital && line.bullet === 'number' && !isCapital(line.text) ? null : found
  if (isListed) return isCapital(line.text) && rest === '' && usual.isCapital ? found : null
  if (rest === '') return looksLike(line, usual) ? found : null
  if (within === 'personal' || (within === 'work' && !line.gap)) return null
  const isGroup = skillKinds.has(within) && kind !== 'interests' && kind !== 'references'
  return isGroup && !isCapital(line.text.split(/[:\t–—]/)[0] ?? '') ? null : found
}

/** `TRADE CERTIFICATES`: the last word says that it is a heading. */
const lastWord =
  /\b(?:certificates|certifications?|experience|skills|languages|education|qualifications|interests|hobbies|activities|memberships|trainings?|courses|referees|references|summary|profile|achievements|awards|projects|publications):?$/i
const isTitle = ({ text, bullet, gap }: LineLook): boolean =>
  gap &&
  bullet === 'none' &&
  isCapital(text) &&
  !/[\d\t,]/.test(text) &&
  ((text.length <= 40 && lastWord.test(text)) || isMadeOfHeadings(text))

const cvOf =
  /^(?:(?:curriculum vitae|resume|résumé|cv)\s*(?:\(cv\)\s*)?(?:of|for|[-–—:|])\s*)(?=\S)|(?:(?<!\s)\s+)?[-–—:|,]\s*(?:curriculum vitae|resume|résumé|cv)\s*$/i

/**
 * The sections of a resume by its headings, in Markdown or in any other text. Each line is in one of them, besides the
 * headings and a line such as `CURRICULUM VITAE`.
 */
export const sectionsOf = <Line extends LineLook>(lines: readonly Line[]): Section<Line>[] => {
  const usual = usualLook(lines)
  type Open = { kind: SectionKind | 'top'; title: string; lines: Line[] }
  let open: Open = { kind: 'top', title: '', lines: [] }
  const sections: Open[] = [open]
  for (const line of lines) {
    const found = judgedHeading(line, open.kind, usual)
    const isFirst = open.kind === 'top' && open.lines.length === 0
    // `# Ada Obi` may look as the headings do.
    const heading = found?.isPossible && (line.level > 0 || line.ruled) && isFirst ? null : found
    if (heading?.kind === 'cv' || (isFirst && /^of$/i.test(line.text))) continue
    if (!heading) {
      open.lines.push(open.kind === 'top' ? { ...line, text: line.text.replace(cvOf, '') } : line)
      continue
    }
    const { kind, rest } = heading
    open = { kind, title: line.text.slice(0, line.text.length - rest.length), lines: [] }
    sections.push(open)
    if (rest !== '') open.lines.push({ ...line, text: rest, bullet: 'none', level: 0 })
  }
  return sections
}
