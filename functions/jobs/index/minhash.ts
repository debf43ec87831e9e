/** The words of one shingle. */
const shingleWords = 4
export const bins = 32
const fewestWords = 30
const emptyBin = 0xffff

const isLetter = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit > 127

/** Only the first words of an advert are hashed. */
const mostWords = 400
const hashes = new Int32Array(mostWords)

/** Writes the hashes of a text's words, in lower case, to `hashes`, and returns their number. */
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

export type Minhash = Uint16Array

/** The minhash of a text that is too short. */
export const noMinhash: Minhash = new Uint16Array(0)

/**
 * The minhash of a text: 32 bins, each with the smallest hash of its shingles. The share of equal bins of two texts is
 * about the share of their common shingles. Empty for a text that is too short.
 */
export const minhashOf = (text: string): Minhash => {
  const words = hashWords(text)
  if (words < fewestWords) return noMinhash
  const smallest = new Uint16Array(bins).fill(emptyBin)
  for (let first = 0; first + shingleWords <= words; first += 1) {
    let hash = 0
    for (let at = first; at < first + shingleWords; at += 1)
      hash = (Math.imul(hash, 31) + (hashes[at] ?? 0)) | 0
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash ^= hash >>> 13
    const bin = hash & (bins - 1)
    const value = (hash >>> 5) & 0xffff
    if (value < (smallest[bin] ?? 0)) smallest[bin] = value
  }
  return smallest
}

/** 0 to 1: about the share of shingles that two texts have in common. 0 where one text is too short. */
export const similarity = (a: Minhash, b: Minhash): number => {
  if (a.length === 0 || b.length === 0) return 0
  let same = 0
  let of = 0
  for (let at = 0; at < bins; at += 1) {
    const unit = a[at]
    const isEmpty = unit === emptyBin && b[at] === emptyBin
    if (!isEmpty) of += 1
    if (!isEmpty && unit === b[at]) same += 1
  }
  return of === 0 ? 0 : same / of
}

const bandWidth = 4

/**
 * The bands of a minhash (locality-sensitive hashing), as hashes. Similar texts nearly always have a band in common, and
 * other texts hardly ever.
 */
export const bandsOf = (minhash: Minhash): number[] => {
  const bands: number[] = []
  for (let from = 0; from < minhash.length; from += bandWidth) {
    let hash = from
    for (let at = from; at < from + bandWidth; at += 1)
      hash = Math.imul(hash ^ (minhash[at] ?? 0), 0x2c1b3c6d) ^ (hash >>> 15)
    bands.push(hash)
  }
  return bands
}
