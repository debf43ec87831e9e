import type { Unit } from '../../shared/domain/truth/report.ts'
import { withoutUnsupported } from '../../shared/domain/truth/without-unsupported.ts'
import { common, movedPlace } from './moved.ts'

/** What was taken out of a text: what stood at a place of it, and what stands there now. */
export type Removed = {
  readonly text: string
  readonly at: number
  readonly was: string
  readonly is: string
}

/** The text without a unit, as a download leaves it out: a heading goes with what stands under it. */
export const withoutUnit = (text: string, unit: Unit): Removed => {
  const left = withoutUnsupported(text, { units: [{ ...unit, keptFrom: null }] })
  const { head, tail } = common(text, left)
  return {
    text: left,
    at: head,
    was: text.slice(head, text.length - tail),
    is: left.slice(head, left.length - tail),
  }
}

/** Puts it back where it stood, also when somebody has typed elsewhere since. */
export const putBack = (now: string, { text, at, was, is }: Removed): string => {
  const place = movedPlace(at, text, now)
  const over = now.startsWith(is, place) ? is.length : 0
  return now.slice(0, place) + was + now.slice(place + over)
}

const heading = /^[ \t]*#{1,6}[ \t]+$/
const words = /[\p{L}\p{N}]/u

/** What goes with a unit: of an item of a list or a sentence nothing, of the heading of an entry what stands under it. */
export const extentOf = (
  text: string,
  { start, end }: Pick<Unit, 'start' | 'end'>,
): 'part' | 'line' | 'entry' => {
  const lineEnd = text.indexOf('\n', end)
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const after = text.slice(end, lineEnd < 0 ? undefined : lineEnd)
  if (words.test(before) || words.test(after)) return 'part'
  return heading.test(before) ? 'entry' : 'line'
}
