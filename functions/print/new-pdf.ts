import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { brand } from '../../shared/brand.ts'
import onest from './onest.json' with { type: 'json' }

export type Pdf = PDFKit.PDFDocument
export type Weight = 'regular' | 'semibold' | 'bold'

const inflated = (weight: Weight): Buffer => inflateSync(Buffer.from(onest[weight], 'base64'))
const fonts = { regular: inflated('regular'), semibold: inflated('semibold'), bold: inflated('bold') }

type About = { readonly title: string; readonly author: string; readonly madeAt?: Date }

/** A new PDF of A4 pages, tagged for screen readers, with our fonts registered by weight. */
export const newPdf = ({ title, author, madeAt }: About): Pdf => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Without a font of the library, because it would look for the font's file beside the bundle.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: brand.name, ...(madeAt && { CreationDate: madeAt }) },
  })
  for (const [weight, font] of Object.entries(fonts)) pdf.registerFont(weight, font)
  return pdf
}

/** Draws decoration, or a text that repeats on each page. Screen readers skip it. */
export const decorate = (pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void => {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
