/** Random draws that are the same for the same seed. */
export type Draws = {
  /** A number from 0 to just below 1. */
  readonly next: () => number
  /** A whole number from `from` to `to`, both included. */
  readonly whole: (from: number, to: number) => number
  readonly chance: (probability: number) => boolean
  readonly one: <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) => Item
  /** That number of different items, in the order of the list. */
  readonly some: <Item>(items: readonly Item[], count: number) => Item[]
  readonly shuffled: <Item>(items: readonly Item[]) => Item[]
}

/** Mulberry32: a small generator that is random enough for adverts. */
const mulberry32 = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** FNV-1a. Each part of the world has its own draws, so that a new role does not change the adverts of other boards. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return sum >>> 0
}

export const drawsFor = (seed: number, part: string): Draws => {
  const next = mulberry32(seed ^ hash(part))
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map(item => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return {
    next,
    whole,
    chance: probability => next() < probability,
    one: items => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error('There is nothing to draw from.')
      return item
    },
    some: (items, count) => {
      const chosen = new Set(shuffled(items).slice(0, count))
      return items.filter(item => chosen.has(item))
    },
    shuffled,
  }
}
