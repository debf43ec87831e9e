import type { Measure } from '../../shared/domain/paper/lines.ts'
import type { Face, Family, Weight } from '../../shared/domain/paper/looks.ts'

/** The families of CSS. The serif one is `paper-fonts.ts`'s, or the nearest on the device. */
export const fontFamilies: Readonly<Record<Family, string>> = {
  sans: 'Onest, system-ui, sans-serif',
  serif: "'Paper Serif', 'Noto Serif', Georgia, serif",
}
export const fontWeights: Readonly<Record<Weight, number>> = {
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
}

/** Large enough that no width is rounded. */
const measuredAt = 100

const key = ({ family, weight }: Pick<Face, 'family' | 'weight'>): string =>
  `${fontWeights[weight]} ${measuredAt}px ${fontFamilies[family]}`

/** Measures texts as this browser draws them, in points of the paper. Widths of fonts that load later need a new one. */
export const newMeasure = (): Measure => {
  const context = document.createElement('canvas').getContext('2d')
  const widths = new Map<string, number>()
  return (text, face) => {
    if (!context) return text.length * face.size * 0.5
    const font = key(face)
    const known = `${font}\n${text}`
    let width = widths.get(known)
    if (width === undefined) {
      context.font = font
      width = context.measureText(text).width / measuredAt
      widths.set(known, width)
    }
    return width * face.size + (face.spacing ?? 0) * text.length
  }
}
