/** Does one thing and returns its duration in milliseconds. */
export type Measured = () => Promise<number>

export const timed =
  (call: () => Promise<unknown>): Measured =>
  async () => {
    const started = performance.now()
    await call()
    return performance.now() - started
  }

/** The items in a random order. Every order is equally likely. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map(item => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

type Rounds = {
  readonly rounds: number
  /** Rounds before the measured ones. */
  readonly warmUp?: number
  /** No round begins after this time, so that the measurement ends on a slow machine too. */
  readonly longestMs?: number
}

/**
 * Measures in rounds. A round measures each name once, in a random order, so that other load of the machine affects all
 * names alike. Returns the values of each name (mostly milliseconds), round by round. `ready` prepares a round and is
 * not measured.
 */
export const interleave = async <Name extends string, Value>(
  names: readonly Name[],
  { rounds, warmUp = 0, longestMs = Number.POSITIVE_INFINITY }: Rounds,
  ready: () => Promise<Readonly<Record<Name, () => Promise<Value>>>>,
): Promise<ReadonlyMap<Name, readonly Value[]>> => {
  const values = new Map(names.map((name): [Name, Value[]] => [name, []]))
  const began = performance.now()
  for (let round = -warmUp; round < rounds; round += 1) {
    if (round > 0 && performance.now() - began > longestMs) break
    const measured = await ready()
    for (const name of shuffled(names)) {
      const value = await measured[name]()
      if (round >= 0) values.get(name)?.push(value)
    }
  }
  return values
}
