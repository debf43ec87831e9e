export type Segment = { readonly from: number; readonly text: string; readonly marked: boolean }

/**
 * A text cut into what is marked and what is not. Ranges are in UTF-16 units, in any order; what overlaps is joined, and
 * what lies outside of the text is left out. The pieces together are the text.
 */
export const segmentsOf = (text: string, marks: readonly (readonly [number, number])[]): Segment[] => {
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
