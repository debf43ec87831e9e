import { nigerianStates } from '../../../lists.ts'
import { listed } from '../../listed.ts'
import gazetteer from '../gazetteer.json' with { type: 'json' }
import { type Known, knownPlace, placeKey, weakNames } from '../gazetteer.ts'
import { skillNamed } from '../skills.ts'
import { slips } from '../slips.ts'
import { jobWords, wordSet } from './pieces.ts'
import lists from './query-words.json' with { type: 'json' }

/** `Oyo State` for the state. A city with the name of its state keeps the plain name. */
export const placeLabel = ({ kind, name }: Known): string =>
  kind === 'state' && name !== 'FCT' ? `${name} State` : name

/** The shortest name that may be misspelt, and the shortest that may have two slips. */
const [shortest, shortestForTwo] = [5, 8]

const realWords = wordSet(lists.realWords)
const towns = Object.values(gazetteer.townsOfNigeria).flatMap(text => listed(text))
const names = [
  ...towns.flatMap(town => town.split(' = ')),
  ...nigerianStates.flatMap(state => [state, `${state} State`]),
  ...listed(lists.misspeltAbroad),
].map(placeKey)
/** A slip in the first letter is rare, so that this letter finds the names. */
const byLetter = Map.groupBy(
  names.filter(name => name.length >= shortest && !weakNames.has(name)),
  name => name[0],
)

/** The place that a misspelt name means; null: none, or several that are as similar. */
export const misspeltPlace = (typed: string): Known | null => {
  if (typed.length < shortest || realWords.has(typed) || jobWords.has(typed) || skillNamed(typed)) return null
  let least = Number.POSITIVE_INFINITY
  let found = new Map<string, Known>()
  for (const name of byLetter.get(typed[0]) ?? []) {
    const most = Math.min(name.length, typed.length) >= shortestForTwo ? 2 : 1
    if (Math.abs(name.length - typed.length) > most) continue
    const [count, place] = [slips(typed, name), knownPlace(name)]
    if (!place || count > most || count > least) continue
    if (count < least) found = new Map()
    least = count
    found.set(placeLabel(place), place)
  }
  const [place] = found.values()
  return found.size === 1 && place ? place : null
}
