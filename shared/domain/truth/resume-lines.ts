import { headingOf, sectionOf } from '../resume/headings.ts'
import { lineMarkOf } from '../resume/lines.ts'
import type { Plain } from './plain-text.ts'
import type { Piece, Section } from './reading.ts'
import { linesIn, type Span, sentencesOf, trimmed } from './sentences.ts'

/** A line that says something, without its marks and the space around it. */
export type Line = Span & {
  readonly kind: 'name' | 'contact' | 'section' | 'text' | Exclude<Piece['kind'], 'item' | 'sentence'>
  readonly section: Section
  /** The line with its marks, without its line break. */
  readonly whole: Span
  /** Of headings, 2 for one of a section and 3 or more for one of an entry. 9 for all else. */
  readonly depth: number
  /** Spaces before a bullet: one that is further in belongs to the one before. */
  readonly indent: number
}

const longestSectionName = 4
const bold = /^[ \t]*(?:\*\*|__)[^\n]+?(?:\*\*|__)/
const isShouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
const contact =
  /@[\w-]+\.|https?:|www\.|linkedin|github\.|(?:\+|\b0)\d[\d\s()-]{8,}|^(?:e-?mail|phone|tel|mobile|address|location|portfolio)\b\s*:/i
const dated = /\b(?:19|20)\d\d\b|\b(?:present|to date|till date|current|now)\b/
const ended = /[!?]\s*$|\p{Ll}{3}\.\s*$/u
/** `B.Sc. Economics` is none, for all its points. */
const isSentence = (text: string): boolean => ended.test(text) || sentencesOf(text, 0, text.length).length > 1

/**
 * The lines of a resume as people write them: with `#`, bold or capitals for headings, and any bullet. A line that could be
 * several things is text.
 */
export const resumeLinesOf = (source: string, { text, low }: Plain): Line[] => {
  const lines: Line[] = []
  let section: Section = 'top'
  let afterBlank = true
  const hasLevels = /^[ \t]*##[ \t]/m.test(source)
  for (const whole of linesIn(source)) {
    const raw = source.slice(whole.start, whole.end)
    const mark = lineMarkOf(raw)
    const { start, end } = trimmed(text, whole.start, whole.end)
    if (end <= start || mark.kind === 'rule' || mark.kind === 'empty') {
      afterBlank = true
      continue
    }
    const said = low.slice(start, end)
    const hashes = mark.kind === 'heading' ? mark.level : 0
    const kindOf = (): Line['kind'] => {
      if (hashes === 1 && lines.length === 0) return 'name'
      if (hashes === 1 || hashes === 2) return 'section'
      const named = headingOf(said)
      if (hashes > 0) return named && (section === 'top' || section === 'summary') ? 'section' : 'heading'
      if (mark.kind === 'bullet') return 'bullet'
      const isLabel = !isSentence(text.slice(whole.start, whole.end))
      const isMarked = bold.test(raw) || isShouted(raw) || said.endsWith(':')
      const isNamed = named !== null && isLabel && said.split(/\s+/).length <= longestSectionName
      // A label within an entry, such as **Responsibilities:**, is no section: the entries after it must be compared.
      const isSection = named?.isPossible ? isMarked && afterBlank : isMarked || afterBlank
      if (isNamed && isSection && (!hasLevels || section === 'top' || section === 'summary')) return 'section'
      if (section === 'top') {
        if (lines.every(({ kind }) => kind === 'section')) return 'name'
        if (contact.test(raw) || said.split('|').length > 2) return 'contact'
        const isFirst = !lines.some(({ kind }) => kind === 'headline')
        return isFirst && isLabel && said.length < 160 ? 'headline' : 'text'
      }
      const isOfEntries = section === 'work' || section === 'education'
      if (!isLabel || (!isOfEntries && section !== 'other')) return 'text'
      const above = lines.at(-1)?.kind
      if (above === 'heading' && (isOfEntries || dated.test(said))) return 'details'
      if (said.length >= 120) return 'text'
      if (bold.test(raw) || (afterBlank && isOfEntries)) return 'heading'
      return above === 'details' && dated.test(said) ? 'details' : 'text'
    }
    const kind = kindOf()
    if (kind === 'section') {
      const named = sectionOf(said)
      section = named === 'cv' ? 'top' : named
    }
    const depth = kind === 'heading' ? hashes || 3 : kind === 'name' || kind === 'section' ? 2 : 9
    lines.push({ start, end, kind, section, whole, depth, indent: raw.length - raw.trimStart().length })
    afterBlank = false
  }
  return lines
}
