import { mayApplyFrom } from '../../../shared/domain/jobs/open-to.ts'

/** The values of `openTo` that are no country, and what they are called. */
const regions: Readonly<Record<string, string>> = {
  worldwide: 'Worldwide',
  africa: 'Africa',
  emea: 'EMEA',
  europe: 'Europe',
  americas: 'Americas',
  asia: 'Asia',
}

export const regionName = (openTo: string): string | undefined => regions[openTo]

/** Everything that remote work may be open to, for somebody in a country to be among those who may apply. */
export const openingsFor = (country: string): string[] =>
  [...Object.keys(regions), country].filter(openTo => mayApplyFrom([openTo], country))

/** The regions that a country is in. */
export const regionsOf = (country: string): string[] =>
  openingsFor(country).filter(openTo => openTo !== country && openTo !== 'worldwide')

/** The same for a filter of the search: of Africa, wherever in it somebody is. */
export const openingsOf = (filter: 'nigeria' | 'africa' | 'worldwide'): string[] => {
  if (filter === 'nigeria') return openingsFor('NG')
  return filter === 'africa' ? ['worldwide', 'africa', 'emea'] : ['worldwide']
}
