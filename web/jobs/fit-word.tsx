import type { Job } from '../../shared/api/jobs.ts'
import type { FitWord } from '../../shared/lists.ts'
import { Badge } from '../ui/badge.tsx'
import { alarmOf } from './alarm.ts'

/** The words are the same on every screen. */
export const fitLooks = {
  strong: { label: 'Strong', tone: 'success' },
  fair: { label: 'Fair', tone: 'brand' },
  stretch: { label: 'Stretch', tone: 'neutral' },
  other: { label: 'Other work', tone: 'neutral' },
  closed: { label: 'Not open to you', tone: 'warning' },
} as const satisfies Record<FitWord, object>

/** The worst sign of a warned advert, else how well the job fits. */
export const signOf = ({ fit, warnings }: Pick<Job, 'fit' | 'warnings'>) =>
  alarmOf(warnings) ?? (fit && fitLooks[fit.word])

export const SignBadge = ({ job }: { job: Job }) => {
  const sign = signOf(job)
  return sign && <Badge tone={sign.tone}>{sign.label}</Badge>
}

/** How well a job fits the person, in one word. */
export const FitBadge = ({ word }: { word: FitWord }) => {
  const { label, tone } = fitLooks[word]
  return <Badge tone={tone}>{label}</Badge>
}
