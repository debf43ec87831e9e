import { a4 } from '../print/paper.ts'
import type { Block, Run } from './block.ts'
import { type Line, linesOf, type Measure } from './lines.ts'
import type { Look } from './looks.ts'

/** The lines of a block that are on one page. */
export type Stretch = {
  readonly lines: readonly Line[]
  /** The top of the first line, in points from the top of the page. */
  readonly y: number
  /** Whether a page begins here. */
  readonly newPage: boolean
}
export type Placed = {
  readonly block: Block
  readonly aside: Line | null
  readonly leading: number
  readonly stretches: readonly Stretch[]
}

type Laid = {
  readonly block: Block
  readonly aside: Line | null
  readonly lines: readonly Line[]
  readonly leading: number
}

/** The least space between a title and the aside at its right, in points. */
const asideGap = 18
/** An aside that takes more than this share of the line is put below the title. */
const asideShare = 0.45

/** The space between the last line of the head and the end of its background, in points. */
export const groundPadding = 26

const ruleHeight = ({ rule }: Block): number => (rule ? rule.gap + rule.thickness + 1 : 0)

/** Runs without spacing where they have a combining mark, because pdfkit sets the next letters without spacing. */
const unspaced = (runs: readonly Run[]): readonly Run[] => {
  if (!runs.some(({ text, face }) => face.spacing && /\p{M}/u.test(text))) return runs
  const faces = new Map(runs.map(({ face }) => [face, { ...face, spacing: 0 }]))
  return runs.map(run => ({ ...run, face: faces.get(run.face) ?? run.face }))
}

const lay = (block: Block, width: number, measure: Measure): Laid[] => {
  const leading = Math.max(...block.runs.map(({ face }) => face.leading))
  const [aside = null] = block.aside ? linesOf([block.aside], Number.POSITIVE_INFINITY, measure) : []
  if (aside && aside.width > width * asideShare && block.aside) {
    const below = { ...block, tag: 'P', runs: [block.aside], aside: null, before: 0 } as const
    return [...lay({ ...block, aside: null }, width, measure), ...lay(below, width, measure)]
  }
  const most = width - block.indent - (aside ? aside.width + asideGap : 0)
  return [{ block, aside, lines: linesOf(unspaced(block.runs), most, measure), leading }]
}

/**
 * The height that must be free for a block to begin here, in points. A heading needs the headings and the first lines
 * below it too, unless they are together higher than `most`, the height of a page.
 */
const heightAtLeast = (laid: readonly Laid[], from: number, most: number): number => {
  let height = 0
  for (let at = from; ; at += 1) {
    const next = laid[at]
    if (!next) return height
    const { block, lines, leading } = next
    if (at > from) height += block.before
    if (!block.isHeading) return height + leading * Math.min(lines.length, lines.length === 3 ? 3 : 2)
    height += leading * lines.length + ruleHeight(block)
    if (height > most) return leading
  }
}

/** How many lines stay on the page where `fit` lines fit. No single line is left for the next page. */
const staying = (lines: number, fit: number): number =>
  fit >= lines ? lines : Math.max(0, lines - fit === 1 ? fit - 1 : fit)

/** Places blocks on pages. A page ends between blocks, or within a paragraph of four or more lines. */
export const pagesOf = (blocks: readonly Block[], look: Look, measure: Measure): Placed[] => {
  const { left, right, top, bottom } = look.margin
  const end = a4.height - bottom
  const laid = blocks.flatMap(block => lay(block, a4.width - left - right, measure))
  const placed: Placed[] = []
  let y = top
  for (const [at, { block, aside, lines, leading }] of laid.entries()) {
    let newPage = y > top && y + block.before + heightAtLeast(laid, at, end - top) > end
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
    y += ruleHeight(block)
    if (look.ground && block.inHead && !laid[at + 1]?.block.inHead) y += groundPadding
    placed.push({ block, aside, leading, stretches })
  }
  return placed
}

export const pageCount = (placed: readonly Placed[]): number =>
  1 + placed.flatMap(({ stretches }) => stretches).filter(({ newPage }) => newPage).length
