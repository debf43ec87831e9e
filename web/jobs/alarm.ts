import type { Job } from '../../shared/api/jobs.ts'
import { isSerious } from '../../shared/domain/jobs/severity.ts'
import type { WarningKind } from '../../shared/lists.ts'

const warningLabels: Record<WarningKind, string> = {
  'asks-for-money': 'Asks for money',
  'asks-for-secrets': 'Asks for secret data',
  'imitated-employer': 'May be a fake employer',
  'unrealistic-pay': 'Pay is too high to be true',
  'chat-only-contact': 'Contact only by chat',
  'free-mail-contact': 'Private email address',
  'no-salary': 'No salary',
  'no-employer': 'No employer named',
}
const worstFirst = Object.keys(warningLabels)

/** How bad the warnings of a job are, the label of the worst, and all reasons; null without warnings. */
export const alarmOf = (warnings: Job['warnings']) => {
  const sorted = [...warnings].sort((a, b) => worstFirst.indexOf(a.kind) - worstFirst.indexOf(b.kind))
  const [worst] = sorted
  if (!worst) return null
  const isMild = !isSerious(warnings)
  return {
    tone: isMild ? ('warning' as const) : ('error' as const),
    label: warningLabels[worst.kind],
    lead: isMild ? 'Look closely.' : 'Be careful.',
    reasons: sorted.map(({ says }) => says).join(' '),
  }
}
