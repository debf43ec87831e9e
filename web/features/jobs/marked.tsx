import { Fragment } from 'react'

type Marks = readonly (readonly [from: number, to: number])[]

type Segment = { readonly from: number; readonly text: string; readonly marked: boolean }

/** The text, cut into marked and unmarked segments. Marks are in UTF-16 units, in any order, and may overlap. */
export const segmentsOf = (text: string, marks: Marks): Segment[] => {
  const segments: Segment[] = []
  let at = 0
  const cut = (to: number, marked: boolean) => {
    if (to > at) segments.push({ from: at, text: text.slice(at, to), marked })
    at = Math.max(at, to)
  }
  for (const [from, to] of [...marks].sort(([a], [b]) => a - b)) {
    if (to <= at || from >= text.length) continue
    cut(from, false)
    cut(Math.min(to, text.length), true)
  }
  cut(text.length, false)
  return segments
}

/** A text with the words of the search marked. HTML in it is shown as text. Its list says what marks look like. */
export const Marked = ({ text, marks }: { text: string; marks: Marks }) =>
  marks.length === 0
    ? text
    : segmentsOf(text, marks).map(segment =>
        segment.marked ? (
          <mark key={segment.from}>{segment.text}</mark>
        ) : (
          <Fragment key={segment.from}>{segment.text}</Fragment>
        ),
      )
