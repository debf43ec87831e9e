import type { Facts } from '../../shared/api/truth.ts'
import type { Claim, TruthReport, Unit } from '../../shared/domain/truth/report.ts'
import type { ClaimKind } from '../../shared/lists.ts'

export const claimWords: Readonly<Record<ClaimKind, string>> = {
  employer: 'An employer',
  title: 'A job title',
  date: 'A date',
  degree: 'A degree',
  school: 'A school',
  certification: 'A certification',
  figure: 'A figure',
  skill: 'A skill',
}

/** `A figure: 12 dispatchers. A skill: Kubernetes.` Each once, in their order. */
export const whatItIs = (claims: readonly Claim[]): string =>
  [...new Set(claims.map(({ kind, text }) => `${claimWords[kind]}: ${text}.`))].join(' ')

/** The longest quotation of a line, in characters. */
const quoted = 140

export const quoteOf = ({ text }: Unit): string =>
  text.length > quoted ? `${text.slice(0, quoted).trimEnd()}…` : text

const named = (before: string, what: string, link: string, where: string): string[] =>
  what || where ? [[before, what, what && where ? link : '', where].filter(Boolean).join(' ')] : []

/** Where a line may come from: the person's own work and schools, in their words. */
export const sourcesOf = ({ form }: Facts): string[] => {
  const work = form.workExperience.flatMap(({ jobTitle, company }) =>
    named(jobTitle ? 'My work as' : 'My work at', jobTitle, 'at', company),
  )
  const education = form.education.flatMap(({ degree, school }) =>
    named(degree ? 'My studies,' : 'My studies at', degree, 'at', school),
  )
  return [...new Set([...work, ...education])].map(source => source.slice(0, 200))
}

/** How much of a text has a source: what the card counts. */
export const countOf = ({ units }: TruthReport): { sourced: number; all: number } => ({
  sourced: units.filter(hasSource).length,
  all: units.length,
})

export const hasSource = ({ claims, keptFrom }: Unit): boolean => claims.length === 0 || keptFrom !== null

/** Those that stay because the person said where they come from. */
export const vouchedUnits = ({ units }: TruthReport): Unit[] =>
  units.filter(({ claims, keptFrom }) => claims.length > 0 && keptFrom !== null)
