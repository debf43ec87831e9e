import { headingOf } from '../../shared/domain/resume/headings.ts'
import { median } from './pieces.ts'
import type { Block } from './reading-order.ts'
import type { Row, Segment } from './rows.ts'

/** How much larger than all other letters those of a name are that is not the first text. */
const muchLarger = 1.25
const longestName = 60
const mostLines = 4

const isLikeName = ({ text }: Segment): boolean =>
  text.length <= longestName && !/[\d@]/.test(text) && /\p{L}{2}/u.test(text) && headingOf(text) === null

const centre = ({ left, right }: Segment): number => (left + right) / 2
/** Whether a line stands right below another, in the same letters and at the same edge or middle. */
const isBelow = (line: Segment, above: Segment): boolean =>
  line.y > above.y &&
  line.y - above.y < 1.7 * line.size &&
  [line.left - above.left, centre(line) - centre(above), line.right - above.right].some(
    distance => Math.abs(distance) < 0.3 * line.size,
  )

/** The lines in the largest letters, if they are one text: a long name takes two. null: no text stands out. */
const largestOf = (segments: readonly Segment[]): readonly Segment[] | null => {
  const size = Math.max(...segments.map(segment => segment.size))
  const lines = segments.filter(segment => segment.size > 0.98 * size).toSorted((a, b) => a.y - b.y)
  const others = segments.filter(segment => !lines.includes(segment))
  const isOne =
    lines.length <= mostLines &&
    lines.every((line, at) => {
      const above = lines[at - 1]
      return isLikeName(line) && (!above || isBelow(line, above))
    })
  return isOne && size > muchLarger * Math.max(0, ...others.map(other => other.size)) ? lines : null
}

const monogram = /^\p{Lu}[. /|&]{0,3}\p{Lu}(?:[. /|&]{0,3}\p{Lu})?\.?$/u
const initialsOf = (words: string): string => (words.match(/(?<!\p{L})\p{L}/gu) ?? []).join('').toUpperCase()

/** The rows without the first letters of the name in a circle: `OF`, beside `Oluwaseun Fashola` in large letters. */
export const withoutMonogram = (rows: readonly Row[]): Row[] => {
  const all = rows.flat()
  const usual = median(all.map(({ size }) => size))
  const large = all.filter(segment => segment.size > muchLarger * usual)
  const initials = initialsOf(
    large
      .filter(isLikeName)
      .map(({ text }) => text)
      .join(' '),
  )
  const isMonogram = ({ text, size }: Segment): boolean => {
    const letters = text.replace(/\P{L}/gu, '')
    return (
      size > muchLarger * usual &&
      monogram.test(text) &&
      large.some(other => other.text !== text && isLikeName(other)) &&
      [...letters].every(letter => initials.replace(letters, '').includes(letter))
    )
  }
  return rows.map(row => row.filter(segment => !isMonogram(segment))).filter(row => row.length > 0)
}

/** Puts the name first, on one line, where contacts stand beside or above it. Only the name has letters that are so large. */
export const nameFirst = (blocks: readonly Block[]): readonly Block[] => {
  const all = blocks.flat(2)
  const lines = all.length > 0 ? largestOf(all) : null
  const [first] = lines ?? []
  if (!lines || !first || (lines.length === 1 && blocks[0]?.[0]?.[0] === first)) return blocks
  const taken = new Set(lines)
  const others = blocks.map(block =>
    block.map(row => row.filter(segment => !taken.has(segment))).filter(row => row.length > 0),
  )
  const name = {
    ...first,
    text: lines
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('- ', '-'),
  }
  return [[[name]], ...others.filter(block => block.length > 0)]
}
