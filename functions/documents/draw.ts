import { decorate, type Pdf } from '../print/new-pdf.ts'
import { a4, colours } from '../print/paper.ts'
import type { Run } from './block.ts'
import { drawCloth } from './draw-cloth.ts'
import type { Line, Measure } from './lines.ts'
import type { Face, Look } from './looks.ts'
import { groundPadding, type Placed, pageCount, type Stretch } from './pages.ts'

/** The font's metrics for size 1: from the top of a line to the baseline, and the height of a line. */
const ascent = 0.97
const lineHeight = 1.275

const useFace = (pdf: Pdf, face: Face): Pdf => pdf.font(face.weight, face.size)

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

const footFace = { weight: 'regular', size: 8.5, leading: 12, colour: colours.quiet } as const
/** In characters: the most of a name at the foot of a page. */
const longestName = 60

/** The end of the head on each page that has a part of it, in points from the top. */
const headEnds = (placed: readonly Placed[]): number[] => {
  const ends: number[] = []
  let page = 0
  for (const { block, stretches, leading } of placed)
    for (const { y, lines, newPage } of stretches) {
      if (newPage) page += 1
      if (block.inHead) ends[page] = y + lines.length * leading
    }
  return ends
}

/** Draws what is not text: `begin` the background of a page, `end` its foot. Pages are counted from 0. */
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
    },
    end: (page: number): void => {
      if (page === 0) return
      const text = [short, `${page + 1}/${pages}`].filter(Boolean).join(' · ')
      decorate(pdf, 'Pagination', () =>
        writeRun(
          pdf,
          { text, face: footFace, href: null },
          look.margin.left,
          a4.height - look.margin.bottom / 2,
        ),
      )
    },
  }
}

type Element = PDFKit.PDFStructureElement
type Paper = { readonly pdf: Pdf; readonly left: number; readonly width: number }

const startOf = (line: Line, { block }: Placed, { left, width }: Paper): number =>
  left + block.indent + (block.centred ? (width - block.indent - line.width) / 2 : 0)

/** Draws the lines of a block. Each link is an element in the block's element; other text is plain content. */
const drawStretch = (element: Element, item: Placed, { lines, y }: Stretch, paper: Paper): void => {
  let plain: (() => void)[] = []
  const flush = (): void => {
    const draws = plain
    plain = []
    if (draws.length > 0)
      element.add(() => {
        for (const draw of draws) draw()
      })
  }
  for (const [number, line] of lines.entries()) {
    let x = startOf(line, item, paper)
    for (const piece of line.pieces) {
      const at = x
      const baseline = baselineIn(y + number * item.leading, item.leading, piece.face)
      const draw = () => writeRun(paper.pdf, piece, at, baseline)
      if (piece.href === null) plain.push(draw)
      else {
        flush()
        element.add(paper.pdf.struct('Link', {}, draw))
      }
      x += piece.width
    }
  }
  flush()
}

/** Draws the text at the right of the first line, as an element after the block's. */
const drawAside = (root: Element, { block, aside, leading }: Placed, y: number, paper: Paper): void => {
  const run = block.aside
  const face = block.runs[0]?.face
  if (!run || !aside || !face) return
  const x = paper.left + paper.width - aside.width
  root.add(paper.pdf.struct('P', {}, () => writeRun(paper.pdf, run, x, baselineIn(y, leading, face))))
}

const drawRule = ({ block, stretches, leading }: Placed, { pdf, left, width }: Paper): void => {
  const last = stretches.at(-1)
  if (!block.rule || !last) return
  const { gap, thickness, colour, width: ruled } = block.rule
  const y = last.y + last.lines.length * leading + gap
  decorate(pdf, 'Layout', () => pdf.rect(left, y, ruled === 'full' ? width : ruled, thickness).fill(colour))
}

/** Makes the element of each block. Adjacent lines of a list share one list element. */
const elementsIn = (root: Element, { pdf, left }: Paper) => {
  let list: Element | null = null
  const listed = (): Element => {
    if (list) return list
    list = pdf.struct('L')
    root.add(list)
    return list
  }
  return ({ block: { tag, label }, stretches, leading }: Placed): Element => {
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
  const { left, right } = look.margin
  const paper = { pdf, left, width: a4.width - left - right }
  const decorations = decorationsOf(pdf, placed, look, name)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const elementFor = elementsIn(root, paper)
  let page = 0
  const turnPage = (): void => {
    decorations.end(page)
    pdf.addPage()
    page += 1
    decorations.begin(page)
  }
  decorations.begin(page)
  for (const item of placed) {
    const { stretches } = item
    if (stretches[0]?.newPage) turnPage()
    const element = elementFor(item)
    for (const [number, stretch] of stretches.entries()) {
      if (number > 0) turnPage()
      drawStretch(element, item, stretch, paper)
      if (number === 0) drawAside(root, item, stretch.y, paper)
    }
    element.end()
    drawRule(item, paper)
  }
  decorations.end(page)
  root.end()
}
