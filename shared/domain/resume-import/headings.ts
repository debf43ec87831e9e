import { fold } from '../jobs/fold.ts'
import { headingOfWords, type SectionKind } from './heading-words.ts'
import type { Line } from './lines.ts'

export type Section = {
  readonly kind: SectionKind | 'top'
  /** The heading as it is written; empty: above the first one. */
  readonly title: string
  readonly lines: readonly Line[]
}

type Heading = { readonly kind: SectionKind; readonly isWeak: boolean; readonly rest: string }

const longestHeading = 64

const phraseOf = (text: string): string =>
  fold(text)
    .replace(/&|\+|\//g, ' and ')
    .replace(/['’]/g, '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^(?:\d{1,2}|[ivx]{1,4}|[a-h]) (?=\p{L}{3})/u, '')
    .trim()

const known = (text: string) => (text.length > longestHeading ? null : headingOfWords(phraseOf(text)))

// What may have its words on the heading's own line: `Skills: Excel, Word`.
const inline: ReadonlySet<SectionKind> = new Set([
  'summary',
  'skills',
  'technical',
  'soft',
  'languages',
  'interests',
  'certifications',
  'references',
  'education',
])

const isCapital = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\(s\)/g, ''))

const headingOf = ({ text }: Line): Heading | null => {
  const whole = known(text)
  if (whole) return { ...whole, rest: '' }
  const parted = /^([^:\t]{3,64}?)(?:\s*:\s*|\s+[–—]\s+|\t)(\S.*)$/.exec(text)
  const found = known(parted?.[1] ?? text)
  if (!parted || !found || found.isWeak) return null
  // In the margin, with its section beside it.
  const isBeside = /^[^:\t]+\t/.test(text) && isCapital(parted[1] ?? '')
  return inline.has(found.kind) || isBeside ? { ...found, rest: parted[2] ?? '' } : null
}

type Look = { readonly level: number; readonly isCapital: boolean; readonly hasGap: boolean }
const lookOf = (line: Line): Look => ({
  level: line.level,
  isCapital: isCapital(line.text),
  hasGap: line.gap || line.ruled,
})

const most = (looks: readonly Look[], is: (look: Look) => boolean): boolean =>
  looks.length > 0 && looks.filter(is).length * 2 > looks.length

/** How the headings look of which there is no doubt: the others must look alike. */
const manner = (lines: readonly Line[]) => {
  const looks = lines
    .filter(line => {
      const heading = line.bullet === 'sign' ? null : headingOf(line)
      return heading && !heading.isWeak && heading.rest === '' && heading.kind !== 'cv'
    })
    .map(lookOf)
  const levels = looks.filter(({ level }) => level > 0).map(({ level }) => level)
  return {
    /** Markdown's, and then nothing else is one; 0: none. */
    level: levels.length > 1 ? Math.max(...levels.filter(level => level <= Math.min(...levels) + 1)) : 0,
    isCapital: most(looks, look => look.isCapital),
    hasGap: most(looks, look => look.hasGap),
  }
}

/** Whether a line is a heading of this resume, and of what. */
const judge = (lines: readonly Line[]) => {
  const usual = manner(lines)
  const looksAlike = (line: Line): boolean => {
    const look = lookOf(line)
    if (line.ruled) return true
    if (usual.isCapital && !look.isCapital) return false
    return look.isCapital || look.hasGap || !usual.hasGap
  }
  return (line: Line, within: SectionKind | 'top'): Heading | null => {
    if (usual.level > 0) {
      if (line.level === 0 || line.level > usual.level) return null
      const found = headingOf(line)
      if (found) return found
      return line.level === usual.level ? { kind: 'other', isWeak: true, rest: '' } : null
    }
    const found = headingOf(line)
    if (!found) return null
    // A skill is called Leadership, a group of skills Languages, and a job has achievements of its own.
    const isDoubtful = found.isWeak || found.rest !== '' || line.bullet === 'sign'
    if (!isDoubtful)
      return usual.isCapital && line.bullet === 'number' && !isCapital(line.text) ? null : found
    if (line.bullet === 'sign')
      return isCapital(line.text) && found.rest === '' && usual.isCapital ? found : null
    if (found.rest !== '') {
      if (within === 'personal' || (within === 'work' && !line.gap)) return null
      return ['skills', 'technical', 'soft'].includes(within) &&
        found.kind !== 'interests' &&
        !isCapital(line.text.split(/[:\t–—]/)[0] ?? '')
        ? null
        : found
    }
    return looksAlike(line) ? found : null
  }
}

const cvOf =
  /^(?:(?:curriculum vitae|resume|résumé|cv)\s*(?:\(cv\)\s*)?(?:of|for|[-–—:|])\s*)(?=\S)|(?:(?<!\s)\s+)?[-–—:|,]\s*(?:curriculum vitae|resume|résumé|cv)\s*$/i

/** The parts of a resume by its headings. Each line is in one of them, besides the headings. */
export const sectionsOf = (lines: readonly Line[]): Section[] => {
  const headingAt = judge(lines)
  type Open = { kind: SectionKind | 'top'; title: string; lines: Line[] }
  let open: Open = { kind: 'top', title: '', lines: [] }
  const sections: Open[] = [open]
  for (const line of lines) {
    const found = headingAt(line, open.kind)
    // `# Ada Obi` may look as the headings do.
    const isName = found?.isWeak && line.level > 0 && open.kind === 'top' && open.lines.length === 0
    const heading = isName ? null : found
    const isOf = open.kind === 'top' && open.lines.length === 0 && /^of$/i.test(line.text)
    if (heading?.kind === 'cv' || isOf) continue
    if (!heading) {
      open.lines.push(open.kind === 'top' ? { ...line, text: line.text.replace(cvOf, '') } : line)
      continue
    }
    open = {
      kind: heading.kind,
      title: line.text.slice(0, line.text.length - heading.rest.length),
      lines: [],
    }
    sections.push(open)
    if (heading.rest !== '') open.lines.push({ ...line, text: heading.rest, bullet: 'none', level: 0 })
  }
  return sections
}
