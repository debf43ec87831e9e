import { inflateSync } from 'node:zlib'
import type { Face, Family, Weight } from '../../shared/domain/paper/looks.ts'

/** A font by the name under which a PDF knows it. */
export type Font = { readonly name: string; readonly bytes: Buffer }

const weights = ['regular', 'medium', 'semibold', 'bold'] as const

/** The name under which a font is registered. */
export const fontOf = ({ family, weight }: Pick<Face, 'family' | 'weight'>): string => `${family} ${weight}`

/** The fonts of a family from their deflated files. They are inflated with the first PDF that has them. */
export const fontsOf = (
  family: Family,
  files: Partial<Readonly<Record<Weight, string>>>,
): (() => readonly Font[]) => {
  let inflated: readonly Font[] | null = null
  const inflate = (): Font[] =>
    weights.flatMap(weight => {
      const file = files[weight]
      return file === undefined
        ? []
        : [{ name: fontOf({ family, weight }), bytes: inflateSync(Buffer.from(file, 'base64')) }]
    })
  return () => {
    inflated ??= inflate()
    return inflated
  }
}
