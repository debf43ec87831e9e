import type { Run } from '../../shared/domain/paper/block.ts'
import type { Line, Measure, Piece } from '../../shared/domain/paper/lines.ts'
import type { Face, Look } from '../../shared/domain/paper/looks.ts'
import {
  groundPadding,
  headEnds,
  type Placed,
  pageCount,
  ruleOf,
  type Stretch,
} from '../../shared/domain/paper/pages.ts'
import { a4, colours } from '../../shared/domain/paper/paper.ts'
import { fontOf } from '../print/fonts.ts'
import { decorate, type Pdf } from '../print/new-pdf.ts'
import { drawCloth } from './draw-cloth.ts'

/** The metrics of both fonts for size 1: from the top of a line to the baseline, and the height of a line. */
const ascent = 0.97
const lineHeight = 1.275

const useFace = (pdf: Pdf, face: Face): Pdf => pdf.font(fontOf(face), face.size)

/** Measures texts. The width of two adjacent texts is the sum of both widths. */
export const measureWith =
  (pdf: Pdf): Measure =>
  (text, face) =>
    useFace(pdf, face).widthOfString(text) + (face.spacing ?? 0) * text.length

/** The baseline of this face in a line that begins at y. */
const baselineIn = (y: number, leading: number, { size }: Face): number =>
  y + (leading - lineHeight * size) / 2 + ascent * size

const writeRun = (pdf: Pdf, { text, face, href }: Run, x: number, baseline: number): void => {
  useFace(pdf, face).fillColor(face.colour)
  pdf.text(text, x, baseline - ascent * face.size, {
    lineBreak: false,
    characterSpacing: face.spacing ?? 0,
    link: href,
  })
}

const runningHead = { weight: 'regular', size: 8, leading: 12, colour: colours.quiet } as const
/** From the baseline of the running head to the text, and from the edge of the paper, in points. */
const aboveText = 14
const leastAbove = 16
/** In characters: the most of a name in the running head of a page. */
const longestName = 60

/** Draws what is not the resume's text: the background of a page, and its running head. Pages are counted from 0. */
const decorationsOf = (pdf: Pdf, placed: readonly Placed[], look: Look, name: string) => {
  const ends = headEnds(placed)
  const pages = pageCount(placed)
  const short = name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name
  return {
    begin: (page: number): void => {
      const { cloth, ground } = look
      const end = ends[page]
      if (cloth) decorate(pdf, 'Layout', () => drawCloth(pdf))
      if (ground !== null && end !== undefined)
        decorate(pdf, 'Layout', () => pdf.rect(-1, -1, a4.width + 2, end + groundPadding + 1).fill(ground))
      if (page === 0) return
      const face = { ...runningHead, family: look.body.family }
      const text = [short, `${page + 1}/${pages}`].filter(Boolean).join(' · ')
      // It is drawn before the text, at the top: programs join the last line of a page with what comes next in the file.
      const x = a4.width - look.margin.right - measureWith(pdf)(text, face)
      const y = Math.max(look.margin.top - aboveText, leastAbove)
      decorate(pdf, 'Pagination', () => writeRun(pdf, { text, face, href: null }, x, y))
    },
  }
}

type Element = PDFKit.PDFStructureElement

const startOf = (line: Line, { block, left, width }: Placed): number =>
  left + block.indent + (block.centred ? (width - block.indent - line.width) / 2 : 0)

const dotRadius = 0.9

/** The dot between two texts that stand apart. It is a shape, and no character for a program to read. */
const drawDot = (pdf: Pdf, piece: Piece, x: number, baseline: number): void => {
  const { colour, size } = piece.face
  decorate(pdf, 'Layout', () =>
    pdf.circle(x + piece.width / 2, baseline - size * 0.3, dotRadius).fill(colour),
  )
}

/**
 * Draws the lines of a block. Each link is an element in the block's element; other text is plain content. Texts that
 * stand apart are each in an element of their own, which `next` makes.
 */
const drawStretch = (
  pdf: Pdf,
  first: Element,
  item: Placed,
  { lines, y }: Stretch,
  next: () => Element,
): Element => {
  let element = first
  let plain: (() => void)[] = []
  const flush = (): void => {
    const draws = plain
    plain = []
    if (draws.length > 0)
      element.add(() => {
        for (const draw of draws) draw()
      })
  }
  const startNext = (): void => {
    flush()
    element.end()
    element = next()
  }
  for (const [number, line] of lines.entries()) {
    if (lines[number - 1]?.isApart) startNext()
    let x = startOf(line, item)
    for (const piece of line.pieces) {
      const at = x
      x += piece.width
      const baseline = baselineIn(y + number * item.leading, item.leading, piece.face)
      const draw = () => writeRun(pdf, piece, at, baseline)
      if (piece.space !== undefined) {
        startNext()
        drawDot(pdf, piece, at, baseline)
      } else if (piece.href === null) plain.push(draw)
      else {
        flush()
        element.add(pdf.struct('Link', {}, draw))
      }
    }
  }
  flush()
  return element
}

/** Draws the text beside the first line, as an element after the block's. */
const drawAside = (pdf: Pdf, root: Element, { block, aside, leading, stretches }: Placed): void => {
  const run = block.aside
  const face = block.runs[0]?.face
  const [first] = stretches
  if (!run || !aside || !face || !first) return
  const baseline = baselineIn(first.y, leading, face)
  root.add(pdf.struct('P', {}, () => writeRun(pdf, run, aside.left, baseline)))
}

const drawRule = (pdf: Pdf, placed: Placed, look: Look): void => {
  const rule = ruleOf(placed, look)
  if (rule)
    decorate(pdf, 'Layout', () => pdf.rect(rule.left, rule.y, rule.width, rule.thickness).fill(rule.colour))
}

/** Makes the element of each block. Adjacent lines of a list share one list element. */
const elementsIn = (pdf: Pdf, root: Element) => {
  let list: Element | null = null
  const listed = (): Element => {
    if (list) return list
    list = pdf.struct('L')
    root.add(list)
    return list
  }
  return ({ block: { tag, label }, stretches, leading, left }: Placed): Element => {
    if (!label) {
      list?.end()
      list = null
      const element = pdf.struct(tag)
      root.add(element)
      return element
    }
    const line = pdf.struct('LI')
    listed().add(line)
    const baseline = baselineIn(stretches[0]?.y ?? 0, leading, label.face)
    line.add(pdf.struct('Lbl', {}, () => writeRun(pdf, { ...label, text: `${label.text} ` }, left, baseline)))
    const body = pdf.struct('LBody')
    line.add(body)
    return body
  }
}

/** Draws the blocks of a resume or a letter in their order, each as a tagged element. */
export const drawPages = (pdf: Pdf, placed: readonly Placed[], look: Look, name: string): void => {
  const decorations = decorationsOf(pdf, placed, look, name)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const elementFor = elementsIn(pdf, root)
  let page = 0
  const turnPage = (): void => {
    pdf.addPage()
    page += 1
    decorations.begin(page)
  }
  decorations.begin(page)
  for (const item of placed) {
    const { stretches } = item
    if (stretches[0]?.newPage) turnPage()
    let element = elementFor(item)
    // Programs read a file in the order in which it is drawn, and a line from left to right.
    const isAsideFirst = item.aside?.isFirst === true
    if (isAsideFirst) drawAside(pdf, root, item)
    for (const [number, stretch] of stretches.entries()) {
      if (number > 0) turnPage()
      element = drawStretch(pdf, element, item, stretch, () => elementFor(item))
      if (number === 0 && !isAsideFirst) drawAside(pdf, root, item)
    }
    element.end()
    drawRule(pdf, item, look)
  }
  root.end()
}
