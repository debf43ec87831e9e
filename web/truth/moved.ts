/** A stretch of a text, in UTF-16 units. */
export type Stretch = { readonly start: number; readonly end: number }

/** What one text has of another: as many units as both begin with, and as many as both end with. */
export const common = (before: string, after: string) => {
  const least = Math.min(before.length, after.length)
  let head = 0
  while (head < least && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < least - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  return { head, tail }
}

/** Where a place of a text is after somebody typed in it; what was within the change is where the change begins. */
export const movedPlace = (at: number, before: string, after: string): number => {
  const { head, tail } = common(before, after)
  if (at <= head) return at
  return at >= before.length - tail ? at + after.length - before.length : head
}

/**
 * Stretches of a text as they lie after somebody typed in it: those that the change touches are gone. What is looked up
 * while somebody types lags behind, and its marks must not.
 */
export const movedStretches = <S extends Stretch>(
  stretches: readonly S[],
  before: string,
  after: string,
): readonly S[] => {
  if (before === after || stretches.length === 0) return stretches
  const { head, tail } = common(before, after)
  const by = after.length - before.length
  return stretches.flatMap(stretch => {
    if (stretch.end <= head) return [stretch]
    if (stretch.start < before.length - tail) return []
    return [{ ...stretch, start: stretch.start + by, end: stretch.end + by }]
  })
}
