import { a4 } from '../print/a4.ts'
import { colours } from '../print/colours.ts'
import { decorate, type Pdf } from '../print/new-pdf.ts'
import { drawCloth } from './draw-cloth.ts'
import type { Look } from './looks.ts'
import { groundPadding, type Placed, pageCount } from './pages.ts'
import { writeRun } from './write-run.ts'

const footFace = { weight: 'regular', size: 8.5, leading: 12, colour: colours.quiet } as const
/** What of a name stands at the foot of a page, in letters. */
const longestName = 60

/** Where the head ends on each page that has a part of it, in points from the top. */
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

/** What stands on a page besides its text: what is drawn before it, and after. Pages are counted from 0. */
export const furnitureOf = (pdf: Pdf, placed: readonly Placed[], look: Look, name: string) => {
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
