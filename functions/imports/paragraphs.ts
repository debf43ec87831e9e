import { isPlace } from '../../shared/domain/resume-import/places.ts'
import { studyParts } from '../../shared/domain/resume-import/study-parts.ts'
import { median } from './pieces.ts'
import type { Block } from './reading-order.ts'
import type { Row, Segment } from './rows.ts'
import {
  begins,
  bullet,
  firstWord,
  isRoleBelow,
  isUnfinished,
  type Paragraph,
  restOfAside,
  withRestOfCells,
} from './wrapped-cells.ts'

/** In a column that is narrower, in sizes of the letters, lines are names and not sentences. */
const narrow = 24
/** A shorter line of a narrow column is an item of a list. */
const shortItem = 24
/** The share of the usual space between lines below which the lines of one item stand. */
const tight = 0.93
const endsWithYear = /[,–—-] ?(?:\p{L}{3,9}\.? )?(?:19|20)\d\d$/u
/** Items with signs between, which go on in the next line. */
const inlineList = /^(?:[^|]+\|){2}|^(?:[^,]+, ){3}/
const withBrackets = /^\p{Lu}[^()]{1,40} \([^()]{1,40}\)$/u
const endsWithDate = /(?:19|20)\d\d\)?$/
const contact = /@|^(?:https?:|www\.|linkedin\.|github\.)|^\+?\(?\d[\d ()+-]{6,}/i

const centre = ({ left, right }: Segment): number => (left + right) / 2

type Column = {
  readonly left: number
  readonly right: number
  readonly leading: number
  /** The space between lines of the same size: headings have more. */
  readonly ownLeading: number
  /** Lines with a text at the right, such as a year, have one more line of their own below. */
  readonly arePairs: boolean
  /** Several lines end at its right edge, so that words must have been broken there. */
  readonly isFilled: boolean
}

/** Whether a row continues the paragraph: its first word had no room in the line above. */
const continues = (paragraph: Paragraph, next: Row, column: Column): boolean => {
  const { lines, left, wordsLeft, asides } = paragraph
  const last = lines.at(-1)
  const [first, other] = next
  if (!last || !first || other || bullet.test(`${first.text} `)) return false
  const isSame = Math.abs(first.size - last.size) < 0.06 * last.size
  const isNear = first.y - last.y < Math.max(1.35 * column.leading, 1.2 * last.size)
  const isSmall = /^[\p{Ll}&)(]/u.test(first.text)
  if (/^\S+[/-]$/.test(paragraph.text) && contact.test(last.text) && /^[\w-]+(?:\s\(|$)/.test(first.text))
    return true
  // `www.linkedin.com/in/ada` above `obi (LinkedIn)`
  if (
    contact.test(last.text) &&
    /^[\w-]{1,40} \((?:LinkedIn|Portfolio|Company|Personal|Other)\)$/.test(first.text)
  )
    return true
  if (contact.test(first.text) || contact.test(last.text) || begins.test(first.text)) return false
  // `Date:`, with its value beside it.
  if (asides.length > 0 && paragraph.text.endsWith(':')) return false
  // Two courses of study, each with its dates.
  if (endsWithDate.test(last.text) && studyParts(first.text)[0]?.is === 'degree') return false
  // Two languages, each with its level.
  if (withBrackets.test(last.text) && withBrackets.test(first.text)) return false
  // Two certificates, each with its year, and a place below what people call themselves.
  if (endsWithYear.test(last.text) && endsWithYear.test(first.text)) return false
  if (!bullet.test(paragraph.text) && isRoleBelow(last, first)) return false
  if (isPlace(first.text) && first.text.includes(',') && !isUnfinished(last.text)) return false
  const isNarrow = column.right - column.left < narrow * last.size
  // Items of a list may be further from one another than the lines of one item.
  const isTight = first.y - last.y < tight * column.ownLeading
  const isItem = wordsLeft !== left
  if (
    isNarrow &&
    !isSmall &&
    !isTight &&
    !isItem &&
    !(column.isFilled && last.text.length >= shortItem) &&
    !inlineList.test(paragraph.text) &&
    !isUnfinished(last.text)
  )
    return false
  if (!isSame || !isNear || (last.fonts[1] !== first.fonts[0] && !isSmall)) return false
  const tolerance = 0.35 * last.size
  const isAt = (x: number): boolean => Math.abs(first.left - x) < tolerance
  const isCentred = Math.abs(centre(first) - centre(last)) < tolerance && !isAt(left)
  if (column.arePairs && asides.length > 0 && !isSmall && !isUnfinished(last.text)) return false
  if (isCentred) return last.right - last.left + firstWord(first) > column.right - column.left
  if (wordsLeft !== left && isAt(left) && !isSmall) return false
  if (!isAt(wordsLeft) && !isAt(left) && !(isSmall && first.left > left)) return false
  const edge = lines.length === 1 && asides[0] ? asides[0].left - last.size : column.right
  return last.right + firstWord(first) > edge
}

/** Whether rows with a text at the right have a short line below that is no rest of them: it had room. */
const arePairs = (block: Block): boolean => {
  const below = block.slice(1).flatMap((row, at) => {
    const [[first, aside], [next, other]] = [block[at] ?? [], row]
    return first && aside && next && !other ? [{ first, aside, next }] : []
  })
  const withRoom = below.filter(
    ({ first, aside, next }) => first.right + firstWord(next) < aside.left - first.size,
  )
  return withRoom.length > 0 && withRoom.length * 2 >= below.length
}

/** Names are no longer. */
const longestNames = 90
/** `SPEECH THERAPIST PORADNIA MÓWKA`: two names side by side, of which only the look tells that they are two. */
const withNamesApart = (text: string, { turn }: Segment): string => {
  const [bold, others] = [text.slice(0, turn).trim(), text.slice(turn).trim()]
  const areNames =
    turn > 0 &&
    text.length < longestNames &&
    !bullet.test(text) &&
    /^\p{Lu}/u.test(others) &&
    others.includes(' ') &&
    /[\p{L}\p{N})]$/u.test(bold) &&
    bold.length > 4 &&
    !text.endsWith('.')
  return areNames ? `${bold}\t${others}` : text
}

const lineOf = ({ text, lines, asides }: Paragraph): string => {
  const [first, second] = lines
  const words = first && !second ? withNamesApart(text, first) : text
  return [words, ...asides.map(aside => aside.text)].join('\t')
}

/** Stands below a heading, as in Markdown. */
const rule = '---'

/**
 * The paragraphs of a column, each as one line, with an empty line where there is more space, and a rule below its
 * headings.
 */
export const linesOfBlock = (block: Block, isHeading: (row: Row) => boolean): string[] => {
  const all = block.flat()
  const heights = block.slice(1).map((row, at) => (row[0]?.y ?? 0) - (block[at]?.[0]?.y ?? 0))
  const leading = median(heights.filter(height => height > 0))
  const owns = block.slice(1).flatMap((row, at) => {
    const [first, above] = [row[0], block[at]?.[0]]
    return first && above && Math.abs(first.size - above.size) < 0.1 ? [first.y - above.y] : []
  })
  const right = Math.max(...all.map(segment => segment.right))
  const column = {
    left: Math.min(...all.map(({ left }) => left)),
    right,
    arePairs: arePairs(block),
    isFilled:
      heights.every(height => height <= 0 || height >= tight * leading) &&
      all.filter(segment => segment.right > right - 1.2 * segment.size).length > 2,
    leading,
    ownLeading: Math.min(leading, median(owns.filter(height => height > 0)) || leading),
  }
  const lines: string[] = []
  let open: Paragraph | null = null
  let isOpenHeading = false
  for (const row of block) {
    const [first, ...own] = row
    if (!first) continue
    // The place below the dates at the right edge stands beside the first item of the job.
    const edge: number | undefined = open?.asides.at(-1)?.right
    const isOfHead: boolean =
      bullet.test(first.text) && own.every(aside => Math.abs(aside.right - (edge ?? 0)) < 2)
    if (open && isOfHead) open.asides = [...open.asides, ...own]
    const cells: Segment[] | null =
      open && !isOpenHeading && !isOfHead ? withRestOfCells(open, row, block[block.indexOf(row) + 1]) : null
    if (open && cells) {
      const [whole, ...others] = cells
      open.text = whole?.text ?? open.text
      open.asides = others
      continue
    }
    const asides: readonly Segment[] = isOfHead ? [] : own
    const rest = open && !isOpenHeading ? restOfAside(open, row, column.right) : null
    if (open && rest) {
      open.asides = rest
      continue
    }
    if (open && !isOpenHeading && continues(open, row, column)) {
      // A hyphen at the end of a line stays, because it may belong to the word.
      const isCut = /[\p{L}/]-$/u.test(open.text) && /^\p{Ll}/u.test(first.text)
      open.text +=
        isCut || (contact.test(open.text) && !open.text.includes(' ')) || /^\S+[/-]$/.test(open.text)
          ? first.text
          : ` ${first.text}`
      open.lines.push(first)
      continue
    }
    if (open) lines.push(lineOf(open))
    if (isOpenHeading) lines.push(rule)
    isOpenHeading = isHeading(row)
    const height = first.y - (open?.lines.at(-1)?.y ?? first.y)
    if (height > Math.max(1.3 * column.leading, 1.45 * first.size)) lines.push('')
    open = { text: first.text, asides, lines: [first], left: first.left, wordsLeft: first.wordsLeft }
  }
  if (open) lines.push(lineOf(open))
  if (isOpenHeading) lines.push(rule)
  return lines
}
