import { isSameJson } from '../../shared/json.ts'
import type { Difference } from './two-versions.tsx'

/** The names of the fields that are not as they were. Lists count as changed when their entries or their order did. */
export const changedFields = <Fields extends object>(before: Fields, after: Fields): (keyof Fields)[] => {
  const names = Object.keys(after).filter((name): name is keyof Fields & string => name in before)
  return names.filter(name => !isSameJson(before[name], after[name]))
}

/** The fields that two sides changed, and not to the same value. The fields `asOne` count as one field. */
export const clashingFields = <Fields extends object>(
  before: Fields,
  theirs: Fields,
  mine: Fields,
  asOne: readonly (keyof Fields)[] = [],
): (keyof Fields)[] => {
  const sides = [changedFields(before, theirs), changedFields(before, mine)]
  const bothChanged = (names: readonly (keyof Fields)[]): boolean =>
    sides.every(side => names.some(name => side.includes(name)))
  return changedFields(theirs, mine).filter(name => bothChanged(asOne.includes(name) ? asOne : [name]))
}

/** These fields of a whole. */
export const pick = <Whole extends object>(
  whole: Partial<Whole>,
  names: readonly (keyof Whole)[],
): Partial<Whole> => {
  const part: Partial<Whole> = {}
  for (const name of names) part[name] = whole[name]
  return part
}

/**
 * Compares what was changed elsewhere with what the person typed, for the fields that a save would overwrite. `shown` is
 * a field as it is read.
 */
export const differencesOf =
  <Field extends string, Values>(
    fields: readonly Field[],
    labels: Readonly<Record<Field, string>>,
    shown: (values: Partial<Values>, field: Field) => string,
  ) =>
  (theirs: Partial<Values>, mine: Partial<Values>): Difference[] =>
    fields
      .filter(field => field in mine)
      .map(field => ({ name: labels[field], theirs: shown(theirs, field), mine: shown(mine, field) }))
      .filter(difference => difference.theirs !== difference.mine)
