/** A thing to do in some words, and what there is to say of it besides. */
export type Step = readonly [short: string, more: string]

/** What people ask a coach about. */
export type Topic = {
  readonly id: string
  /** What a message has that is about it; what is read in small letters. */
  readonly asks: RegExp
  /** How much it counts against others that are asked in the same message; 1 where it is not said. */
  readonly weight?: number
  /** One of them begins the reply. */
  readonly opens: readonly string[]
  /** The most useful first. */
  readonly steps: readonly Step[]
  /** One of them may end it. */
  readonly question?: string
  /** What of the person's own data belongs to it. */
  readonly uses?: 'interviews' | 'offers' | 'waiting' | 'all' | 'role' | 'skills'
}
