import { nigerianStates } from '../../../lists.ts'
import { fold } from '../fold.ts'
import { countriesOfAfrica } from './africa.ts'
import { countriesOfAmerica } from './americas.ts'
import { countriesOfAsia } from './asia.ts'
import type { Country } from './country.ts'
import { countriesOfEurope } from './europe.ts'
import { statesBesides, townsOfNigeria } from './nigeria.ts'

/** What a name stands for. A region of another country has no name of its own here. */
export type Known = {
  readonly kind: 'city' | 'state' | 'region' | 'country'
  readonly name: string
  readonly city: string | null
  readonly state: string | null
  readonly country: string
}

/** One spelling of a place's name: without case, accents, points and hyphens. */
export const placeKey = (text: string): string =>
  fold(text)
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The continents that adverts open their work to, and the countries of each. */
export const continents = {
  africa: countriesOfAfrica,
  europe: countriesOfEurope,
  americas: countriesOfAmerica,
  asia: countriesOfAsia,
} as const

const countries = Object.values(continents).flat()

const byCode = new Map(countries.map(country => [country.code, country]))
const byName = new Map(
  countries.flatMap(country => [country.name, ...country.also].map(name => [placeKey(name), country.code])),
)

/** `Nigeria` for NG; undefined for codes that we do not know. */
export const countryName = (code: string): string | undefined => byCode.get(code)?.name

/** NG for `Nigeria` and `Naija`. Names of countries alone: Niger is the republic, and Benin too. */
export const countryNamed = (name: string): string | undefined => byName.get(placeKey(name))

/** NG for `Nigeria` and for `ng`. */
export const countryCode = (name: string): string | undefined => {
  const code = name.trim().toUpperCase()
  return countryNamed(name) ?? (byCode.has(code) ? code : undefined)
}

const known = new Map<string, Known>()

/** Who comes first keeps the name. */
const add = (spelling: string, place: Known) => {
  const key = placeKey(spelling)
  if (!known.has(key)) known.set(key, place)
}

for (const state of nigerianStates)
  for (const town of townsOfNigeria[state]) {
    const [name = '', ...others] = town.split('=')
    const place = { kind: 'city', name, city: name, state, country: 'NG' } as const
    for (const spelling of [name, ...others]) add(spelling, place)
  }

const stateNames: readonly (readonly [string, string])[] = [
  ...nigerianStates.map(state => [state, state] as const),
  ...Object.entries(statesBesides),
]
for (const [spelling, state] of stateNames) {
  const place = { kind: 'state', name: state, city: null, state, country: 'NG' } as const
  add(`${spelling} State`, place)
  add(spelling, place)
}

const addCountry = (country: Country) => {
  const inside = { state: null, country: country.code }
  for (const name of [country.name, ...country.also])
    add(name, { kind: 'country', name: country.name, city: null, ...inside })
  for (const name of country.cities) add(name, { kind: 'city', name, city: name, ...inside })
  for (const name of country.regions ?? []) add(name, { kind: 'region', name, city: null, ...inside })
}
// The city is meant, unless its state is named beside it.
add('New York', { kind: 'city', name: 'New York', city: 'New York', state: null, country: 'US' })
for (const country of countries) addCountry(country)

/** What a name, in `placeKey`'s spelling, stands for. */
export const knownPlace = (key: string): Known | undefined => known.get(key)

const statesOfAmerica = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY DC'
  ).split(' '),
)

/** MI, in `Caledonia, MI`. */
export const isStateOfAmerica = (letters: string): boolean => statesOfAmerica.has(letters)

/** The country of two capitals behind a city: `Lagos, NG`, `Chicago, IL`, `Berlin, DE`. */
export const countryOfLetters = (letters: string, cityIn: string | null): string | undefined => {
  if (letters === cityIn) return letters
  if (statesOfAmerica.has(letters)) return 'US'
  return byCode.has(letters) ? letters : undefined
}

/** Names that are words or first names besides: they are places only where nothing else is said. */
export const weakNames: ReadonlySet<string> = new Set(
  (
    'us sa vi ph phc pa uk america rivers plateau delta niger brass bali bo ore okada chevron marina allen berger anthony ' +
    'apo idu ede iwo owo ojo saki udi ketu orile masaka split cork porto columbus charlotte sf jordan chad georgia ' +
    'guinea wales kent essex cali washington virginia victoria kingston wellington santiago goma gao koko bama maryland ' +
    'sango ife beira pemba marketing perth florence naples adelaide aba abj eko jos jakande vom numan bonny orlu ' +
    'free state tunis linz varna leeds'
  ).split(' '),
)
