/** A run of letters and its place on the page, in points from the top left corner. */
export type Piece = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly font: string
  readonly isBold: boolean
}
export type Page = readonly Piece[]

/** The right edge of a piece. */
export const end = ({ x, width }: Piece): number => x + width

/** The upper median; 0 of no values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
