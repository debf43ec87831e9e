import { wordsOf } from '../../../shared/domain/jobs/fold.ts'

const isWord = /^\p{L}{3,30}$/u

/** Counts the words by which jobs are looked for, so that a misspelt one can be told and put right. */
export const createVocabulary = () => {
  const words = new Map<string, number>()
  return {
    words,
    add: (texts: readonly string[]): void => {
      for (const word of wordsOf(texts.join(' ')))
        if (isWord.test(word)) words.set(word, (words.get(word) ?? 0) + 1)
    },
  }
}
