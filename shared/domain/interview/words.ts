const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'word' }) : null

/** The words of a text in any script, also in scripts that put no spaces between words. */
export const wordsIn = (text: string): string[] =>
  segmenter
    ? [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
    : (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [])

export const countWords = (text: string): number => wordsIn(text).length
