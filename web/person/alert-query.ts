import { alertJobType, alertKeywordsAtMost } from '../../shared/api/alerts.ts'
import type { Preferences } from '../../shared/api/preferences.ts'
import { workplaces } from '../../shared/lists.ts'
import type { AlertQuery } from '../paths.ts'

const atWorkplaces: readonly string[] = workplaces

/**
 * An alert takes one type: undefined where the person looks for several. A workplace beside kinds of work, such as the
 * `onsite` that is chosen at first, is no second type.
 */
const typeOf = ({ jobTypes, remoteOnly }: Preferences): AlertQuery['type'] => {
  if (remoteOnly) return 'remote'
  const kinds = jobTypes.filter(type => !atWorkplaces.includes(type))
  const [only, ...others] = kinds.length > 0 ? kinds : jobTypes
  return others.length > 0 ? undefined : alertJobType.safeParse(only).data
}

/** The job preferences as the address of a new alert; null: they name nothing to look for. */
export const alertQueryOf = (preferences: Preferences): AlertQuery | null => {
  const { jobTitles, keywords, locations, currency, salaryMin, salaryMax } = preferences
  const words = (jobTitles.length > 0 ? jobTitles : keywords).slice(0, alertKeywordsAtMost)
  if (words.length === 0) return null
  const type = typeOf(preferences)
  const pay = currency === 'NGN'
  return {
    q: words.join(','),
    ...(locations[0] && { location: locations[0] }),
    ...(locations.length > 1 && { places: locations.join(' or ') }),
    ...(type && { type }),
    ...(pay && salaryMin !== null && { min: salaryMin }),
    ...(pay && salaryMax !== null && { max: salaryMax }),
  }
}
