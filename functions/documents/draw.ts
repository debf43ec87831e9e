import { a4 } from '../print/a4.ts'
import { decorate, type Pdf } from '../print/new-pdf.ts'
import { furnitureOf } from './furniture.ts'
import type { Line } from './lines.ts'
import type { Look } from './looks.ts'
import type { Placed, Stretch } from './pages.ts'
import { baselineIn, writeRun } from './write-run.ts'

type Element = PDFKit.PDFStructureElement
type Paper = { readonly pdf: Pdf; readonly left: number; readonly width: number }

const startOf = (line: Line, { block }: Placed, { left, width }: Paper): number =>
  left + block.indent + (block.centred ? (width - block.indent - line.width) / 2 : 0)

/** Pieces that lead nowhere are one content of the element; a link is an element of its own in it. */
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

/** What stands at the right of the first line, as an element of its own after the block's. */
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

/** Gives each block its element: lines of a list that follow each other are in one list. */
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

/** Draws the blocks of a resume or a letter, each as an element of the structure, in their order. */
export const drawPages = (pdf: Pdf, placed: readonly Placed[], look: Look, name: string): void => {
  const { left, right } = look.margin
  const paper = { pdf, left, width: a4.width - left - right }
  const furniture = furnitureOf(pdf, placed, look, name)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const elementFor = elementsIn(root, paper)
  let page = 0
  const turnPage = (): void => {
    furniture.end(page)
    pdf.addPage()
    page += 1
    furniture.begin(page)
  }
  furniture.begin(page)
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
  furniture.end(page)
  root.end()
}
