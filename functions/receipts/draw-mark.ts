import { colours } from '../print/colours.ts'
import { decorate, type Pdf } from '../print/new-pdf.ts'

/** The A whose bar passes over one leg and under the other, in a square of 32: the app draws the same. */
const legs = 'M13 3h5.6l-3.9 12.1H9.1zM7.1 21.3h5.6L9.9 29H4.5zM13.4 3H19l8.6 26H22z'
const bar = 'M1 16.2h15.3l1.3 4H1zM24.6 16.2H31v4h-5.1z'

/** The mark, which is decoration beside the name. `size` is in points. */
export const drawMark = (page: Pdf, x: number, y: number, size: number): void =>
  decorate(page, 'Layout', () => {
    page
      .save()
      .translate(x, y)
      .scale(size / 32)
    page.path(legs).fill(colours.indigo)
    page.path(bar).fill(colours.ginger)
    page.restore()
  })
