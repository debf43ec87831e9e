import { itemsOf, type Piece } from './pieces.ts'
import type { Plain } from './plain.ts'
import { type Span, sentencesOf } from './sentences.ts'
import { isNamedSkill, skillOf } from './skill-names.ts'

const between = /(?<!\s)\s+[|•·]\s+|\n/g
/** `Core skills: SQL · Excel`, as a line of its own. */
const skillsLine =
  /^\s*(?:(?:core|key|main|my|top|technical|soft)\s+){0,2}(?:skills|tools|specialities|specialties|competencies|expertise|strengths|technologies|tech stack)\s*[:-]\s*\S/

const trimmed = (text: string, { start, end }: Span): Span => {
  const said = text.slice(start, end)
  return { start: start + said.length - said.trimStart().length, end: start + said.trimEnd().length }
}

/** The parts of a headline, between upright strokes or points. */
export const headlinePiecesOf = ({ text }: Plain): Piece[] => {
  const spans: Span[] = []
  let start = 0
  for (const found of text.matchAll(between)) {
    spans.push({ start, end: found.index })
    start = found.index + found[0].length
  }
  spans.push({ start, end: text.length })
  return spans
    .map(span => trimmed(text, span))
    .filter(span => /[\p{L}\p{N}]/u.test(text.slice(span.start, span.end)))
    .map((span, line): Piece => {
      // A tool that stands alone is an item of a list, however it is written: `TABLEAU`.
      const isTool = isNamedSkill(skillOf(text.slice(span.start, span.end)) ?? '')
      return isTool
        ? { ...span, kind: 'item', section: 'skills', under: -1, line }
        : { ...span, kind: 'headline', section: 'other', under: -1, line }
    })
}

/** The sentences of a text for a profile, line by line: what goes on small, and without a mark, goes on in the next. */
export const prosePiecesOf = ({ text, low }: Plain): Piece[] => {
  const lines: Span[] = []
  let at = 0
  for (const line of text.split('\n')) {
    const span = { start: at, end: at + line.length }
    const last = lines.at(-1)
    const goesOn = /^\p{Ll}/u.test(line) && last?.end === at - 1 && !/[.!?:\s]$/.test(text.slice(0, at - 1))
    if (goesOn && last) lines[lines.length - 1] = { start: last.start, end: span.end }
    else if (line.trim() !== '') lines.push(span)
    at = span.end + 1
  }
  return lines.flatMap(({ start, end }, line): Piece[] =>
    skillsLine.test(low.slice(start, end)) && sentencesOf(text, start, end).length === 1
      ? itemsOf(text, start, end).map(item => ({ ...item, kind: 'item', section: 'skills', under: -1, line }))
      : sentencesOf(text, start, end).map(sentence => ({
          ...sentence,
          kind: 'sentence',
          section: 'other',
          under: -1,
          line,
        })),
  )
}
