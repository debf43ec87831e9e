import type { Citation, Facts, VouchedLine } from '../../api/truth.ts'
import { unitsOf } from './check-pieces.ts'
import { evidenceFrom } from './facts.ts'
import { type Plain, plainOf } from './plain-text.ts'
import type { Piece, Section } from './reading.ts'
import type { TruthReport } from './report.ts'
import { type Line, resumeLinesOf } from './resume-lines.ts'
import { sentencesOf } from './sentences.ts'
import { itemsOf } from './skills.ts'

/** Wrapped lines are one again: of a paragraph, and of a bullet whose second line is further in. */
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

const listed: readonly Section[] = ['skills', 'technicalSkills', 'softSkills', 'certifications', 'languages']
const longestItem = 60

/** Whether a line is a list. A certificate may be a line with its giver and year, a skill stands between commas. */
const isList = ({ section, kind, start, end }: Line, text: string): boolean => {
  if (!listed.includes(section) || (kind !== 'text' && kind !== 'bullet')) return false
  if (section === 'certifications') return kind === 'text' && text.slice(start, end).includes(',')
  const items = itemsOf(text, start, end)
  return items.length > 0 && items.every(item => item.end - item.start <= longestItem)
}

const piecesOf = (lines: readonly Line[], { text }: Plain): Piece[] => {
  const pieces: Piece[] = []
  let heading = -1
  for (const [number, line] of joined(lines).entries()) {
    const { kind, section, start, end } = line
    if (kind === 'section') heading = -1
    if (kind === 'name' || kind === 'contact' || kind === 'section') continue
    if (kind === 'heading') heading = pieces.length
    const rest = { section, under: kind === 'heading' ? -1 : heading, line: number }
    if (isList(line, text))
      for (const item of itemsOf(text, start, end)) pieces.push({ ...item, kind: 'item', ...rest })
    else if (kind === 'text')
      for (const sentence of sentencesOf(text, start, end))
        pieces.push({ ...sentence, kind: 'sentence', ...rest })
    else pieces.push({ start, end, kind, ...rest })
  }
  return pieces
}

export type CheckOptions = {
  /** The lines that a model wrote, each with the facts that it cited. Other lines are compared with all facts. */
  readonly citations?: readonly Citation[]
  /** The person's day, YYYY-MM-DD: the end of what goes on `to now`. Without it, ten years after the latest year they name. */
  readonly today?: string
}

/** Compares each line of a resume in Markdown with the facts. The last line may be unfinished. */
export const checkResume = (
  markdown: string,
  facts: Facts,
  vouched: readonly VouchedLine[],
  { citations = [], today }: CheckOptions = {},
): TruthReport => {
  const plain = plainOf(markdown)
  const pieces = piecesOf(resumeLinesOf(markdown, plain), plain)
  return { units: unitsOf(pieces, plain, evidenceFrom(facts, today), { vouched, citations }) }
}
