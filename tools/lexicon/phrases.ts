import { baseOf } from '../../shared/domain/truth/word-forms.ts'
import { nameList } from '../../shared/domain/truth/words.ts'
import phrases from './phrases.json' with { type: 'json' }

// Reads phrases.json: phrases of several words, and the words that they mean. `stop` ones mean nothing.

/** What each phrase means, in stems. Of its own words, only the first one is a stem, because that is often a verb. */
export const readPhrases = (): ReadonlyMap<string, readonly string[]> => {
  const meanings = new Map<string, readonly string[]>()
  const add = (said: string, means: readonly string[]): void => {
    const [first = '', ...rest] = said.split(' ')
    meanings.set([baseOf(first), ...rest].join(' '), means)
  }
  for (const said of nameList(phrases.stop)) add(said, [])
  for (const line of phrases.means) {
    const [said = '', means = ''] = line.split(': ')
    add(said, [...new Set(means.split(' ').map(baseOf))])
  }
  return meanings
}
