import type { ClaimKind } from '../../lists.ts'
import type { Entry } from './entries.ts'
import type { Evidence } from './evidence.ts'
import type { Piece } from './pieces.ts'
import type { Span } from './sentences.ts'
import type { Word } from './words.ts'

/** The job that a letter is for. */
export type Target = {
  readonly title: string
  readonly company: string
  /** What its advert says. */
  readonly advert: Evidence | null
}

/** What is read at once: a unit, and all that it is compared with. Offsets are its own. */
export type Reading = {
  readonly piece: Piece
  readonly text: string
  /** In small letters: see Plain. */
  readonly low: string
  readonly words: readonly Word[]
  readonly evidence: Evidence
  /** The jobs or schools that the unit stands under; empty: under none of the facts. */
  readonly entries: readonly Entry[]
  readonly target: Target | null
  /** Where it says what its writer aims for; null: the readers tell it by the words before. */
  readonly aims: readonly Span[] | null
}

/** Something that a unit says which may be true or not. */
export type Mention = Span & {
  readonly kind: ClaimKind
  readonly hasSource: boolean
  /** Keys of the words that make it a name nobody knows: it is none where the text also writes them small. */
  readonly names?: readonly string[]
}

export type Reader = (reading: Reading) => Mention[]

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end
