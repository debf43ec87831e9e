import { type Alert, type AlertForm, alertMatchesCounted } from '../../../shared/api/alerts.ts'
import type { Settings } from '../../../shared/api/settings.ts'
import { effective } from '../../../shared/domain/notification-switches.ts'
import { inNaira } from '../../../shared/domain/plan.ts'
import { spokenList } from '../../../shared/domain/spoken-list.ts'
import { searchTypeChoices } from '../../jobs/search-types.ts'

export const alertLabels = {
  title: 'Title',
  keywords: 'Keywords',
  location: 'Location',
  jobType: 'Job type',
  salaryMin: 'Minimum salary',
  salaryMax: 'Maximum salary',
  frequency: 'How often',
  byMail: 'By email too',
} as const satisfies Partial<Record<keyof AlertForm, string>>

/** How many places a hint names. */
const placesNamed = 3

export const labelIn = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find(choice => choice.value === value)?.label ?? value

/** `₦250,000 to ₦400,000 a month`; empty where no pay is named. */
export const payWords = (salaryMin: number | null, salaryMax: number | null): string => {
  const [low, high] = [salaryMin, salaryMax]
    .filter(amount => amount !== null)
    .sort((one, other) => one - other)
    .map(amount => inNaira(amount * 100))
  if (low === undefined) return ''
  if (high !== undefined) return `${low} to ${high} a month`
  return salaryMin === null ? `Up to ${low} a month` : `From ${low} a month`
}

/** `Lagos · Full-time · From ₦250,000 a month` */
export const narrowedTo = ({ location, jobType, salaryMin, salaryMax }: Alert): string =>
  [
    location || 'Anywhere',
    jobType === null ? 'All job types' : labelIn(searchTypeChoices, jobType),
    payWords(salaryMin, salaryMax) || 'Any pay',
  ].join(' · ')

/** `Jobs in Jos and Kano are not part of this alert.`: of the wanted places, those beside the one that it has. */
export const leftOutWords = (wanted: readonly string[], place: string): string => {
  const others = wanted.filter(each => each !== place)
  if (others.length === 0 || others.length === wanted.length) return ''
  const more = others.length - placesNamed
  const named = [...others.slice(0, placesNamed), ...(more > 0 ? [`${more} more`] : [])]
  return `Jobs in ${spokenList(named)} are not part of this alert.`
}

/** What is switched off: all notifications, or the mails of alerts; null: neither. */
export type Silenced = 'all' | 'mail' | null

export const silencedBy = (settings: Settings | undefined): Silenced => {
  if (!settings) return null
  const { notificationsEnabled, jobAlerts } = effective(settings)
  if (!notificationsEnabled) return 'all'
  return jobAlerts ? null : 'mail'
}

export const wayWords = (byMail: boolean, silenced: Silenced): string => {
  if (silenced === 'all') return 'shown only here'
  return byMail && silenced === null ? 'in the app and by email' : 'in the app'
}

/** How many jobs match a new alert: `3 jobs match it now.` Empty where nobody could look. */
export const matchingWords = (matching: number | null | undefined): string => {
  if (matching === null || matching === undefined) return ''
  if (matching === 0) return 'No job matches it now.'
  if (matching === 1) return '1 job matches it now.'
  return `${matching}${matching >= alertMatchesCounted ? ' or more' : ''} jobs match it now.`
}
