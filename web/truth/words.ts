import type { Facts, VouchedLine } from '../../shared/api/truth.ts'
import type { Claim, Unit } from '../../shared/domain/truth/report.ts'
import type { ClaimKind } from '../../shared/lists.ts'
import type { Difference } from '../forms/two-versions.tsx'

const claimWords: Readonly<Record<ClaimKind, string>> = {
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

/** A text, and those of its lines that the person vouches for. */
type Text = { readonly content: string; readonly kept: readonly VouchedLine[] }

/** Vouched lines as they are read: each with its source. */
export const vouchedWords = (kept: readonly VouchedLine[]): string =>
  kept.map(({ text, source }) => `${text} (${source})`).join('\n')

/** What was changed elsewhere beside what was typed, where they differ. `names`: what both fields are called. */
export const textDifferences = (
  theirs: Text,
  { content = theirs.content, kept = theirs.kept }: Partial<Text>,
  names: Readonly<Record<keyof Text, string>>,
): Difference[] =>
  [
    { name: names.content, theirs: theirs.content, mine: content },
    { name: names.kept, theirs: vouchedWords(theirs.kept), mine: vouchedWords(kept) },
  ].filter(each => each.theirs !== each.mine)
