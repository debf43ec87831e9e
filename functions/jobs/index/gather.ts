import type { Posting, Warning } from '../../../shared/domain/jobs/posting.ts'

/** One job: the posting that is shown, with what it leaves out filled in from the others. */
export type Gathered = { readonly posting: Posting; readonly others: readonly Posting[] }

type Fact = { [Name in keyof Posting]: null extends Posting[Name] ? Name : never }[keyof Posting]

/** The first that says it. */
const said = <Name extends Fact>(all: readonly Posting[], name: Name): Posting[Name] | null =>
  all.find(posting => posting[name] !== null)?.[name] ?? null

const listed = <Name extends 'places' | 'openTo' | 'skills'>(all: readonly Posting[], name: Name) =>
  all.find(posting => posting[name].length > 0)?.[name] ?? []

/** What one copy warns of stands, unless the employer itself shows the job: then its own copy is looked at alone. */
const warningsOf = (all: readonly Posting[], company: string): Warning[] => {
  const [shown] = all
  const asked = shown?.isEmployers ? [shown] : all
  const kinds = new Map<string, Warning>()
  for (const { warnings } of asked)
    for (const warning of warnings) if (!kinds.has(warning.kind)) kinds.set(warning.kind, warning)
  if (company !== '') kinds.delete('no-employer')
  return [...kinds.values()]
}

/** `all`: the copies of one job, the one that is shown first. */
export const gather = (shown: Posting, others: readonly Posting[]): Gathered => {
  if (others.length === 0) return { posting: shown, others }
  const all = [shown, ...others]
  const company = all.find(({ company }) => company !== '')?.company ?? ''
  return {
    posting: {
      ...shown,
      company,
      places: listed(all, 'places'),
      openTo: listed(all, 'openTo'),
      skills: listed(all, 'skills'),
      workplace: said(all, 'workplace'),
      type: said(all, 'type'),
      level: said(all, 'level'),
      pay: said(all, 'pay'),
      postedAt: said(all, 'postedAt'),
      expiresAt: said(all, 'expiresAt'),
      description: all.find(({ description }) => description !== '')?.description ?? '',
      warnings: warningsOf(all, company),
      firstSeenAt: all.map(({ firstSeenAt }) => firstSeenAt).toSorted()[0] ?? shown.firstSeenAt,
    },
    others,
  }
}
