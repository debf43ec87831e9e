import { mayApplyFrom } from '../../../shared/domain/jobs/open-to.ts'

/** The names of the values of `openTo` that are not countries. */
const regions: Readonly<Record<string, string>> = {
  worldwide: 'Worldwide',
  africa: 'Africa',
  emea: 'EMEA',
  europe: 'Europe',
  americas: 'Americas',
  asia: 'Asia',
}

export const regionName = (openTo: string): string | undefined => regions[openTo]

/** All values of `openTo` that include a country. */
export const openingsFor = (country: string): string[] =>
  [...Object.keys(regions), country].filter(openTo => mayApplyFrom([openTo], country))

export const regionsOf = (country: string): string[] =>
  openingsFor(country).filter(openTo => openTo !== country && openTo !== 'worldwide')

/** The values of `openTo` that a filter of the search includes. */
export const openingsOf = (filter: 'nigeria' | 'africa' | 'worldwide'): string[] => {
  if (filter === 'nigeria') return openingsFor('NG')
  return filter === 'africa' ? ['worldwide', 'africa', 'emea'] : ['worldwide']
}
