import { buffer } from 'node:stream/consumers'
import { ApiError } from '../../shared/api/errors.ts'
import { newPdf } from '../print/new-pdf.ts'
import type { Block } from './block.ts'
import { drawPages } from './draw.ts'
import type { Measure } from './lines.ts'
import { type Look, tightened } from './looks.ts'
import { type Placed, pageCount, pagesOf } from './pages.ts'
import { measureWith } from './write-run.ts'

type Blocks = (look: Look) => Block[]
type LaidOut = { readonly look: Look; readonly placed: readonly Placed[] }

/** Three times the longest resume that people send, and well below what an answer may hold. */
const pagesAtMost = 50

/** How close things may come together for the sake of a page less. */
const shares = [0.9, 0.8, 0.7]

const layOut = (blocks: Blocks, look: Look, measure: Measure): LaidOut => ({
  look,
  placed: pagesOf(blocks(look), look, measure),
})

/** A last page with a few lines on it looks forgotten: with a little less room between things they often fit before. */
const fitted = (blocks: Blocks, look: Look, measure: Measure): LaidOut => {
  const roomy = layOut(blocks, look, measure)
  const pages = pageCount(roomy.placed)
  if (pages > pagesAtMost) throw new ApiError('too_long')
  if (pages === 1) return roomy
  for (const share of shares) {
    const closer = layOut(blocks, tightened(look, share), measure)
    if (pageCount(closer.placed) < pages) return closer
  }
  return roomy
}

type About = { readonly title: string; readonly name: string }

/**
 * Blocks as a PDF of A4 pages: real text in its order, tagged, with as much of the fonts as it needs. Throws too_long where
 * it takes more than 50 pages.
 */
export const writePdf = async (blocks: Blocks, look: Look, { title, name }: About): Promise<Buffer> => {
  const pdf = newPdf({ title, author: name })
  const laidOut = fitted(blocks, look, measureWith(pdf))
  drawPages(pdf, laidOut.placed, laidOut.look, name)
  pdf.end()
  return buffer(pdf)
}
