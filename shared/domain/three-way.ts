import { isSameJson } from '../json.ts'

// A three-way merge: two devices changed one thing, and the version that both began with says who changed what.

/** What two sides have. After a merge each also has what only the other changed. They differ where both changed the same. */
export type Sides<T> = { readonly theirs: T; readonly mine: T }
export type Merge<T> = (before: T, sides: Sides<T>) => Sides<T>

/** Merges one value. `merge` joins it if both sides changed it; without that, it is changed as a whole. */
export const merged = <T>(before: T, sides: Sides<T>, merge: Merge<T> = (_, both) => both): Sides<T> => {
  const { theirs, mine } = sides
  if (isSameJson(before, mine)) return { theirs, mine: theirs }
  if (isSameJson(before, theirs) || isSameJson(theirs, mine)) return { theirs: mine, mine }
  return merge(before, sides)
}

/** How surely two items are about one thing, from 0 to 2; 0: they are not. */
type Likeness<Item> = (one: Item, other: Item) => number

/** For each item its place among the known ones, the surest first, each place once; -1: it is not among them. */
export const placesAmong = <Item>(
  known: readonly Item[],
  items: readonly Item[],
  likeness: Likeness<Item>,
): number[] => {
  const places = items.map(() => -1)
  const isMatch = (least: number, one: Item, other: Item): boolean =>
    least > 2 ? isSameJson(one, other) : likeness(one, other) >= least
  for (const least of [3, 2, 1])
    for (const [at, item] of items.entries())
      if (places[at] === -1)
        places[at] = known.findIndex((other, place) => !places.includes(place) && isMatch(least, other, item))
  return places
}

const isAscending = (places: readonly number[]): boolean =>
  places.every((place, at) => place > (places[at - 1] ?? -1))

/**
 * Merges two lists item by item. `mergeItem` joins an item that both sides changed. Two lists that were both put into
 * another order stay as they are.
 */
export const mergedLists = <Item>(
  before: readonly Item[],
  { theirs, mine }: Sides<Item[]>,
  likeness: Likeness<Item>,
  mergeItem?: Merge<Item>,
): Sides<Item[]> => {
  const withNew = (known: readonly Item[], items: readonly Item[]): readonly Item[] => {
    const places = placesAmong(known, items, likeness)
    return [...known, ...items.filter((_, at) => places[at] === -1)]
  }
  const all = withNew(withNew(before, mine), theirs)
  // An item is the same in all lists where it has the same number.
  const [theirNumbers, myNumbers] = [placesAmong(all, theirs, likeness), placesAmong(all, mine, likeness)]
  const isInOrder = (numbers: readonly number[]): boolean =>
    isAscending(numbers.filter(number => number < before.length))
  if (!isInOrder(theirNumbers) && !isInOrder(myNumbers)) return { theirs, mine }

  // The order of the side that changed it. What only the other side has stands below what it stands below there.
  const [order, other] = isInOrder(myNumbers)
    ? [[...theirNumbers], myNumbers]
    : [[...myNumbers], theirNumbers]
  for (const [at, number] of other.entries()) {
    const above = other[at - 1]
    if (!order.includes(number)) order.splice(above === undefined ? 0 : order.indexOf(above) + 1, 0, number)
  }
  const items = order.map((number): Sides<Item | undefined> => {
    const was = before[number]
    const [their, my] = [theirs[theirNumbers.indexOf(number)], mine[myNumbers.indexOf(number)]]
    if (was === undefined || their === undefined || my === undefined)
      return merged<Item | undefined>(was, { theirs: their, mine: my })
    return merged(was, { theirs: their, mine: my }, mergeItem)
  })
  const left = (side: keyof Sides<Item>): Item[] =>
    items.flatMap(item => (item[side] === undefined ? [] : [item[side]]))
  return { theirs: left('theirs'), mine: left('mine') }
}
