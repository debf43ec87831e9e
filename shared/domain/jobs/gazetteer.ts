import { nigerianStates } from '../../lists.ts'
import { once } from '../../once.ts'
import { listed } from '../listed.ts'
import { fold } from './fold.ts'
import gazetteer from './gazetteer.json' with { type: 'json' }

/*
 * `gazetteer.json`: lists are names with ` | ` between them. A town is `name = other spelling = …`, the best known town of
 * a state first. A country stands under its ISO 3166 code; `also`, `cities` and `regions` are what adverts write for it.
 * `name` is given only where adverts use another name than `Intl` has, or where versions of `Intl` differ. Names that are
 * ordinary words besides (Nice, Reading, Mobile, Bath) are left out, because they would be found everywhere.
 */

type State = (typeof nigerianStates)[number]
type CountryEntry = {
  readonly name?: string
  readonly also?: string
  readonly cities?: string
  readonly regions?: string
}
type Country = { readonly code: string; readonly name: string; readonly entry: CountryEntry }

// All tables are made at their first use, because functions that only may need them start faster.
const englishNames = once(() => new Intl.DisplayNames('en', { type: 'region' }))

const countriesOf = (entries: Readonly<Record<string, CountryEntry>>): readonly Country[] =>
  Object.entries(entries).map(([code, entry]) => ({
    code,
    name: entry.name ?? englishNames().of(code) ?? code,
    entry,
  }))

const { africa, europe, americas, asia } = gazetteer.countries

/** The continents that adverts name, and the countries of each. Oceania counts as Asia, as on the boards. */
export const continents = once(() => ({
  africa: countriesOf(africa),
  europe: countriesOf(europe),
  americas: countriesOf(americas),
  asia: countriesOf(asia),
}))

/** Cities and states with one name, where people mean the city by the state and the other way round. */
export const metropolises: Readonly<Record<string, State>> = { Lagos: 'Lagos', Abuja: 'FCT' }

const metropolisOf = new Map(
  Object.entries(metropolises).map(([city, state]): [string, string] => [state, city]),
)

/** The city that a quarter belongs to: Lagos for Ajah. Null for another town. */
export const metropolisAround = ({ state }: { readonly state: string | null }): string | null =>
  metropolisOf.get(state ?? '') ?? null

export const isMetropolis = ({
  city,
  state,
}: {
  readonly city: string | null
  readonly state: string | null
}): boolean => city !== null && state !== null && metropolises[city] === state

/** Names that are also words or first names: they count as places only when nothing else is named. */
export const weakNames: ReadonlySet<string> = new Set(gazetteer.alsoOrdinaryWords.split(' '))

/** The place that a name means. Regions of other countries have no entry of their own. */
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

const countries = once(() => Object.values(continents()).flat())
const namesOf = ({ name, entry }: Country): string[] => [name, ...listed(entry.also)]

const byCode = once(() => new Map(countries().map(country => [country.code, country])))
const byName = once(
  () => new Map(countries().flatMap(country => namesOf(country).map(name => [placeKey(name), country.code]))),
)

/** `Nigeria` for NG; undefined for codes that we do not know. */
export const countryName = (code: string): string | undefined => byCode().get(code)?.name

/** NG for `Nigeria` and `Naija`. Only names of countries: Niger is the republic, and so is Benin. */
export const countryNamed = (name: string): string | undefined => byName().get(placeKey(name))

/** NG for `Nigeria` and for `ng`. */
export const countryCode = (name: string): string | undefined => {
  const code = name.trim().toUpperCase()
  return countryNamed(name) ?? (byCode().has(code) ? code : undefined)
}

const placesByName = once(() => {
  const known = new Map<string, Known>()

  // The first place that is added keeps the name.
  const add = (spelling: string, place: Known) => {
    const key = placeKey(spelling)
    if (!known.has(key)) known.set(key, place)
  }

  for (const state of nigerianStates)
    for (const town of listed(gazetteer.townsOfNigeria[state])) {
      const [name = '', ...others] = town.split(' = ')
      for (const spelling of [name, ...others])
        add(spelling, { kind: 'city', name, city: name, state, country: 'NG' })
    }

  const stateNames = [
    ...nigerianStates.map(state => [state, state]),
    ...Object.entries(gazetteer.otherStateNames),
  ]
  for (const [spelling = '', state = ''] of stateNames) {
    const place = { kind: 'state', name: state, city: null, state, country: 'NG' } as const
    add(`${spelling} State`, place)
    add(spelling, place)
  }

  // The city is meant unless its state is named beside it.
  add('New York', { kind: 'city', name: 'New York', city: 'New York', state: null, country: 'US' })

  for (const country of countries()) {
    const inside = { state: null, country: country.code }
    for (const name of namesOf(country))
      add(name, { kind: 'country', name: country.name, city: null, ...inside })
    for (const name of listed(country.entry.cities)) add(name, { kind: 'city', name, city: name, ...inside })
    for (const name of listed(country.entry.regions))
      add(name, { kind: 'region', name, city: null, ...inside })
  }
  return known
})

/** The place that a name in the spelling of `placeKey` means. */
export const knownPlace = (key: string): Known | undefined => placesByName().get(key)

const statesOfAmerica = new Set(gazetteer.statesOfAmerica.split(' '))

/** Whether letters are a state of the USA, such as MI in `Caledonia, MI`. */
export const isStateOfAmerica = (letters: string): boolean => statesOfAmerica.has(letters)

/** The country of two capital letters after a city: `Lagos, NG`, `Chicago, IL`, `Berlin, DE`. */
export const countryOfLetters = (letters: string, cityIn: string | null): string | undefined => {
  if (letters === cityIn) return letters
  if (statesOfAmerica.has(letters)) return 'US'
  return byCode().has(letters) ? letters : undefined
}
