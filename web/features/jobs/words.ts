import type { Job } from '../../../shared/api/jobs.ts'
import type { employmentTypes, WarningKind, workplaces } from '../../../shared/lists.ts'
import { unnamedCompany } from './track-form.ts'

export const typeLabels: Record<(typeof employmentTypes)[number], string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
}

export const workplaceLabels: Record<(typeof workplaces)[number], string> = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
}

/** The worst first. */
const warningLabels: Record<WarningKind, string> = {
  'asks-for-money': 'Asks for money',
  'asks-for-secrets': 'Asks for secrets',
  'imitated-employer': 'May be an imitation',
  'unrealistic-pay': 'Pay too good',
  'chat-only-contact': 'Chat contact only',
  'free-mail-contact': 'Private mail address',
  'no-employer': 'No employer named',
}
const worstFirst = Object.keys(warningLabels)

/** Warnings that many honest adverts have, too. */
const mild: readonly WarningKind[] = ['no-employer', 'free-mail-contact']

/** The warnings of a job together: how bad they are, a label of the worst, and all reasons. Null without any. */
export const alarmOf = (warnings: Job['warnings']) => {
  const sorted = [...warnings].sort((a, b) => worstFirst.indexOf(a.kind) - worstFirst.indexOf(b.kind))
  const [worst] = sorted
  if (!worst) return null
  const isMild = warnings.every(({ kind }) => mild.includes(kind))
  return {
    tone: isMild ? ('warning' as const) : ('error' as const),
    label: warningLabels[worst.kind],
    lead: isMild ? 'Look closely.' : 'Be careful.',
    reasons: sorted.map(({ says }) => says).join(' '),
  }
}

/** The company and the place: "Makoko Marine · Remote · Africa". A dot stays at the end of its line. */
export const byLine = ({ company, location }: Pick<Job, 'company' | 'location'>): string =>
  [company || unnamedCompany, location].filter(Boolean).join(' · ').replaceAll(' · ', '\u00a0· ')

export const payWords = (pay: Job['pay']): string =>
  pay === null || pay.text === '' ? 'Pay not stated' : `${pay.text}${pay.isEstimate ? ' (estimate)' : ''}`

/** The address of an advert, if it leads to a page on the web. */
export const webAddress = (url: string): string | undefined => (/^https?:\/\//i.test(url) ? url : undefined)
