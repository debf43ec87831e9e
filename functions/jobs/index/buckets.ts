/**
 * Yields the places of items with the same key, where there are at least two. Items with the key 0 are left out. Places
 * are sorted by their keys, which takes less memory than a map of a million keys.
 */
export function* bucketsOf(count: number, keyOf: (place: number) => number): Generator<readonly number[]> {
  const keys = new Float64Array(count)
  const places = new Int32Array(count)
  for (let place = 0; place < count; place += 1) {
    keys[place] = keyOf(place)
    places[place] = place
  }
  const keyAt = (place: number): number => keys[place] ?? 0
  places.sort((a, b) => keyAt(a) - keyAt(b) || a - b)
  for (let from = 0; from < count; ) {
    const key = keyAt(places[from] ?? 0)
    let to = from + 1
    while (to < count && keyAt(places[to] ?? 0) === key) to += 1
    if (key !== 0 && to - from > 1) yield [...places.subarray(from, to)]
    from = to
  }
}
