import { headingsAmong, type LookedLine, larger } from './heading-styles.ts'
import type { Block } from './reading-order.ts'
import type { Row, Segment } from './rows.ts'

const hasSmall = (text: string): boolean => /\p{Ll}/u.test(text)

/** The size of most letters of a page. */
export const usualSize = (segments: readonly Segment[]): number => {
  const letters = new Map<number, number>()
  for (const { size, text } of segments) {
    const rounded = Math.round(size * 10) / 10
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  const [usual] = [...letters].toSorted((one, other) => other[1] - one[1])
  return usual?.[0] ?? 0
}

const lookedAt = ({ fonts, size, text }: Segment, usual: number): LookedLine => ({
  text,
  look: `${fonts.join(' ')} ${size.toFixed(1)} ${hasSmall(text)}`,
  size,
  standsOut: size > larger * usual || !hasSmall(text),
})

const alone = (row: Row): Segment[] => (row.length === 1 ? [...row] : [])

/** Says whether a row of these blocks is a heading by its look. */
export const headingsIn = (blocks: readonly Block[]): ((row: Row) => boolean) => {
  const usual = usualSize(blocks.flat(2))
  const isHeading = headingsAmong(
    blocks
      .flat()
      .flatMap(alone)
      .map(segment => lookedAt(segment, usual)),
    usual,
  )
  return row => alone(row).some(segment => isHeading(lookedAt(segment, usual)))
}
