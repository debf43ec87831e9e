import type { Block, Run } from './block.ts'
import { type Line, linesOf, type Measure } from './lines.ts'
import type { Look } from './looks.ts'
import { a4 } from './paper.ts'

/** The lines of a block that are on one page. */
export type Stretch = {
  readonly lines: readonly Line[]
  /** The top of the first line, in points from the top of the page. */
  readonly y: number
  /** Whether a page begins here. */
  readonly newPage: boolean
}
/** `left`, `width`: the column of the block, in points. */
type Column = { readonly left: number; readonly width: number }
/** `isFirst`: it stands at the left of the block, so it is drawn first. */
type Aside = { readonly line: Line; readonly left: number; readonly isFirst: boolean }
type Laid = Column & {
  readonly block: Block
  readonly aside: Aside | null
  readonly lines: readonly Line[]
  readonly leading: number
}
export type Placed = Omit<Laid, 'lines'> & { readonly stretches: readonly Stretch[] }

/** The least space between a title and the aside at its right, in points. */
const asideGap = 18
/** An aside that takes more than this share of the line is put below the title. */
const asideShare = 0.45
/** The space between the columns of a page with a rail, in points. */
const railGap = 16
/** An entry of this share of a page stays on one page. */
const wholeShare = 0.14

/** The space between the last line of the head and the end of its background, in points. */
export const groundPadding = 22

/** The space between the line below a heading and the text, in points. */
export const belowRule = 2
/** The height of what is below a heading. In the rail its line stands beside it. */
const ruleHeight = ({ rule }: Block, { rail }: Look): number =>
  rule ? belowRule + (rail === null ? rule.gap + rule.thickness : 0) : 0

/** Runs without spacing where they have a combining mark, because pdfkit spaces a mark as it does a letter. */
const unspaced = (runs: readonly Run[]): readonly Run[] => {
  if (!runs.some(({ text, face }) => face.spacing && /\p{M}/u.test(text))) return runs
  const faces = new Map(runs.map(({ face }) => [face, { ...face, spacing: 0 }]))
  return runs.map(run => ({ ...run, face: faces.get(run.face) ?? run.face }))
}

/** The least size of a name, as a share of what the template wants. */
const leastShare = 0.6

/** A name in smaller letters where that keeps it on one line. */
const onOneLine = (runs: readonly Run[], most: number, measure: Measure): readonly Run[] => {
  const [line] = linesOf(runs, Number.POSITIVE_INFINITY, measure)
  const share = line ? (most - 1) / line.width : 1
  if (share >= 1 || share < leastShare) return runs
  const faces = new Map(
    runs.map(({ face }) => [
      face,
      { ...face, size: face.size * share, spacing: (face.spacing ?? 0) * share },
    ]),
  )
  return runs.map(run => ({ ...run, face: faces.get(run.face) ?? run.face }))
}

const columnOf = ({ inHead }: Block, { margin, rail }: Look): Column => {
  const width = a4.width - margin.left - margin.right
  return rail === null || inHead
    ? { left: margin.left, width }
    : { left: margin.left + rail, width: width - rail }
}

/** Where the text beside a block has its place: dates in the rail, all else at the right. null: it is too long for it. */
const placeAside = (line: Line, { tag }: Block, { left, width }: Column, look: Look): Aside | null => {
  if (look.rail !== null && tag === 'H3')
    return line.width > look.rail - railGap ? null : { line, left: look.margin.left, isFirst: true }
  return line.width > width * asideShare ? null : { line, left: left + width - line.width, isFirst: false }
}

/** The distance of the lines of a block, in points. */
export const leadingOf = ({ runs }: Block): number => Math.max(...runs.map(({ face }) => face.leading))

const lay = (block: Block, look: Look, measure: Measure): Laid[] => {
  const column = columnOf(block, look)
  const leading = leadingOf(block)
  const [line] = block.aside ? linesOf([block.aside], Number.POSITIVE_INFINITY, measure) : []
  const aside = line ? placeAside(line, block, column, look) : null
  if (block.aside && !aside) {
    const below = { ...block, tag: 'P', runs: [block.aside], aside: null, before: 0 } as const
    return [...lay({ ...block, aside: null, isHeading: true }, look, measure), ...lay(below, look, measure)]
  }
  const taken = aside && !aside.isFirst ? aside.line.width + asideGap : 0
  const most = column.width - block.indent - taken
  const written = unspaced(block.runs)
  const runs = block.tag === 'H1' ? onOneLine(written, most, measure) : written
  return [{ ...column, block, aside, lines: linesOf(runs, most, measure), leading }]
}

/** The height of a whole entry that begins here; 0: none does. */
const entryHeight = (laid: readonly Laid[], from: number): number => {
  if (laid[from]?.block.tag !== 'H3') return 0
  let height = 0
  for (let at = from; ; at += 1) {
    const next = laid[at]
    if (!next || (at > from && /^H[123]$/.test(next.block.tag))) return height
    height += (at > from ? next.block.before : 0) + next.leading * next.lines.length
  }
}

/**
 * The height that must be free for a block to begin here, in points. A heading needs the headings and the first lines
 * below it too, and a short entry all of itself, unless they are together higher than `most`, the height of a page.
 */
const heightAtLeast = (laid: readonly Laid[], from: number, most: number, look: Look): number => {
  let height = 0
  for (let at = from; ; at += 1) {
    const next = laid[at]
    if (!next) return height
    const { block, lines, leading } = next
    if (at > from) height += block.before
    const entry = entryHeight(laid, at)
    if (entry > 0 && entry <= most * wholeShare) return height + entry
    if (!block.isHeading) return height + leading * Math.min(lines.length, lines.length === 3 ? 3 : 2)
    height += leading * lines.length + ruleHeight(block, look)
    if (height > most) return leading
  }
}

/** How many lines stay on the page where `fit` lines fit. No single line is left for the next page. */
const staying = (lines: number, fit: number): number =>
  fit >= lines ? lines : Math.max(0, lines - fit === 1 ? fit - 1 : fit)

/** Places blocks on pages. A page ends between blocks, or within a paragraph of four or more lines. */
export const pagesOf = (blocks: readonly Block[], look: Look, measure: Measure): Placed[] => {
  const { top, bottom } = look.margin
  const end = a4.height - bottom
  const laid = blocks.flatMap(block => lay(block, look, measure))
  const placed: Placed[] = []
  let y = top
  for (const [at, { lines, ...item }] of laid.entries()) {
    const { block, leading } = item
    let newPage = y > top && y + block.before + heightAtLeast(laid, at, end - top, look) > end
    y = newPage || y === top ? top : y + block.before
    const stretches: Stretch[] = []
    for (let from = 0; from < lines.length; ) {
      const fit = Math.floor((end - y) / leading)
      // At the top of a page at least one line is placed.
      const stay = staying(lines.length - from, fit) || (y === top ? Math.max(1, fit) : 0)
      if (stay > 0) stretches.push({ lines: lines.slice(from, from + stay), y, newPage })
      newPage = from + stay < lines.length
      y = newPage ? top : y + stay * leading
      from += stay
    }
    y += ruleHeight(block, look)
    if (look.ground && block.inHead && !laid[at + 1]?.block.inHead) y += groundPadding
    placed.push({ ...item, stretches })
  }
  return placed
}

type RuleBox = Column & { readonly y: number; readonly thickness: number; readonly colour: string }

/** Where the line at a heading is drawn, in points; null: there is none. */
export const ruleOf = ({ block, stretches, leading, left, width }: Placed, look: Look): RuleBox | null => {
  const [first] = stretches
  const last = stretches.at(-1)
  if (!block.rule || !first || !last) return null
  const { gap, thickness, colour, width: ruled } = block.rule
  if (look.rail !== null)
    return {
      left: look.margin.left,
      width: look.rail - railGap,
      y: first.y + (leading - thickness) / 2,
      thickness,
      colour,
    }
  const y = last.y + last.lines.length * leading + gap
  return { left, width: ruled === 'full' ? width : ruled, y, thickness, colour }
}

export const pageCount = (placed: readonly Placed[]): number =>
  1 + placed.flatMap(({ stretches }) => stretches).filter(({ newPage }) => newPage).length

/** The end of the head on each page that has a part of it, in points from the top. */
export const headEnds = (placed: readonly Placed[]): number[] => {
  const ends: number[] = []
  let page = 0
  for (const { block, stretches, leading } of placed)
    for (const { y, lines, newPage } of stretches) {
      if (newPage) page += 1
      if (block.inHead) ends[page] = y + lines.length * leading
    }
  return ends
}
