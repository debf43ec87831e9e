import type { ClaimKind } from '../../lists.ts'

/** Something that a text says of the person and that their facts do not bear out. Offsets are UTF-16 units of the whole text. */
export type Claim = {
  readonly kind: ClaimKind
  /** As it stands there: `12 dispatchers`. */
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * A line of a resume or a sentence of a letter that says something which can be true or not. Of a list of skills, each item
 * without a source is a unit, so that it can be kept or removed alone, and each stretch of items that have one is another.
 */
export type Unit = {
  readonly start: number
  readonly end: number
  /** Without marks of Markdown, one space between words: what a kept line is known by. */
  readonly text: string
  /** What has no source; empty: all of it has. */
  readonly claims: readonly Claim[]
  /** Where the person said that it comes from; null: they did not. */
  readonly keptFrom: string | null
}

/** Every such unit of a text, in its order. */
export type TruthReport = { readonly units: readonly Unit[] }

/** The units that have no source, and that nobody vouched for. */
export const unsupported = ({ units }: TruthReport): Unit[] =>
  units.filter(({ claims, keptFrom }) => claims.length > 0 && keptFrom === null)
