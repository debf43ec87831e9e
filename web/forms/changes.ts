import { type Merge, merged, type Sides } from '../../shared/domain/three-way.ts'
import { isSameJson } from '../../shared/json.ts'
import type { Difference } from './two-versions.tsx'

/** The names of the fields that are not as they were. Lists count as changed when their entries or their order did. */
export const changedFields = <Fields extends object>(before: Fields, after: Fields): (keyof Fields)[] => {
  const names = Object.keys(after).filter((name): name is keyof Fields & string => name in before)
  return names.filter(name => !isSameJson(before[name], after[name]))
}

/** How fields are merged that consist of parts. */
export type Mergers<Fields> = { readonly [Name in keyof Fields]?: Merge<Fields[Name]> }

/** Merges a form field by field. */
export const mergedFields = <Fields extends object>(
  before: Fields,
  { theirs, mine }: Sides<Fields>,
  mergers: Mergers<Fields> = {},
): Sides<Fields> => {
  const both = { theirs: { ...theirs }, mine: { ...mine } }
  const merge = <Name extends keyof Fields>(name: Name): void => {
    const field = merged(before[name], { theirs: theirs[name], mine: mine[name] }, mergers[name])
    both.theirs[name] = field.theirs
    both.mine[name] = field.mine
  }
  for (const name of changedFields(theirs, mine)) merge(name)
  return both
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
