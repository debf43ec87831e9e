import { countryName } from '../../../shared/domain/jobs/gazetteer/lookup.ts'
import type { Place, Posting } from '../../../shared/domain/jobs/posting.ts'
import { regionName } from './open-to.ts'

const shown = 3

const few = (names: readonly string[]): string => {
  const different = [...new Set(names)].filter(name => name !== '')
  const more = different.length - shown
  return more > 0 ? `${different.slice(0, shown).join(', ')} and ${more} more` : different.join(', ')
}

/** Abroad the country belongs to the city. */
const placeName = ({ text, city, state, country }: Place): string => {
  const name = city ?? state
  if (!name) return (country && countryName(country)) ?? text
  const abroad = country !== null && country !== 'NG' ? countryName(country) : undefined
  return abroad ? `${name}, ${abroad}` : name
}

const openName = (openTo: string): string => regionName(openTo) ?? countryName(openTo) ?? openTo

/** Where a job is, as a card shows it: `Lagos`, `Hybrid · Abuja`, `Remote · Africa`. Empty: not said. */
export const locationOf = ({
  places,
  workplace,
  openTo,
}: Pick<Posting, 'places' | 'workplace' | 'openTo'>) => {
  const where = few(places.map(placeName))
  if (workplace === 'remote')
    return ['Remote', few(openTo.map(openName)) || where].filter(Boolean).join(' · ')
  if (workplace === 'hybrid') return ['Hybrid', where].filter(Boolean).join(' · ')
  return where
}
