/**
 * The same value with U+FFFD for each unpaired surrogate, in its texts and keys. A text that was cut within an emoji ends
 * with one, and neither the table nor a link takes it. Its owner can't see why, so it is mended and not refused.
 */
export const wellFormed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(wellFormed)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.toWellFormed(), wellFormed(inner)]),
  )
}
