import PDFDocument from 'pdfkit'
import { brand } from '../../shared/brand.ts'
import type { Font } from './fonts.ts'

export type Pdf = PDFKit.PDFDocument

type About = {
  readonly title: string
  readonly author: string
  readonly madeAt?: Date
  readonly fonts: readonly Font[]
}

/** A new PDF of A4 pages, tagged for screen readers, with these fonts registered by their names (`fontOf`). */
export const newPdf = ({ title, author, madeAt, fonts }: About): Pdf => {
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
  for (const { name, bytes } of fonts) pdf.registerFont(name, bytes)
  return pdf
}

/** Draws decoration, or a text that repeats on each page. Screen readers skip it. */
export const decorate = (pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void => {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
