import type { ClaimKind } from '../../lists.ts'

/** Something that a text says of the person without a source in their facts. Offsets are UTF-16 units of the whole text. */
export type Claim = {
  readonly kind: ClaimKind
  /** The words of the text: `12 dispatchers`. */
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * A line of a resume, or a sentence of a letter, that may be true or not. In a list of skills, each item without a source is
 * a unit, so that a person can vouch for it or remove it alone. So is each stretch of items that have a source.
 */
export type Unit = {
  readonly start: number
  readonly end: number
  /** Without marks of Markdown, one space between words. A vouched line is found by it. */
  readonly text: string
  /** What has no source. Empty: all of the unit has one. */
  readonly claims: readonly Claim[]
  /** The source that the person named when they vouched for the unit. Null: they did not. */
  readonly vouchedSource: string | null
  /** For a bullet of a job without a source: what the person wrote of the same thing. Null: nothing that is near. */
  readonly ownWords: string | null
}

/** Every unit of a text, in its order. */
export type TruthReport = { readonly units: readonly Unit[] }

/** The units that have no source, and that the person did not vouch for. */
export const unsupported = ({ units }: TruthReport): Unit[] =>
  units.filter(({ claims, vouchedSource }) => claims.length > 0 && vouchedSource === null)
