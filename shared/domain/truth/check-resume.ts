import type { Facts, VouchedLine } from '../../api/truth.ts'
import { evidenceFrom } from './evidence.ts'
import { piecesOf } from './pieces.ts'
import { plainOf } from './plain.ts'
import type { TruthReport } from './report.ts'
import { linesOf } from './resume-lines.ts'
import { unitsOf } from './units.ts'

export type CheckOptions = {
  /** The person's day, YYYY-MM-DD: what goes on `to now` ends there. Without it, ten years after the last year they name. */
  readonly today?: string
}

/** Compares each line of a resume in Markdown with the facts. The last line may be unfinished. */
export const checkResume = (
  markdown: string,
  facts: Facts,
  kept: readonly VouchedLine[],
  { today }: CheckOptions = {},
): TruthReport => {
  const plain = plainOf(markdown)
  const pieces = piecesOf(linesOf(markdown, plain), plain)
  return { units: unitsOf(pieces, plain, evidenceFrom(facts, today), kept, null) }
}
