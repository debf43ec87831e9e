import type { Block } from './block.ts'
import type { Measure } from './lines.ts'
import type { Look } from './looks.ts'
import { type Placed, pageCount, pagesOf } from './pages.ts'
import { tighterLooks } from './tightened.ts'

export type LaidOut = { readonly look: Look; readonly placed: readonly Placed[]; readonly pages: number }

/** In a longer document one page less is nothing that anybody sees. */
const pagesAtMost = 6

const layOut = (blocks: (look: Look) => Block[], look: Look, measure: Measure): LaidOut => {
  const placed = pagesOf(blocks(look), look, measure)
  return { look, placed, pages: pageCount(placed) }
}

/**
 * Lays out the blocks, with less space where that saves a page. A last page with a few lines looks forgotten. `setAs`: how
 * a program that draws the pages by itself sets a look.
 */
export const fitted = (
  blocks: (look: Look) => Block[],
  look: Look,
  measure: Measure,
  setAs: (look: Look) => Look = same => same,
): LaidOut => {
  const [roomy, ...tighter] = tighterLooks(look)
  const first = layOut(blocks, setAs(roomy), measure)
  if (first.pages === 1 || first.pages > pagesAtMost) return first
  for (const closer of tighter) {
    const laidOut = layOut(blocks, setAs(closer), measure)
    if (laidOut.pages < first.pages) return laidOut
  }
  return first
}
