import type { Citation } from '../../shared/api/truth.ts'

/** In bytes: what is left for citations in the row of a resume's text, and in the row of a letter's source. */
export const citationsInResume = 80_000
export const citationsInLetter = 30_000

/**
 * The citations that fit in their row, from the first on. A line whose citation does not fit is compared with all facts, as
 * a line of the person's own.
 */
export const citationsWithin = (citations: readonly Citation[], mostBytes: number): Citation[] => {
  let bytes = 0
  const end = citations.findIndex(citation => {
    bytes += Buffer.byteLength(JSON.stringify(citation))
    return bytes > mostBytes
  })
  return citations.slice(0, end < 0 ? citations.length : end)
}
