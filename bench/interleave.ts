/** Does one thing and gives how many milliseconds that took. */
export type Measured = () => Promise<number>

export const timed =
  (call: () => Promise<unknown>): Measured =>
  async () => {
    const started = performance.now()
    await call()
    return performance.now() - started
  }

/** In a random order, every order as likely as another. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map(item => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

type Rounds = {
  readonly rounds: number
  /** Rounds before those that count. */
  readonly warmUp?: number
  /** No new round begins after this, so that a slow machine comes to an end too. */
  readonly longestMs?: number
}

/**
 * What was measured of each name (milliseconds, mostly), round by round: a round measures each once, in a random order, so that whatever else the
 * machine does falls on all alike. `ready` prepares a round, unmeasured.
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
