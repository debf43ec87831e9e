import { withoutPlace } from '../../shared/domain/resume-import/places.ts'
import { roleScore } from '../../shared/domain/resume-import/role-words.ts'
import type { Row, Segment } from './rows.ts'

// Rows whose cells each go on in the row below, because a column was too narrow for their words.

export const bullet =
  /^(?:[•◦▪▫●○■□◆❖➢➤►▶‣⁃∙·✓✔»›→❯\uf020-\uf0ff*–—-]|o|\(?\d{1,2}[.)]|\(?(?:[ivx]{1,4}|[a-h])\))\s/

/** The width of a line's first word and a space, in points, estimated by its share of the letters. */
export const firstWord = ({ text, left, right }: Segment): number => {
  const word = text.split(' ', 1)[0] ?? ''
  return ((right - left) * (word.length + 1)) / Math.max(text.length, 1)
}

export type Paragraph = {
  text: string
  /** Texts at the right of the first line, such as dates. */
  asides: readonly Segment[]
  readonly lines: Segment[]
  readonly left: number
  readonly wordsLeft: number
}

export const isUnfinished = (text: string): boolean =>
  /[,–—&(/-]$|\b(?:and|or|the|of|to|in|for|with|a|an|by|at|from|on|de|et)$/i.test(text)
/** `2018: B.Sc. …` and `Passport No: …`, lines of their own. */
export const begins =
  /^(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d\d\s*[:–—-]|^\p{Lu}[\p{L}.]{2,14}(?: \p{L}{1,10}){0,2} ?: ?\S/u
/** Whether a role stands below an employer and its town, which fill their line. */
export const isRoleBelow = (above: Segment, { text }: Segment): boolean =>
  roleScore(text) > 2 && withoutPlace(above.text).place !== ''

/** The texts at the right of a paragraph, where a row only goes on with one of them; null: it does not. */
export const restOfAside = (
  { asides, left, lines }: Paragraph,
  row: Row,
  edge: number,
): readonly Segment[] | null => {
  const [first, other] = row
  const above = lines.at(-1)
  if (!first || other || !above || asides.length === 0 || first.left < left + 2 * first.size) return null
  if (bullet.test(`${first.text} `)) return null
  const at = asides.findIndex(aside => Math.abs(aside.left - first.left) < 2)
  const aside = asides[at]
  const isFull = at === asides.length - 1 && aside !== undefined && aside.right + firstWord(first) > edge
  if (!aside || aside.fonts[1] !== first.fonts[0] || begins.test(first.text)) return null
  if (first.y - Math.max(above.y, aside.y) > 1.5 * first.size || !(isUnfinished(aside.text) || isFull))
    return null
  if (isRoleBelow(aside, first)) return null
  const text = aside.text.endsWith('-') ? aside.text.slice(0, -1) + first.text : `${aside.text} ${first.text}`
  return asides.with(at, { ...aside, text, right: first.right, y: first.y })
}

/** The most space between the words behind a bullet and the words below them, in points. */
const nearWords = 3

/** The cells of a row whose words each go on in the row below: items of a list in several columns; null: they do not. */
export const withRestOfCells = (paragraph: Paragraph, row: Row, below: Row | undefined): Segment[] | null => {
  const [first] = paragraph.lines
  const above = paragraph.lines.at(-1)
  if (!first || !above || paragraph.asides.length === 0 || !row[0]) return null
  const cells = [{ ...first, text: paragraph.text }, ...paragraph.asides]
  if (row[0].y - Math.max(above.y, ...cells.map(({ y }) => y)) > 1.5 * first.size) return null
  const places = row.map(({ left }) =>
    cells.findIndex(cell => Math.abs(cell.wordsLeft - left) < nearWords || Math.abs(cell.left - left) < 2),
  )
  const areItems = cells.every(({ text }) => bullet.test(text))
  const isRest = row.every(
    ({ text, left }, at) =>
      (places[at] ?? -1) >= 0 &&
      !bullet.test(`${text} `) &&
      (/^\p{Ll}/u.test(text) ||
        (areItems && Math.abs((cells[places[at] ?? 0]?.wordsLeft ?? 0) - left) < nearWords)),
  )
  const isList = areItems || row.length > 1 || (places[0] ?? 0) > 0 || (below?.length ?? 0) > 1
  if (!isRest || !isList) return null
  return cells.map((cell, at) => {
    const rest = row[places.indexOf(at)]
    return rest ? { ...cell, text: `${cell.text} ${rest.text}`, y: rest.y } : cell
  })
}
