import type { Plain } from './plain.ts'
import type { Line, LineKind, Section } from './resume-lines.ts'
import { type Span, sentencesOf } from './sentences.ts'
import { isNamedSkill, skillOf } from './skill-names.ts'

/** What will be a unit, and where it stands. An item is one of a list of skills, certificates or languages. */
export type Piece = Span & {
  readonly kind: Exclude<LineKind, 'name' | 'contact' | 'section'> | 'item' | 'sentence'
  readonly section: Section
  /** The heading that it stands under, as a place in the pieces; -1: none. */
  readonly under: number
  /** Which line of the text, or paragraph, it is of. */
  readonly line: number
}

const listed: readonly Section[] = ['skills', 'certifications', 'languages']
const label = /^[^,;|.]{2,40}:\s+/
// A line that was wrapped goes on small.
const between = /[,;|•·]|\n(?=[^\S\n]*\p{Lu})|\s[-–—]\s|\s\/\s|\.(?=\s|$)/gu
const open = /[([]/g
const close = /[)\]]/g

/** `Excel and Kubernetes` are two, `Monitoring and Evaluation` is one. */
const halvesOf = (text: string, item: Span): Span[] => {
  const said = text.slice(item.start, item.end)
  const joint = / and /.exec(said)
  const halves = joint ? [said.slice(0, joint.index), said.slice(joint.index + joint[0].length)] : []
  const areTwo = halves.length > 0 && halves.every(half => isNamedSkill(skillOf(half) ?? ''))
  if (!joint || !areTwo) return [item]
  const middle = item.start + joint.index
  return [
    { start: item.start, end: middle },
    { start: middle + joint[0].length, end: item.end },
  ]
}

/** Where the items of a list stand; what is between brackets belongs to its item. */
export const itemsOf = (text: string, from: number, to: number): Span[] => {
  const items: Span[] = []
  const lead = label.exec(text.slice(from, to))?.[0].length ?? 0
  let start = from + lead
  const push = (end: number) => {
    const cut = text.slice(start, end)
    const inner = cut.replace(/^[\s.]*(?:and\s)?\s*/, '')
    const first = end - inner.length
    if (/[\p{L}\p{N}]/u.test(inner)) items.push({ start: first, end: first + inner.trimEnd().length })
  }
  for (const found of text.slice(from + lead, to).matchAll(between)) {
    const end = from + lead + found.index
    const cut = text.slice(start, end)
    if ((cut.match(open)?.length ?? 0) > (cut.match(close)?.length ?? 0)) continue
    push(end)
    start = end + found[0].length
  }
  push(to)
  return items.flatMap(item => halvesOf(text, item))
}

/** A certificate is a line with its giver and year; a skill stands between commas. */
const longest = 60
const isList = (line: Line, text: string): boolean => {
  if (line.section === 'certifications') return line.kind !== 'bullet' && text.includes(',')
  const items = itemsOf(text, 0, text.length)
  return items.length > 0 && items.every(({ start, end }) => end - start <= longest)
}

/** Lines that were wrapped are one again: of a paragraph, and of a bullet whose second line is further in. */
const joined = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const goesOn =
      last !== undefined &&
      line.kind === 'text' &&
      last.whole.end + 1 === line.whole.start &&
      (last.kind === 'text' || (last.kind === 'bullet' && line.indent > last.indent))
    if (goesOn)
      whole[whole.length - 1] = {
        ...last,
        end: line.end,
        whole: { start: last.whole.start, end: line.whole.end },
      }
    else whole.push(line)
  }
  return whole
}

export const piecesOf = (lines: readonly Line[], { text }: Plain): Piece[] => {
  const pieces: Piece[] = []
  let under = -1
  for (const [number, line] of joined(lines).entries()) {
    const { kind, section, start, end } = line
    if (kind === 'section') under = -1
    if (kind === 'name' || kind === 'contact' || kind === 'section') continue
    if (kind === 'heading') under = pieces.length
    const hangs = kind === 'heading' ? -1 : under
    if (
      listed.includes(section) &&
      (kind === 'text' || kind === 'bullet') &&
      isList(line, text.slice(start, end))
    )
      for (const item of itemsOf(text, start, end))
        pieces.push({ ...item, kind: 'item', section, under: hangs, line: number })
    else if (kind === 'text')
      for (const sentence of sentencesOf(text, start, end))
        pieces.push({ ...sentence, kind: 'sentence', section, under: hangs, line: number })
    else pieces.push({ start, end, kind, section, under: hangs, line: number })
  }
  return pieces
}
