const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The names of the fields that are not as they were. Lists count as changed when their entries or their order did. */
export const changedFields = <Fields extends object>(before: Fields, after: Fields): (keyof Fields)[] => {
  const names = Object.keys(after).filter((name): name is keyof Fields & string => name in before)
  return names.filter(name => !same(before[name], after[name]))
}

/** These fields of a whole. */
export const pick = <Whole extends object>(whole: Whole, names: readonly (keyof Whole)[]): Partial<Whole> => {
  const part: Partial<Whole> = {}
  for (const name of names) part[name] = whole[name]
  return part
}
