import type { Facts, VouchedLine } from '../../shared/api/truth.ts'
import type { Claim, Unit } from '../../shared/domain/truth/report.ts'
import type { ClaimKind } from '../../shared/lists.ts'

const claimWords: Readonly<Record<ClaimKind, string>> = {
  employer: 'An employer',
  title: 'A job title',
  date: 'A date',
  degree: 'A degree',
  school: 'A school',
  certification: 'A certification',
  figure: 'A number',
  skill: 'A skill',
  deed: 'Something you did',
  rank: 'A higher role',
  outcome: 'A result or praise',
}

/** What happens to the lines under a heading that is left out. */
export const linesUnderText = (count: number): string =>
  count === 1 ? 'The line under it goes with it.' : `The ${count} lines under it go with it.`

export const unusedText = (count: number): string => {
  if (count === 0) return 'All of your facts are in it.'
  return count === 1 ? '1 of your facts is not in it' : `${count} of your facts are not in it`
}

/** `A skill: SQL, Kubernetes. A number: 12 dispatchers.`: one sentence for each kind, without repetitions. */
export const claimsText = (claims: readonly Claim[]): string =>
  [...new Set(claims.map(({ kind }) => kind))]
    .map(kind => {
      const texts = claims.filter(claim => claim.kind === kind).map(({ text }) => text)
      return `${claimWords[kind]}: ${[...new Set(texts)].join(', ')}.`
    })
    .join(' ')

/** In characters. */
const quoteLimit = 140

export const shortened = (text: string): string =>
  text.length > quoteLimit ? `${text.slice(0, quoteLimit).trimEnd()}…` : text

export const quoteOf = ({ text }: Unit): string => shortened(text)

const sourceText = (before: string, what: string, link: string, where: string): string[] =>
  what || where ? [[before, what, what && where ? link : '', where].filter(Boolean).join(' ')] : []

/** The sources to choose from: the person's work and schools. */
export const sourcesOf = ({ form }: Facts): string[] => {
  const work = form.workExperience.flatMap(({ jobTitle, company }) =>
    sourceText(jobTitle ? 'My work as' : 'My work at', jobTitle, 'at', company),
  )
  const education = form.education.flatMap(({ degree, school }) =>
    sourceText(degree ? 'My studies,' : 'My studies at', degree, 'at', school),
  )
  return [...new Set([...work, ...education])].map(source => source.slice(0, 200))
}

export const vouchedWords = (kept: readonly VouchedLine[]): string =>
  kept.map(({ text, source }) => `${text} (${source})`).join('\n')
