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
    /** The groups, sorted by their first item. Items are in ascending order. */
    groups: (): number[][] => {
      const groups = new Map<number, number[]>()
      for (let at = 0; at < count; at += 1) {
        const leader = leaderOf(at)
        const group = groups.get(leader)
        if (group) group.push(at)
        else groups.set(leader, [at])
      }
      return [...groups.values()]
    },
  }
}
export type UnionFind = ReturnType<typeof createUnionFind>
