/** The places in a list of what has the same key, where there are at least two. An empty key is none. */
export const bucketsOf = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly number[])[] => {
  const buckets = new Map<string, number | number[]>()
  for (const [at, item] of items.entries()) {
    const key = keyOf(item)
    if (key === '') continue
    const bucket = buckets.get(key)
    // Most keys are had by one alone: for those no list is made.
    if (bucket === undefined) buckets.set(key, at)
    else if (typeof bucket === 'number') buckets.set(key, [bucket, at])
    else bucket.push(at)
  }
  return [...buckets.values()].filter(bucket => typeof bucket !== 'number')
}
