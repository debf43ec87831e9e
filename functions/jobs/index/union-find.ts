export type Groups = {
  /** The first item of each group, in ascending order. */
  readonly firsts: Int32Array
  /** The items of the group that begins with this one, in ascending order. */
  readonly membersOf: (first: number) => number[]
}

/** A union-find structure of items that are numbered from 0. */
export const createUnionFind = (count: number) => {
  const leaders = Int32Array.from({ length: count }, (_, at) => at)

  const leaderOf = (at: number): number => {
    let current = at
    for (let next = leaders[current] ?? current; next !== current; next = leaders[current] ?? current) {
      leaders[current] = leaders[next] ?? next
      current = next
    }
    return current
  }

  return {
    leaderOf,
    /** The smaller number becomes the leader. */
    join: (one: number, other: number): void => {
      const [a, b] = [leaderOf(one), leaderOf(other)]
      leaders[Math.max(a, b)] = Math.min(a, b)
    },
    /** The groups. No other items can be joined after that. */
    groups: (): Groups => {
      // Each item with the one after it in its group; 0 for the last one, because 0 is always the first.
      const next = new Int32Array(count)
      const last = new Int32Array(count)
      let found = 0
      for (let at = 0; at < count; at += 1) {
        const leader = leaderOf(at)
        if (leader === at) found += 1
        else next[last[leader] ?? 0] = at
        last[leader] = at
      }
      const firsts = new Int32Array(found)
      for (let at = 0, place = 0; at < count; at += 1)
        if (leaderOf(at) === at) {
          firsts[place] = at
          place += 1
        }
      return {
        firsts,
        membersOf: first => {
          const members = [first]
          for (let at = next[first] ?? 0; at !== 0; at = next[at] ?? 0) members.push(at)
          return members
        },
      }
    },
  }
}
export type UnionFind = ReturnType<typeof createUnionFind>
