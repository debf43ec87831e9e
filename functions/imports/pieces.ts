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
