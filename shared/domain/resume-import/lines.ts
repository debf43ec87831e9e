import { lineMarkOf } from '../resume/lines.ts'
import { even, unhidden, withHiddenEscapes, withoutMarks } from '../resume/plain-words.ts'
import type { LineLook } from '../resume/sections.ts'
import { withBulletsBelow } from './bullets-beside.ts'

/**
 * A line of any text that may be a resume, without its bullet and its markup, and with a tab where columns were held apart.
 * It is read as `resume/lines.ts` reads a line of our own text, and more is taken for a bullet, a gap or markup.
 */
export type Line = LineLook

/** What the bullets of Word's symbol fonts become in a text. */
const symbolBullet = /[\uf020-\uf0ff]/g
/** Arrows, where a line begins. */
const arrowBullet = /^[ \t]*[»›→❯][ \t]+(?=\S)/gm
/** What the bullet of a font of signs becomes, where its letters are not told. */
const braceBullet = /^[ \t]*\{ (?=\p{L})|(?<=\t)\{ (?=\p{L})/gmu
const circleBullet = /^o[ \t]+(?=[\p{Lu}\d])/u
const number = /^(?:\(?\d{1,2}[.)]|\(?[ivx]{1,4}[.)]|[A-H][.)]|\([a-h]\))[ \t]+(?=\S)/i

const wide = /(?<! ) {4,}(?!\t)|(?:(?<! ) +)?\t[ \t]*/g
/** `W O R K   H I S T O R Y`, as some templates space it. */
const spaced = /^(?:\p{L}[ \t]+){3,}\p{L}:?$/u
const unspaced = (text: string): string =>
  spaced.test(text) ? text.replace(/(?<=\S) (?=\S)/g, '').replace(/[ \t]+/g, ' ') : text

/** How well somebody can do what stands before. */
const stars = /(?<![\s★☆●○■□▪▫⬤◯⭐✦])\s*[★☆●○■□▪▫⬤◯⭐✦]{2,}(?=\t|$)/gu
/** A picture before or behind a telephone number and such. */
const pictureFirst = /(?<=^|\t)(?![©®™])[\p{Extended_Pictographic}⌂☏✆]\ufe0f? */gu
const pictureLast = / (?![©®™])[\p{Extended_Pictographic}⌂☏✆]\ufe0f?(?=\t|$)/gu

const plain = (text: string): string =>
  unspaced(unhidden(withoutMarks(text, 'both')).trim())
    .replace(stars, '')
    .replace(pictureFirst, '')
    .replace(pictureLast, '')
    .trim()
    .replace(wide, '\t')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s|]+|(?<![\s|])[\s|]+$/g, '')

type Item = Pick<Line, 'text' | 'bullet' | 'level'>

const itemOf = (text: string, bullet: Line['bullet'], level = 0): Item => ({
  text: plain(text),
  bullet,
  level,
})

/** The items of a line; none: it says nothing. `• Excel • Word` is two. */
const itemsOf = (raw: string): Item[] => {
  const mark = lineMarkOf(withHiddenEscapes(raw))
  if (mark.kind === 'rule' || mark.kind === 'empty' || !/[\p{L}\p{N}]/u.test(raw)) return []
  const { text } = mark
  if (mark.kind === 'heading') return [itemOf(text, 'none', mark.level)]
  if (mark.kind === 'dot') return [itemOf(text, 'sign')]
  if (mark.kind === 'bullet') {
    if (mark.sign === '') return [itemOf(text, 'number')]
    const items = /[–*—−-]/.test(mark.sign) ? [text] : text.split(mark.sign)
    return items.filter(item => /\S/.test(item)).map(item => itemOf(item, 'sign'))
  }
  const [circle = ''] = circleBullet.exec(text) ?? []
  if (circle !== '') return [itemOf(text.slice(circle.length), 'sign')]
  const [numeral = ''] = number.exec(text) ?? []
  return [itemOf(text.slice(numeral.length), numeral === '' ? 'none' : 'number')]
}

/** The lines of a text that say something. Only bullets, markup and signs that nobody sees are left out. */
export const textLinesOf = (text: string): Line[] => {
  const lines: Line[] = []
  let gap = true
  const signed = even(text).replace(symbolBullet, '•').replace(arrowBullet, '• ').replace(braceBullet, '• ')
  for (const raw of withBulletsBelow(signed).split('\n')) {
    const items = itemsOf(raw)
    const last = lines.at(-1)
    if (last && !gap && lineMarkOf(raw).kind === 'rule') lines[lines.length - 1] = { ...last, ruled: true }
    if (items.length === 0) gap = true
    for (const item of items) {
      if (item.text === '') continue
      lines.push({ ...item, gap, ruled: false })
      gap = false
    }
  }
  return lines
}

/** A shorter line ends where its thought ends: the next line begins a thought of its own. */
const fullLine = 45

const isUnfinished = (text: string): boolean =>
  /[,–—&(-]$|\b(?:and|or|the|of|to|in|for|with|a|an|by|at|from|on)$/i.test(text)
const isFinished = (text: string): boolean => /[.!?:;]["')\]]?$|[\s(,](?:19|20)\d\d\)?$/.test(text)

/** Whether `next` is the rest of a line that a page was too narrow for. */
export const continues = (before: string, isBullet: boolean, next: Line): boolean => {
  if (next.bullet !== 'none' || next.gap || next.level > 0) return false
  if (isUnfinished(before) || /^[\p{Ll}&)]/u.test(next.text)) return true
  if (isFinished(before)) return false
  return isBullet || before.length >= fullLine
}

/** The text of a line that is not split into columns. */
export const textOf = ({ text }: Line): string => text.replaceAll('\t', ' ')

/** The lines as they were meant, before a page broke them: one for each bullet and each paragraph. */
export const paragraphsOf = (lines: readonly Line[]): string[] => {
  const paragraphs: string[] = []
  let isBullet = false
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (last !== undefined && continues(last, isBullet, line)) {
      paragraphs[paragraphs.length - 1] = `${last} ${textOf(line)}`
      continue
    }
    paragraphs.push(textOf(line))
    isBullet = line.bullet !== 'none'
  }
  return paragraphs
}

/** No page is so wide: a longer line is a paragraph. */
const widest = 130

/** Prose: several sentences of it are one paragraph, however its lines were broken. */
export const proseOf = (lines: readonly Line[]): string => {
  const width = Math.max(...lines.map(({ text }) => text.length))
  let prose = ''
  let last: Line | undefined
  for (const line of lines) {
    const isShort = last !== undefined && isFinished(last.text) && last.text.length < width * 0.75
    const follows =
      last !== undefined &&
      line.bullet === 'none' &&
      !line.gap &&
      (last.bullet === 'none'
        ? !isShort && (last.text.length <= widest || !isFinished(last.text))
        : continues(last.text, true, line))
    prose += `${prose === '' ? '' : follows ? ' ' : '\n'}${textOf(line)}`
    last = line
  }
  return prose
}
