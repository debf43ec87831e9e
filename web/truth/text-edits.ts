import type { UseFormReturn } from 'react-hook-form'
import type { VouchedLine } from '../../shared/api/truth.ts'
import type { Unit } from '../../shared/domain/truth/report.ts'
import { withoutUnsupported } from '../../shared/domain/truth/without-unsupported.ts'
import { notify } from '../ui/notify.ts'
import { common, movedPlace, movedStretches } from './marked-lines.ts'
import { quoteOf } from './words.ts'

/** A text in a form, and the lines of it that the person vouches for. */
type EditedText = {
  readonly text: () => string
  readonly write: (text: string) => void
  readonly kept: () => VouchedLine[]
  readonly keep: (kept: VouchedLine[]) => void
}

/**
 * What the card of sources does to a text. All of it is an edit like any other. `checkedText` is the text that the units
 * are of, which may be a moment older than what is typed.
 */
export const textEdits = ({ text, write, kept, keep }: EditedText, checkedText: string) => {
  const others = (unit: Unit) => kept().filter(line => line.text !== unit.text)
  return {
    onKeep: (unit: Unit, source: string) => keep([...others(unit), { text: unit.text, source }]),
    onTakeBack: (unit: Unit) => keep(others(unit)),
    onRemove: (checked: Unit) => {
      // A unit that was typed over a moment ago is not what the person meant.
      const [unit] = movedStretches([checked], checkedText, text())
      if (!unit) return
      const removed = withoutUnit(text(), unit)
      write(removed.text)
      notify({
        kind: 'success',
        title: 'Removed',
        description: `“${quoteOf(unit)}”`,
        action: { label: 'Undo', onClick: () => write(putBack(text(), removed)) },
      })
    },
  }
}

type Fields = { content: string; kept: VouchedLine[] }

/** The same for a form whose text is its `content`. */
export const contentEdits = <Values>(form: UseFormReturn<Fields, unknown, Values>, checkedText: string) =>
  textEdits(
    {
      text: () => form.getValues('content'),
      write: content => form.setValue('content', content),
      kept: () => form.getValues('kept'),
      keep: kept => form.setValue('kept', kept),
    },
    checkedText,
  )

/** A text after something was removed: `was` stood at a place of it, and `is` stands there now. */
type Removed = {
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

/** Puts what was removed back where it stood, also when somebody has typed elsewhere since. */
export const putBack = (now: string, { text, at, was, is }: Removed): string => {
  const place = movedPlace(at, text, now)
  const over = now.startsWith(is, place) ? is.length : 0
  return now.slice(0, place) + was + now.slice(place + over)
}

const heading = /^[ \t]*#{1,6}[ \t]+$/
const words = /[\p{L}\p{N}]/u

/** What is removed with a unit: with the heading of an entry what stands under it, with an item of a list nothing else. */
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
