import { isPlace, withoutPlace } from '../../shared/domain/resume-import/places.ts'
import { roleScore } from '../../shared/domain/resume-import/role-words.ts'
import type { Block } from './reading-order.ts'
import { median, type Row, type Segment } from './rows.ts'

const bullet = /^(?:[•◦▪▫●○■□◆❖➢➤►▶‣⁃∙·✓✔»›→❯\uf020-\uf0ff*–—-]|o|\(?\d{1,2}[.)]|\(?(?:[ivx]{1,4}|[a-h])\))\s/

/** The width of a line's first word and a space, in points, estimated by its share of the letters. */
const firstWord = ({ text, left, right }: Segment): number => {
  const word = text.split(' ', 1)[0] ?? ''
  return ((right - left) * (word.length + 1)) / Math.max(text.length, 1)
}

type Paragraph = {
  text: string
  /** Texts at the right of the first line, such as dates. */
  asides: readonly Segment[]
  readonly lines: Segment[]
  readonly left: number
  readonly wordsLeft: number
}

/** In a column that is narrower, in sizes of the letters, lines are names and not sentences. */
const narrow = 24
/** A shorter line of a narrow column is an item of a list. */
const shortItem = 24
/** The share of the usual space between lines below which the lines of one item stand. */
const tight = 0.93
const isUnfinished = (text: string): boolean =>
  /[,–—&(/-]$|\b(?:and|or|the|of|to|in|for|with|a|an|by|at|from|on|de|et)$/i.test(text)
/** `2018: B.Sc. …` and `Passport No: …`, lines of their own. */
const begins = /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\s*[:–—-]|^\p{Lu}[\p{L}.]{2,14}(?: \p{L}{1,10}){0,2} ?: ?\S/u
const endsWithYear = /, (?:19|20)\d\d$/
const contact = /@|^(?:https?:|www\.|linkedin\.|github\.)|^\+?\(?\d[\d ()+-]{6,}/i

const centre = ({ left, right }: Segment): number => (left + right) / 2

type Column = {
  readonly left: number
  readonly right: number
  readonly leading: number
  /** The space between lines of the same size: headings have more. */
  readonly ownLeading: number
  /** Several lines end at its right edge, so that words must have been broken there. */
  readonly isFilled: boolean
}

/** Whether a role stands below an employer and its town, which fill their line. */
const isRoleBelow = (above: Segment, { text }: Segment): boolean =>
  roleScore(text) > 2 && withoutPlace(above.text).place !== ''

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
    !isUnfinished(last.text)
  )
    return false
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

/** The texts at the right of a paragraph, where a row only goes on with one of them; null: it does not. */
const restOfAside = (
  { asides, left, lines }: Paragraph,
  row: Row,
  edge: number,
): readonly Segment[] | null => {
  const [first, other] = row
  const above = lines.at(-1)
  if (!first || other || !above || asides.length === 0 || first.left < left + 2 * first.size) return null
  const at = asides.findIndex(aside => Math.abs(aside.left - first.left) < 2)
  const aside = asides[at]
  const isFull = at === asides.length - 1 && aside !== undefined && aside.right + firstWord(first) > edge
  if (!aside || aside.fonts[1] !== first.fonts[0] || begins.test(first.text)) return null
  if (first.y - above.y > 1.5 * first.size || !(isUnfinished(aside.text) || isFull)) return null
  if (isRoleBelow(aside, first)) return null
  const text = aside.text.endsWith('-') ? aside.text.slice(0, -1) + first.text : `${aside.text} ${first.text}`
  return asides.with(at, { ...aside, text })
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
