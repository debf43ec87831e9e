import type { Block } from './reading-order.ts'
import { median, type Row, type Segment } from './rows.ts'

const bullet = /^(?:[•◦▪▫●○■□◆❖➢➤►▶‣⁃∙·✓✔\uf020-\uf0ff*–—-]|o|\(?\d{1,2}[.)])\s/

/** The width of a line's first word and a space, in points, estimated by its share of the letters. */
const firstWord = ({ text, left, right }: Segment): number => {
  const word = text.split(' ', 1)[0] ?? ''
  return ((right - left) * (word.length + 1)) / Math.max(text.length, 1)
}

type Paragraph = {
  text: string
  /** Texts at the right of the first line, such as dates. */
  readonly asides: readonly Segment[]
  readonly lines: Segment[]
  readonly left: number
  readonly wordsLeft: number
}

const centre = ({ left, right }: Segment): number => (left + right) / 2

type Column = { readonly left: number; readonly right: number; readonly leading: number }

/** Whether a row continues the paragraph: its first word had no room in the line above. */
const continues = (paragraph: Paragraph, next: Row, column: Column): boolean => {
  const { lines, left, wordsLeft, asides } = paragraph
  const last = lines.at(-1)
  const [first, other] = next
  if (!last || !first || other || bullet.test(`${first.text} `)) return false
  const isSame = Math.abs(first.size - last.size) < 0.06 * last.size
  const isNear = first.y - last.y < Math.max(1.35 * column.leading, 1.2 * last.size)
  const isSmall = /^[\p{Ll}&)(]/u.test(first.text)
  if (!isSame || !isNear || (last.fonts[1] !== first.fonts[0] && !isSmall)) return false
  const tolerance = 0.35 * last.size
  const isAt = (x: number): boolean => Math.abs(first.left - x) < tolerance
  const isCentred = Math.abs(centre(first) - centre(last)) < tolerance && !isAt(left)
  if (isCentred) return last.right - last.left + firstWord(first) > column.right - column.left
  if (wordsLeft !== left && isAt(left) && !isSmall) return false
  if (!isAt(wordsLeft) && !isAt(left) && !(isSmall && first.left > left)) return false
  const edge = lines.length === 1 && asides[0] ? asides[0].left - last.size : column.right
  return last.right + firstWord(first) > edge
}

const lineOf = ({ text, asides }: Paragraph): string => [text, ...asides.map(aside => aside.text)].join('\t')

/** The paragraphs of a column, each as one line, with an empty line where there is more space. */
export const linesOfBlock = (block: Block): string[] => {
  const all = block.flat()
  const heights = block.slice(1).map((row, at) => (row[0]?.y ?? 0) - (block[at]?.[0]?.y ?? 0))
  const column = {
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...all.map(({ right }) => right)),
    leading: median(heights.filter(height => height > 0)),
  }
  const lines: string[] = []
  let open: Paragraph | null = null
  for (const row of block) {
    const [first, ...asides] = row
    if (!first) continue
    if (open && continues(open, row, column)) {
      // A hyphen at the end of a line stays, because it may belong to the word.
      open.text += /\p{L}-$/u.test(open.text) && /^\p{Ll}/u.test(first.text) ? first.text : ` ${first.text}`
      open.lines.push(first)
      continue
    }
    if (open) lines.push(lineOf(open))
    const height = first.y - (open?.lines.at(-1)?.y ?? first.y)
    if (height > Math.max(1.3 * column.leading, 1.45 * first.size)) lines.push('')
    open = { text: first.text, asides, lines: [first], left: first.left, wordsLeft: first.wordsLeft }
  }
  if (open) lines.push(lineOf(open))
  return lines
}
