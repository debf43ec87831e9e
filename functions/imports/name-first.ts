import type { Block } from './reading-order.ts'
import type { Segment } from './rows.ts'

/** How much larger than all other letters those of a name are that is not the first text. */
const muchLarger = 1.25
const longestName = 60

/** The one text in the largest letters; null: no text stands out. */
const largestOf = (segments: readonly Segment[]): Segment | null => {
  const [first, second] = segments.toSorted((a, b) => b.size - a.size)
  return first &&
    first.size > muchLarger * (second?.size ?? 0) &&
    first.text.length <= longestName &&
    !/[\d@]/.test(first.text) &&
    /\p{L}{2}/u.test(first.text)
    ? first
    : null
}

/** Puts the name first where contacts stand beside or above it. Only the name has letters that are so large. */
export const nameFirst = (blocks: readonly Block[]): readonly Block[] => {
  const name = largestOf(blocks.flat(2))
  if (!name || blocks[0]?.[0]?.[0] === name) return blocks
  const others = blocks.map(block =>
    block.map(row => row.filter(segment => segment !== name)).filter(row => row.length > 0),
  )
  return [[[name]], ...others.filter(block => block.length > 0)]
}
