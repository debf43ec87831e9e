const literal = (text: string): string => text.replace(/[\\^$.+?()[\]{}|]/g, '\\$&')

const wordPattern = (word: string): string =>
  `(?:${word
    .split('/')
    .map(choice => literal(choice).replaceAll('-', ' ').replaceAll('*', '\\w*'))
    .join('|')})`

const wordsPattern = (words: string): string => words.split(' ').map(wordPattern).join(' ')

/** A gap of at most 60 characters within one sentence. */
const gap = 's?\\b[^.?!]{0,60}?\\b'

/** Folds a text, so that phrases are found in it: small letters, one kind of apostrophe, and a space for a hyphen. */
export const foldedText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[-\s]+/g, ' ')
    .trim()

/**
 * Returns a pattern that finds any phrase of a list with commas in a folded text: `pay/fee … job*, no-one calls`. A
 * slash separates words that may replace each other, `*` is any ending, a hyphen is a space, and `…` is a gap within
 * the sentence. A phrase, and a part before a gap, may have an `s` at its end.
 */
export const patternOf = (phrases: string): RegExp =>
  new RegExp(
    `(?<!\\w)(?:${phrases
      .split(',')
      .map(phrase => phrase.trim().split(' … ').map(wordsPattern).join(gap))
      .join('|')})s?(?!\\w)`,
  )
