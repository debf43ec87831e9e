// Finds groups of stems in what follows from what, because a group takes less room than each of its links.

/** Numbers that follow from each number, without itself. */
export type Links = readonly ReadonlySet<number>[]

/** All of `to` follow from all of `from`. Those in both mean the same. */
export type Group = { readonly from: readonly number[]; readonly to: readonly number[] }

/** A group has three lists, and each takes room for its length: as much as this many numbers. */
const roomOfGroup = 1.5

const inAll = (sets: readonly ReadonlySet<number>[]): number[] => {
  const [smallest, ...others] = sets.toSorted((a, b) => a.size - b.size)
  return [...(smallest ?? [])].filter(each => others.every(set => set.has(each))).sort((a, b) => a - b)
}

/** For each link, the largest group that has both of its ends in `to`. */
const candidatesOf = (links: Links): Group[] => {
  const following = links.map((others, at) => new Set([...others, at]))
  const leading = links.map((_, at) => new Set([at]))
  links.forEach((others, at) => {
    for (const other of others) leading[other]?.add(at)
  })
  const allOf = (sets: readonly Set<number>[], numbers: readonly number[]) =>
    inAll(numbers.flatMap(each => sets[each] ?? []))
  const groups = links.flatMap((others, at) =>
    [...others].map((other): Group => {
      const from = allOf(leading, [at, other])
      return { from, to: allOf(following, from) }
    }),
  )
  return [...new Map(groups.map(group => [JSON.stringify(group), group])).values()]
}

/** Groups that together take the least room, and the links that stand in none. */
export const groupsIn = (links: Links): { groups: Group[]; left: Set<number>[] } => {
  const left = links.map(others => new Set(others))
  const isLeft = (from: number, to: number): boolean => left[from]?.has(to) ?? false
  /** The room that a group saves. Two that mean the same are listed once. */
  const savedBy = ({ from, to }: Group): number => {
    const links = from.flatMap(each =>
      to.filter(other => isLeft(each, other)).map(other => (isLeft(other, each) ? 1 / 2 : 1)),
    )
    return links.reduce((sum, room) => sum + room, 0) - new Set([...from, ...to]).size - roomOfGroup
  }
  const groups: Group[] = []
  const candidates = candidatesOf(links)
    .map(group => ({ group, saved: savedBy(group) }))
    .filter(({ saved }) => saved > 0)
    .sort((a, b) => b.saved - a.saved)
  for (const { group } of candidates) {
    const from = group.from.filter(each => group.to.some(other => isLeft(each, other)))
    const to = group.to.filter(other => from.some(each => isLeft(each, other)))
    if (savedBy({ from, to }) <= 0) continue
    groups.push({ from, to })
    for (const each of from) for (const other of to) left[each]?.delete(other)
  }
  return { groups, left }
}
