import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import type { Warning } from '../../../shared/domain/jobs/warning.ts'

/** One job: the posting that is shown, with missing facts filled in from its copies. */
export type MergedPosting = { readonly posting: Posting; readonly others: readonly Posting[] }

type Fact = { [Name in keyof Posting]: null extends Posting[Name] ? Name : never }[keyof Posting]

/** The fact of the first copy that has it. */
const firstFact = <Name extends Fact>(all: readonly Posting[], name: Name): Posting[Name] | null =>
  all.find(posting => posting[name] !== null)?.[name] ?? null

const firstList = <Name extends 'places' | 'openTo'>(all: readonly Posting[], name: Name) =>
  all.find(posting => posting[name].length > 0)?.[name] ?? []

/** The warnings of all copies. Where the shown posting is the employer's own, only its warnings count. */
const warningsOf = (all: readonly Posting[], company: string): Warning[] => {
  const [shown] = all
  const copies = shown?.isEmployers ? [shown] : all
  const kinds = new Map<string, Warning>()
  for (const { warnings } of copies)
    for (const warning of warnings) if (!kinds.has(warning.kind)) kinds.set(warning.kind, warning)
  if (company !== '') kinds.delete('no-employer')
  return [...kinds.values()]
}

export const mergeCopies = (shown: Posting, others: readonly Posting[]): MergedPosting => {
  if (others.length === 0) return { posting: shown, others }
  const all = [shown, ...others]
  const company = all.find(({ company }) => company !== '')?.company ?? ''
  const { skills, alternatives } = all.find(({ skills }) => skills.length > 0) ?? shown
  return {
    posting: {
      ...shown,
      company,
      places: firstList(all, 'places'),
      openTo: firstList(all, 'openTo'),
      skills,
      alternatives,
      workplace: firstFact(all, 'workplace'),
      type: firstFact(all, 'type'),
      level: firstFact(all, 'level'),
      yearsAsked: firstFact(all, 'yearsAsked'),
      pay: firstFact(all, 'pay'),
      postedAt: firstFact(all, 'postedAt'),
      expiresAt: firstFact(all, 'expiresAt'),
      description: all.find(({ description }) => description !== '')?.description ?? '',
      warnings: warningsOf(all, company),
      firstSeenAt: all.map(({ firstSeenAt }) => firstSeenAt).toSorted()[0] ?? shown.firstSeenAt,
    },
    others,
  }
}
