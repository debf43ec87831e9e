import { fold } from '../jobs/fold.ts'
import { oneLine } from './plain-words.ts'

/** Texts on one line each, those that say the same but once: as it is said first. */
export const distinct = (texts: readonly string[]): string[] => {
  const said = new Map<string, string>()
  for (const text of texts.map(oneLine)) if (!said.has(fold(text))) said.set(fold(text), text)
  said.delete('')
  return [...said.values()]
}

/** The parts of a list as people type it: commas, semicolons or lines between, but not commas in brackets. */
export const itemsOf = (text: string): string[] => distinct(text.split(/[\n;•]|,(?![^()\n]{0,200}\))/))

/** The same items, those first that somebody named first. Items that only they name are left out. */
export const inOrderOf = (own: readonly string[], named: readonly string[]): string[] => {
  const places = new Map(distinct(named).map((item, place) => [fold(item), place] as const))
  const placeOf = (item: string): number => places.get(fold(item)) ?? named.length
  return own.toSorted((one, other) => placeOf(one) - placeOf(other))
}
