import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import { isOfProfile, withTarget } from './own-links.ts'
import type { Piece } from './pieces.ts'

// The words of a link are often only `LinkedIn`, or a picture. Its address is not in the text of the page.

type Link = {
  readonly target: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const annotation = z.object({ url: z.string(), rect: z.array(z.number()).check(z.length(4)) })

/** The links of a page to other sites, in points from its top left corner. */
export const linksOf = async (page: PDFPageProxy): Promise<Link[]> => {
  const viewport = page.getViewport({ scale: 1 })
  const found: unknown[] = await page.getAnnotations()
  return found.flatMap((one): Link[] => {
    const link = annotation.safeParse(one).data
    if (!link || !/^https?:/i.test(link.url)) return []
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = viewport.convertToViewportRectangle(link.rect).map(Number)
    return [
      {
        target: link.url,
        left: Math.min(x0, x1),
        right: Math.max(x0, x1),
        top: Math.min(y0, y1),
        bottom: Math.max(y0, y1),
      },
    ]
  })
}

const isWithin = ({ x, y, width, size }: Piece, { left, right, top, bottom }: Link): boolean => {
  const [middle, height] = [x + width / 2, y - size / 3]
  return middle > left && middle < right && height > top && height < bottom
}

const fewestLetters = 20
const bare = (target: string): string => target.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '')

/** The pieces of a page with the addresses that their links hide. */
export const withLinks = (pieces: readonly Piece[], links: readonly Link[]): Piece[] => {
  const words = pieces.map(({ text }) => text).join(' ')
  // A line may be too narrow for the whole address.
  const hidden = links.filter(({ target }) => !words.includes(bare(target).slice(0, fewestLetters)))
  const named = pieces.map(piece => {
    const own = pieces.filter(other => hidden.some(link => isWithin(piece, link) && isWithin(other, link)))
    const link = hidden.find(one => isWithin(piece, one))
    return link && own.length === 1 ? { ...piece, text: withTarget(piece.text.trim(), link.target) } : piece
  })
  const pictures = hidden.filter(
    link => isOfProfile(link.target) && !pieces.some(piece => isWithin(piece, link)),
  )
  const [like] = pieces
  return like
    ? [
        ...named,
        ...pictures.map(({ target, left, right, bottom }) => ({
          ...like,
          text: target,
          x: left,
          y: bottom,
          width: right - left,
          size: 8,
          isBold: false,
        })),
      ]
    : named
}
