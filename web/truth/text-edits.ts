import type { UseFormReturn } from 'react-hook-form'
import type { VouchedLine } from '../../shared/api/truth.ts'
import { capitalised } from '../../shared/domain/english.ts'
import { writtenBullet } from '../../shared/domain/resume/write.ts'
import type { Unit } from '../../shared/domain/truth/report.ts'
import { withoutUnsupported } from '../../shared/domain/truth/without-unsupported.ts'
import { notify } from '../ui/notify.ts'
import { common, movedPlace, movedStretches } from './marked-lines.ts'
import { quoteOf } from './words.ts'

/** A text in a form, and its vouched lines. */
export type EditedText = {
  readonly text: () => string
  readonly setText: (text: string) => void
  readonly kept: () => VouchedLine[]
  readonly setKept: (kept: VouchedLine[]) => void
}

/** The actions of the truth card, as edits of a form. The units are those of `checkedText`, which may be older than the form. */
export const textEdits = ({ text, setText, kept, setKept }: EditedText, checkedText: string) => {
  const others = (unit: Unit) => kept().filter(line => line.text !== unit.text)
  const change = (checked: Unit, title: string, changed: (text: string, unit: Unit) => Changed) => {
    // Undefined if the person has just edited this unit.
    const [unit] = movedStretches([checked], checkedText, text())
    if (!unit) return
    const done = changed(text(), unit)
    setText(done.text)
    notify({
      kind: 'success',
      title,
      description: `“${quoteOf(unit)}”`,
      action: { label: 'Undo', onClick: () => setText(putBack(text(), done)) },
    })
  }
  return {
    onVouch: (unit: Unit, source: string) => setKept([...others(unit), { text: unit.text, source }]),
    onTakeBack: (unit: Unit) => setKept(others(unit)),
    onRemove: (checked: Unit) => change(checked, 'Removed', withoutUnit),
    onOwnWords: (checked: Unit) => change(checked, 'Replaced', inOwnWords),
  }
}

type Fields = { content: string; kept: VouchedLine[] }

/** The same for a form with the field `content`. */
export const contentEdits = <Values>(form: UseFormReturn<Fields, unknown, Values>, checkedText: string) =>
  textEdits(
    {
      text: () => form.getValues('content'),
      setText: content => form.setValue('content', content),
      kept: () => form.getValues('kept'),
      setKept: kept => form.setValue('kept', kept),
    },
    checkedText,
  )

/** A text after a change: at the index `at`, `was` was replaced by `is`. */
type Changed = {
  readonly text: string
  readonly at: number
  readonly was: string
  readonly is: string
}

export const changeOf = (text: string, left: string): Changed => {
  const { head, tail } = common(text, left)
  return {
    text: left,
    at: head,
    was: text.slice(head, text.length - tail),
    is: left.slice(head, left.length - tail),
  }
}

/** Removes a unit as a download does: a heading is removed with its lines. */
export const withoutUnit = (text: string, unit: Unit): Changed =>
  changeOf(text, withoutUnsupported(text, { units: [{ ...unit, vouchedSource: null }] }))

const sign = /^\s*(?:[^\p{L}\p{N}\s\\*]|\*|\d{1,2}[.)])\s+/u

/** Puts what the person wrote of the same thing in the place of a bullet, behind its sign. */
export const inOwnWords = (text: string, { start, end, ownWords }: Unit): Changed => {
  if (ownWords === null) return changeOf(text, text)
  const from = text.lastIndexOf('\n', start - 1) + 1
  const [lineSign = '- '] = sign.exec(text.slice(from)) ?? []
  const lineEnd = text.indexOf('\n', end)
  const to = lineEnd < 0 ? text.length : lineEnd
  return changeOf(
    text,
    text.slice(0, from) + lineSign + writtenBullet(capitalised(ownWords)) + text.slice(to),
  )
}

/** Takes a change back, also if the person has edited other parts since. */
export const putBack = (now: string, { text, at, was, is }: Changed): string => {
  const place = movedPlace(at, text, now)
  const over = now.startsWith(is, place) ? is.length : 0
  return now.slice(0, place) + was + now.slice(place + over)
}

const heading = /^[ \t]*#{1,6}[ \t]+$/
const words = /[\p{L}\p{N}]/u

/** What is removed with a unit: a part of its line, the line, or the whole entry below a heading. */
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
