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

const sideNames = ['theirs', 'mine'] as const
type SideName = (typeof sideNames)[number]

/** How surely two items are about one thing: 0, they are not; below 1, one may be the other after it got another name. */
export type LikenessOf<Item> = (one: Item, other: Item) => number

/** For each item its place among the known ones, the surest first, each place once; -1: it is not among them. */
export const placesAmong = <Item>(
  known: readonly Item[],
  items: readonly Item[],
  likenessOf: LikenessOf<Item>,
): number[] => {
  const texts = known.map(item => JSON.stringify(item))
  const pairs = items.flatMap((item, at) => {
    const text = JSON.stringify(item)
    return known
      .map((other, place) => ({
        at,
        place,
        likeness: text === texts[place] ? Number.MAX_VALUE : likenessOf(other, item),
      }))
      .filter(({ likeness }) => likeness > 0)
  })
  const places = items.map(() => -1)
  const taken = new Set<number>()
  for (const { at, place } of pairs.sort((one, other) => other.likeness - one.likeness))
    if (places[at] === -1 && !taken.has(place)) {
      places[at] = place
      taken.add(place)
    }
  return places
}

/** An item of a list. Equal items are different entries. */
type Entry<Item> = { readonly item: Item }
type Entries<Item> = readonly Entry<Item>[]

const without = <Item>(some: Entries<Item>, others: Entries<Item>): Entries<Item> =>
  some.filter(entry => !others.includes(entry))

/** How much two items with different names are alike at least if they are one, and nothing else says so. */
const leastAlike = 0.5

/** The entries of both sides and of the version before. What is one item, perhaps with another name, is one entry. */
const entriesOf = <Item>(before: readonly Item[], sides: Sides<Item[]>, likenessOf: LikenessOf<Item>) => {
  const entries = (items: readonly Item[]): Entries<Item> => items.map(item => ({ item }))
  const old = entries(before)
  const both = { theirs: entries(sides.theirs), mine: entries(sides.mine) }
  /** Makes one entry of two that are alike. */
  const pair = (known: Entries<Item>, others: Entries<Item>, likeness: LikenessOf<Item>): void => {
    /** No side has both. */
    const canBeOne = (one: Entry<Item>, other: Entry<Item>): boolean =>
      Object.values(both).every(side => !side.includes(one) || !side.includes(other))
    const places = placesAmong(known, others, (one, other) => {
      const likely = likeness(one.item, other.item)
      return likely > 0 && canBeOne(one, other) ? likely : 0
    })
    const same = new Map(others.map((entry, at) => [entry, known[places[at] ?? -1] ?? entry]))
    both.theirs = both.theirs.map(entry => same.get(entry) ?? entry)
    both.mine = both.mine.map(entry => same.get(entry) ?? entry)
  }
  const missingIn = (side: SideName): Entries<Item> => without(old, both[side])
  const addedIn = (side: SideName): Entries<Item> => without(both[side], old)
  const isUnchangedIn = (side: SideName, entry: Entry<Item>): boolean =>
    isSameJson(entry.item, sides[side][both[side].indexOf(entry)])
  /**
   * Finds the new items of a side that were missing ones before. Those that the other side has unchanged are left out,
   * because they are no question.
   */
  const pairRenamed = (side: SideName, likeness: LikenessOf<Item>): void => {
    const isOpen = (entry: Entry<Item>): boolean =>
      !isUnchangedIn(side === 'theirs' ? 'mine' : 'theirs', entry)
    pair(missingIn(side).filter(isOpen), addedIn(side).filter(isOpen), likeness)
  }
  const pairNew = (likeness: LikenessOf<Item>): void =>
    pair(without(addedIn('theirs'), both.mine), without(addedIn('mine'), both.theirs), likeness)
  const atLeast =
    (least: number): LikenessOf<Item> =>
    (one, other) => {
      const likely = likenessOf(one, other)
      return likely >= least ? likely : 0
    }

  // Equal items are one before others are compared.
  for (const side of sideNames) pair(old, both[side], () => 0)
  pairNew(() => 0)
  for (const side of sideNames) pair(missingIn(side), addedIn(side), atLeast(1))
  pairNew(atLeast(1))
  // An item with another name was the likest one that is missing.
  for (const side of sideNames) pairRenamed(side, atLeast(leastAlike))
  // Or the only one. Where a side has fewer new items than missing ones, it deleted some, and this cannot be told.
  const isReplaced = sideNames.every(side => missingIn(side).length <= addedIn(side).length)
  for (const side of sideNames)
    if (isReplaced && missingIn(side).length === 1 && addedIn(side).length === 1) pairRenamed(side, () => 1)
  pairNew(atLeast(leastAlike))
  return { old, ...both }
}

/**
 * Merges two lists item by item. `mergeItem` joins an item that both sides changed. Two lists that were put into different
 * orders stay as they are.
 */
export const mergedLists = <Item>(
  before: readonly Item[],
  sides: Sides<Item[]>,
  likenessOf: LikenessOf<Item>,
  mergeItem?: Merge<Item>,
): Sides<Item[]> => {
  const { old, theirs, mine } = entriesOf(before, sides, likenessOf)
  const inAll = old.filter(entry => theirs.includes(entry) && mine.includes(entry))
  const isInOrder = (entries: Entries<Item>, order: Entries<Item>): boolean => {
    const places = entries.map(entry => order.indexOf(entry)).filter(place => place !== -1)
    return places.every((place, at) => place > (places[at - 1] ?? -1))
  }
  const theirOrder = theirs.filter(entry => inAll.includes(entry))
  if (![inAll, theirOrder].some(order => isInOrder(mine, order)) && !isInOrder(theirs, inAll)) return sides

  // The order of the side that changed it. What only the other side has stands below what it stands below there.
  const [order, other] = isInOrder(theirs, inAll) ? [[...mine], theirs] : [[...theirs], mine]
  for (const [at, entry] of other.entries()) {
    const above = other[at - 1]
    if (!order.includes(entry)) order.splice(above === undefined ? 0 : order.indexOf(above) + 1, 0, entry)
  }
  return inSides(
    order.map(entry => {
      const was = old.includes(entry) ? entry.item : undefined
      const [their, my] = [sides.theirs[theirs.indexOf(entry)], sides.mine[mine.indexOf(entry)]]
      if (was === undefined || their === undefined || my === undefined)
        return merged<Item | undefined>(was, { theirs: their, mine: my })
      const isAlike = [their, my].every(item => likenessOf(was, item) >= leastAlike)
      return merged(was, { theirs: their, mine: my }, isAlike ? mergeItem : undefined)
    }),
  )
}

/** The items that each side has. */
export const inSides = <Item>(items: readonly Sides<Item | undefined>[]): Sides<Item[]> => {
  const left = (side: keyof Sides<Item>): Item[] =>
    items.flatMap(item => (item[side] === undefined ? [] : [item[side]]))
  return { theirs: left('theirs'), mine: left('mine') }
}
