import type { careerLevels } from '../../../shared/lists.ts'

export type Level = Exclude<(typeof careerLevels)[number], 'executive'>

/** What a job is about: each board has its own words for it. */
export const fields = [
  'finance',
  'operations',
  'logistics',
  'sales',
  'marketing',
  'service',
  'health',
  'education',
  'engineering',
  'technology',
  'design',
  'aid',
  'hospitality',
  'people',
  'legal',
  'agriculture',
  'security',
  'writing',
] as const
export type Field = (typeof fields)[number]

/** What an employer does: it says whom it hires. */
export type Sector =
  | 'bank'
  | 'fintech'
  | 'insurance'
  | 'retail'
  | 'fmcg'
  | 'logistics'
  | 'hospital'
  | 'school'
  | 'construction'
  | 'energy'
  | 'software'
  | 'aid'
  | 'hotel'
  | 'agro'
  | 'media'
  | 'property'
  | 'consulting'
  | 'telecom'

export type Role = {
  readonly title: string
  readonly field: Field
  readonly sectors: readonly Sector[]
  /** The grades that it is advertised in; mid first means most often mid. */
  readonly levels: readonly [Level, ...Level[]]
  /** What a year of it is worth in the world's market, in thousands of US dollars: pay in every place follows from it. */
  readonly worth: readonly [from: number, to: number]
  /** Done at a desk with a line, and so also from home. */
  readonly isRemote?: true
  /** Begins `You will`. */
  readonly summary: string
  readonly duties: readonly string[]
  /** `{years}` becomes `3 years`. */
  readonly needs: readonly string[]
  readonly skills: readonly string[]
}
