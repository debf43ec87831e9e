import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import type { Piece } from './pieces.ts'

// Browsers and word processors draw the bullets of a list as shapes, which are not in the text of the page.

type Shape = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

type Operations = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

const matrix = z.array(z.number()).check(z.length(6))
const isMatrix = (value: unknown): value is number[] => matrix.safeParse(value).success
const box = z.object({ 0: z.number(), 1: z.number(), 2: z.number(), 3: z.number() })

const width = ({ left, right }: Shape): number => right - left
const height = ({ top, bottom }: Shape): number => bottom - top

/** A larger shape is a picture, a rule or a background. In points. */
const largest = 30

const shapeOf = (transform: readonly number[], bounds: unknown): Shape | null => {
  const found = box.safeParse(bounds)
  if (!found.success) return null
  const { 0: x0, 1: y0, 2: x1, 3: y1 } = found.data
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e]
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f]
  const shape = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
  return width(shape) <= largest && height(shape) <= largest ? shape : null
}

/** The small shapes of a page, in points from its top left corner. */
export const smallShapesOf = (page: PDFPageProxy, { fnArray, argsArray }: Operations): Shape[] => {
  let current: number[] = [...page.getViewport({ scale: 1 }).transform]
  const kept: number[][] = []
  const shapes: Shape[] = []
  for (const [at, operation] of fnArray.entries()) {
    const given: unknown = argsArray[at]
    const values: readonly unknown[] = Array.isArray(given) ? given : []
    if (operation === OPS.save) kept.push(current)
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd)
      current = kept.pop() ?? current
    else if (operation === OPS.transform && isMatrix(values)) current = Util.transform(current, values)
    else if (operation === OPS.paintFormXObjectBegin) {
      kept.push(current)
      if (isMatrix(values[0])) current = Util.transform(current, values[0])
    } else if (operation === OPS.constructPath && values[0] !== OPS.endPath) {
      const shape = shapeOf(current, values[2])
      if (shape) shapes.push(shape)
    }
  }
  return shapes
}

const isDot = (shape: Shape): boolean =>
  width(shape) > 0.8 &&
  width(shape) < 8 &&
  width(shape) < 1.35 * height(shape) &&
  height(shape) < 1.35 * width(shape)

/** Whether a dot is a part of a drawing, such as an icon. */
const isWithin = (dot: Shape, shapes: readonly Shape[]): boolean =>
  shapes.some(
    other =>
      other !== dot &&
      width(other) + height(other) > 0 &&
      other.left < dot.right &&
      other.right > dot.left &&
      other.top < dot.bottom &&
      other.bottom > dot.top &&
      width(other) + height(other) > 1.2 * (width(dot) + height(dot)),
  )

/** The piece that begins at the right of a dot, in the middle of whose letters the dot is. */
const pieceBehind = (dot: Shape, pieces: readonly Piece[]): Piece | null => {
  const middle = (dot.top + dot.bottom) / 2
  let nearest: Piece | null = null
  for (const piece of pieces) {
    const gap = piece.x - dot.right
    const isBeside =
      Math.abs(piece.y - 0.32 * piece.size - middle) < 0.3 * piece.size &&
      gap > 0 &&
      gap < 2.5 * piece.size &&
      width(dot) < 0.5 * piece.size
    if (isBeside && (nearest === null || piece.x < nearest.x)) nearest = piece
  }
  return nearest
}

/** A page with more shapes is a drawing. */
const mostShapes = 2000

/** A bullet for each dot that stands alone before words. Several dots in a row are a grade of a skill. */
export const drawnBullets = (shapes: readonly Shape[], pieces: readonly Piece[]): Piece[] => {
  if (shapes.length > mostShapes) return []
  const bullets = new Map<Piece, Piece | null>()
  for (const dot of shapes.filter(isDot)) {
    if (isWithin(dot, shapes)) continue
    const piece = pieceBehind(dot, pieces)
    // A dot before bold words is a mark on a line of time.
    if (!piece || piece.isBold) continue
    const bullet = { ...piece, text: '•', x: dot.left, width: width(dot) }
    const known = bullets.get(piece)
    const isSame = known && Math.abs(known.x - bullet.x) < 0.5
    bullets.set(piece, known === undefined || isSame ? bullet : null)
  }
  return [...bullets.values()].filter(bullet => bullet !== null)
}
