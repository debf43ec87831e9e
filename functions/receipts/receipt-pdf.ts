import { buffer } from 'node:stream/consumers'
import { brand } from '../../shared/brand.ts'
import { colours } from '../../shared/domain/paper/paper.ts'
import { inNaira } from '../../shared/domain/plan.ts'
import { type Receipt, receiptFacts } from '../../shared/domain/receipt.ts'
import { drawable } from '../print/drawable.ts'
import { fontOf } from '../print/fonts.ts'
import { decorate, newPdf, type Pdf } from '../print/new-pdf.ts'
import { sansFonts } from '../print/sans-fonts.ts'

/** The logo: an A whose bar passes over one leg and under the other, in a square of 32. The app draws the same logo. */
const legs = 'M13 3h5.6l-3.9 12.1H9.1zM7.1 21.3h5.6L9.9 29H4.5zM13.4 3H19l8.6 26H22z'
const bar = 'M1 16.2h15.3l1.3 4H1zM24.6 16.2H31v4h-5.1z'

/** Draws the logo, which is decoration beside the name. `size` is in points. */
const drawMark = (page: Pdf, x: number, y: number, size: number): void =>
  decorate(page, 'Layout', () => {
    page
      .save()
      .translate(x, y)
      .scale(size / 32)
    page.path(legs).fill(colours.indigo)
    page.path(bar).fill(colours.ginger)
    page.restore()
  })

/** The layout, in points of an A4 page. */
const left = 64
const width = 595 - 2 * left
const labelWidth = 130
const footerTop = 762

const styles = {
  brand: { font: 'bold', size: 24, colour: colours.indigo },
  title: { font: 'bold', size: 17, colour: colours.quiet },
  amount: { font: 'bold', size: 40, colour: colours.ink },
  label: { font: 'regular', size: 11, colour: colours.quiet },
  value: { font: 'regular', size: 11, colour: colours.ink },
} as const

type Place = { readonly x?: number; readonly y: number; readonly width?: number }

/** Draws text as one element of the structure that a screen reader follows, such as a heading. */
const element = (page: Pdf, tag: string, style: keyof typeof styles, text: string, place: Place) =>
  page.struct(tag, {}, () => {
    const { font, size, colour } = styles[style]
    page.font(fontOf({ family: 'sans', weight: font }), size).fillColor(colour)
    page.text(text, place.x ?? left, place.y, { width: place.width ?? width, lineGap: 3 })
  })

const rule = (page: Pdf, y: number, height: number, colour: string): void =>
  decorate(page, 'Layout', () => page.rect(left, y, width, height).fill(colour))

/** Returns the facts that the mail also has, without the amount, which stands large above them, and with the payer. */
const rowsOf = (receipt: Receipt): [string, string][] => {
  const { Amount: _, ...facts } = receiptFacts(receipt)
  const payer = [receipt.name, receipt.email].map(text => drawable(text)).filter(Boolean)
  return [...Object.entries(facts), ['Received from', payer.join(' \n')]]
}

const drawRows = (page: Pdf, list: PDFKit.PDFStructureElement, rows: readonly [string, string][]): void => {
  for (const [label, value] of rows) {
    const y = page.y + 8
    const right = { x: left + labelWidth, y, width: width - labelWidth }
    list.add(
      page.struct('LI', {}, [
        element(page, 'Lbl', 'label', label, { y, width: labelWidth }),
        element(page, 'LBody', 'value', value, right),
      ]),
    )
    page.y += 6
    rule(page, page.y, 0.5, colours.line)
  }
}

const draw = (page: Pdf, receipt: Receipt): void => {
  const root = page.struct('Document')
  page.addStructure(root)
  drawMark(page, left, 56, 34)
  root.add(element(page, 'P', 'brand', brand.name, { x: left + 44, y: 58 }))
  rule(page, 102, 3, colours.ginger)
  root.add(element(page, 'H1', 'title', 'Receipt', { y: 136 }))
  root.add(element(page, 'P', 'amount', inNaira(receipt.amount), { y: 160 }))
  const list = page.struct('L')
  root.add(list)
  page.y += 16
  rule(page, page.y, 0.5, colours.line)
  drawRows(page, list, rowsOf(receipt))
  list.end()
  const help = `Questions about this payment? Write to ${brand.supportEmail}, and name its reference.`
  root.add(element(page, 'P', 'label', help, { y: footerTop }))
  root.end()
}

/**
 * Returns the receipt of a payment as a PDF: one page, whose text can be copied and is read aloud in its order. The
 * same receipt always gives the same bytes.
 */
export const receiptPdf = async (receipt: Receipt): Promise<Buffer> => {
  const page = newPdf({
    fonts: sansFonts(),
    title: `Receipt ${receipt.reference}`,
    author: brand.name,
    madeAt: new Date(receipt.paidAt),
  })
  draw(page, receipt)
  page.end()
  return buffer(page)
}
