import * as z from 'zod'
import { readContent } from '../../content.ts'

/** The place of the work, as far as an advert names it. */
export type Place = {
  /** A part of the city; empty for the whole city. */
  readonly area: string
  readonly city: string
  /** The state, province or county; empty where nothing is said. */
  readonly region: string
  readonly country: string
  /** The country code by ISO 3166 alpha-2, in capitals. */
  readonly code: string
}

/** Names a place as people of the country do: `Lekki, Lagos`. */
export const shortPlace = ({ area, city }: Place): string => (area ? `${area}, ${city}` : city)

/** Names a place as an international board does: `Lagos, Nigeria`. */
export const longPlace = ({ city, country }: Place): string => [city, country].filter(Boolean).join(', ')

/** The cities of each country: the name, the region, and the parts that adverts name. */
const countries = readContent(
  'jobs/places.json',
  z.array(
    z.strictObject({
      country: z.string(),
      code: z.string(),
      cities: z.array(z.tuple([z.string(), z.string()], z.string())),
    }),
  ),
)

const places: readonly Place[] = countries.flatMap(({ country, code, cities }) =>
  cities.flatMap(([city, region, ...areas]) =>
    (areas.length > 0 ? areas : ['']).map(area => ({ area, city, region, country, code })),
  ),
)

export const placesIn = (city: string): readonly Place[] => places.filter(place => place.city === city)

/**
 * Returns the place that a text such as `Ikeja, Lagos` names: a known place, or else a city of Nigeria by that name.
 */
export const placeNamed = (text: string): Place => {
  const [first = '', second = ''] = text.split(',').map(part => part.trim())
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  const known =
    places.find(({ area, city }) => same(area, first) && (!second || same(city, second))) ??
    places.find(({ city }) => same(city, first))
  if (!known)
    return { area: '', city: first, region: '', country: second || 'Nigeria', code: second ? '' : 'NG' }
  return same(known.city, first) ? { ...known, area: '' } : known
}
