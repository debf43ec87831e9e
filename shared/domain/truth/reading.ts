import type { ClaimKind } from '../../lists.ts'
import type { DateInText, MonthRange } from '../resume/dates.ts'
import type { SectionKind } from '../resume/headings.ts'
import type { ComparedFact } from './compared-facts.ts'
import type { Span } from './sentences.ts'
import { phraseOf, type Word } from './words.ts'

// What a rule reads, what it compares that with, and what it answers. The rules are in check-pieces.ts.

/** The section of a resume that a piece is in. `top`: before the first of them. Other texts are all of section `other`. */
export type Section = 'top' | SectionKind

const personal: readonly Section[] = ['interests', 'links', 'contact', 'personal', 'references']
/** Interests, referees and data of the person claim no title, skill, name or figure. */
export const isPersonal = ({ section }: Piece): boolean => personal.includes(section)

/** A line, a sentence, or an item of a list of skills, certificates or languages. Each piece becomes a unit. */
export type Piece = Span & {
  readonly kind: 'headline' | 'heading' | 'details' | 'bullet' | 'item' | 'sentence'
  readonly section: Section
  /** The index of the piece that is its heading. -1: none. */
  readonly under: number
  /** The line or paragraph of the text that it is of. */
  readonly line: number
}

/** What a number counts. Durations are in months or in hours, money has its code. `any`: the text does not say. */
export type Measure = 'percent' | 'times' | 'months' | 'hours' | 'count' | 'any' | `money ${string}`

export type Figure = Span & {
  /** In the unit of its measure. */
  readonly value: number
  readonly measure: Measure
  /** The number as it is written, in whatever unit. */
  readonly amount: number
  /** Stems of what is counted, the head last: `customer service agents`. If the figure is bare, of what stands before. */
  readonly nouns: readonly string[]
  /** Nothing that it counts stands after it: `from 50 minutes to 8`. */
  readonly isBare: boolean
  /** Stems of the words around it. */
  readonly around: readonly string[]
  /** 1: over, more than; -1: nearly; 0: about; null: exactly. */
  readonly bound: -1 | 0 | 1 | null
  /** `hundreds of`: any figure of that size. */
  readonly isVague: boolean
}

export type Degree = Span & {
  readonly key: string
  /** Bachelor, master and so on. `a Bachelor's degree` may be any of its level. */
  readonly level: string
  /** It says no more than the level. */
  readonly isGeneral: boolean
  /** The line that it stands in. */
  readonly around: string
}

/** `First Class`, `Second Class Upper`: what a degree was passed with. */
export type Grade = Span & { readonly key: string }

/** A grade point average: `CGPA 4.52/5.0`. */
export type Average = Span & { readonly value: number; readonly of: number | null }

export type Certificate = Span & {
  readonly key: string
  /** The person works for it: `ICAN (student member)`. */
  readonly isPending: boolean
}

/** One job or school of the facts. */
export type Entry = {
  readonly isWork: boolean
  readonly organisation: string
  /** Empty: none is said. */
  readonly place: string
  readonly title: ReadonlySet<string>
  readonly dates: readonly DateInText[]
  readonly hasEnd: boolean
  readonly period: MonthRange | null
  /** The fewest months that the period may mean: 2019 to 2021 may be 13 months. */
  readonly shortest: number
}

/** What the person said, in the forms that a text about them is compared with. Made in facts.ts. */
export type Evidence = {
  readonly entries: readonly Entry[]
  /** All of it as one phrase (see phraseOf). A stroke separates what was said apart. */
  readonly phrases: string
  readonly stems: ReadonlySet<string>
  /** The stems of each line, to find words that were said together. */
  readonly lines: readonly ReadonlySet<string>[]
  readonly figures: readonly Figure[]
  readonly dates: readonly DateInText[]
  readonly titles: readonly ReadonlySet<string>[]
  readonly degrees: readonly Degree[]
  /** The stems of what was studied, and of all that is said of schooling. */
  readonly subjects: ReadonlySet<string>
  readonly grades: readonly Grade[]
  readonly averages: readonly Average[]
  readonly certificates: readonly Certificate[]
  readonly skills: ReadonlySet<string>
  /** Initials of three words or more that stand together: KPI of `key performance indicators`. */
  readonly initials: ReadonlySet<string>
  /** How many of a thing the facts list, by the stem of the thing. */
  readonly counts: ReadonlyMap<string, number>
  /** One by one, for deeds. */
  readonly compared: readonly ComparedFact[]
}

/** The job that a letter is for. */
export type TargetJob = {
  readonly title: string
  readonly company: string
  /** What its advert says. Null: there is no advert. */
  readonly advert: Evidence | null
}

/** One piece, and all that a rule compares it with. Offsets count from the start of the piece. */
export type Reading = {
  readonly piece: Piece
  readonly text: string
  /** The text in small letters: see Plain. */
  readonly low: string
  readonly words: readonly Word[]
  readonly evidence: Evidence
  /** The jobs or schools of the facts that the piece stands under. Empty: none. */
  readonly entries: readonly Entry[]
  readonly target: TargetJob | null
  /** What a model cited for the piece: deeds are compared with that alone. Null: it cited nothing, or a person wrote the piece. */
  readonly cited: readonly ComparedFact[] | null
  /** Where the piece says what its writer wants to become. Null: the rules tell that by the words before. */
  readonly goals: readonly Span[] | null
}

/** Something that a piece says which may be true or not. */
export type Mention = Span & {
  readonly kind: ClaimKind
  readonly hasSource: boolean
  /** Keys of the words that make it an unknown name. If the text also writes them small, it is no name. */
  readonly names?: readonly string[]
}

export const mention = (kind: ClaimKind, { start, end }: Span, hasSource: boolean): Mention => ({
  kind,
  start,
  end,
  hasSource,
})

export type Rule = (reading: Reading) => Mention[]

/** Whether the person said these words together. */
export const isSaid = ({ phrases }: Evidence, text: string): boolean => {
  const phrase = phraseOf(text)
  return phrase !== '' && phrases.includes(phrase)
}
