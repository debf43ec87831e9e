/** Words in a row that make one shingle. */
const inARow = 4
const bins = 32
const fewestWords = 30
const nothing = 0xffff

const isLetter = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit > 127

/** More words than this tell nothing new of an advert. */
const mostWords = 400
const hashes = new Int32Array(mostWords)

/** Puts the hashes of a text's words, whatever their case, into `hashes`; gives how many they are. */
const hashWords = (text: string): number => {
  let count = 0
  let hash = 0
  for (let at = 0; at <= text.length && count < mostWords; at += 1) {
    const unit = at < text.length ? text.charCodeAt(at) : 32
    const small = unit >= 65 && unit <= 90 ? unit + 32 : unit
    if (isLetter(small)) hash = (Math.imul(hash ^ small, 16777619) + 1) | 0
    else if (hash !== 0) {
      hashes[count] = hash
      count += 1
      hash = 0
    }
  }
  return count
}

/**
 * What a text is made of, in 32 units of a string: of each of 32 shares of its shingles the smallest hash. Two texts have
 * as many units in common as they have shingles. Empty for a text that is too short to be known again.
 */
export const sketchOf = (text: string): string => {
  const words = hashWords(text)
  if (words < fewestWords) return ''
  const smallest = new Uint16Array(bins).fill(nothing)
  for (let first = 0; first + inARow <= words; first += 1) {
    let hash = 0
    for (let at = first; at < first + inARow; at += 1) hash = (Math.imul(hash, 31) + (hashes[at] ?? 0)) | 0
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash ^= hash >>> 13
    const bin = hash & (bins - 1)
    const value = (hash >>> 5) & 0xffff
    if (value < (smallest[bin] ?? 0)) smallest[bin] = value
  }
  return String.fromCharCode(...smallest)
}

/** From 0 to 1: about the share of shingles that two texts have in common. 0 where one is too short. */
export const likeness = (one: string, other: string): number => {
  if (one === '' || other === '') return 0
  let same = 0
  let of = 0
  for (let at = 0; at < bins; at += 1) {
    const unit = one.charCodeAt(at)
    const isEmpty = unit === nothing && other.charCodeAt(at) === nothing
    if (!isEmpty) of += 1
    if (!isEmpty && unit === other.charCodeAt(at)) same += 1
  }
  return of === 0 ? 0 : same / of
}

const bandWidth = 4

/** Texts that are much alike have one of these in common, and others hardly ever. */
export const bandsOf = (sketch: string): string[] =>
  Array.from(
    { length: sketch.length / bandWidth },
    (_, band) => `${band}${sketch.slice(band * bandWidth, (band + 1) * bandWidth)}`,
  )
