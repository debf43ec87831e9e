import type { Job } from '../../../shared/api/jobs.ts'
import type { careerLevels, employmentTypes, WarningKind, workplaces } from '../../../shared/lists.ts'
import { unnamedCompany } from './track-form.ts'

export const typeLabels: Record<(typeof employmentTypes)[number], string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
}

export const searchTypeChoices = [
  { value: 'all', label: 'All' },
  { value: 'full-time', label: 'Full-time' },
  { value: 'part-time', label: 'Part-time' },
  { value: 'contract', label: 'Contract' },
  { value: 'remote', label: 'Remote' },
] as const

export const workplaceLabels: Record<(typeof workplaces)[number], string> = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
}

export const levelLabels: Record<(typeof careerLevels)[number], string> = {
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  executive: 'Executive',
}

const warningLabels: Record<WarningKind, string> = {
  'asks-for-money': 'Asks for money',
  'asks-for-secrets': 'Asks for secrets',
  'imitated-employer': 'May be an imitation',
  'unrealistic-pay': 'Pay too good',
  'chat-only-contact': 'Chat contact only',
  'free-mail-contact': 'Private mail address',
  'no-employer': 'No employer named',
}

/** Of several signs, what the badge says is the worst. */
const worstFirst = Object.keys(warningLabels)

/** Signs that many an honest advert shows too. */
const mild: readonly WarningKind[] = ['no-employer', 'free-mail-contact']

/** How grave the warnings are together, the worst of them in a few words, and all reasons; null where there is none. */
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

/** Whose job it is, and where: "Makoko Marine · Remote · Africa". A dot stays at the end of its line. */
export const byLine = ({ company, location }: Pick<Job, 'company' | 'location'>): string =>
  [company || unnamedCompany, location].filter(Boolean).join(' · ').replaceAll(' · ', '\u00a0· ')

export const payWords = (pay: Job['pay']): string =>
  pay === null || pay.text === '' ? 'Pay not stated' : `${pay.text}${pay.isEstimate ? ' (estimate)' : ''}`

/** Only what leads to a page on the web is made a link. */
export const linkTo = (url: string): string | undefined => (/^https?:\/\//i.test(url) ? url : undefined)
