import type { Job } from '../../../shared/api/jobs.ts'
import type { employmentTypes, WarningKind, workplaces } from '../../../shared/lists.ts'
import { companyLine } from '../../applications/job-name.ts'
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
  onsite: 'Onsite',
  hybrid: 'Hybrid',
  remote: 'Remote',
}

const warningLabels: Record<WarningKind, string> = {
  'asks-for-money': 'Asks for money',
  'asks-for-secrets': 'Asks for secret data',
  'imitated-employer': 'May be a fake employer',
  'unrealistic-pay': 'Pay is too high to be true',
  'chat-only-contact': 'Contact only by chat',
  'free-mail-contact': 'Private email address',
  'no-employer': 'No employer named',
}
const worstFirst = Object.keys(warningLabels)

/** Many honest adverts have these warnings, too. */
const mild: readonly WarningKind[] = ['no-employer', 'free-mail-contact']

/** How bad the warnings of a job are, the label of the worst, and all reasons; null without warnings. */
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

export const byLine = ({ company, location }: Pick<Job, 'company' | 'location'>): string =>
  companyLine(company || unnamedCompany, location)

export const payWords = (pay: Job['pay']): string =>
  pay === null || pay.text === '' ? 'Pay not stated' : `${pay.text}${pay.isEstimate ? ' (estimate)' : ''}`

/** The address, if it is http or https. */
export const webAddress = (url: string): string | undefined => (/^https?:\/\//i.test(url) ? url : undefined)
