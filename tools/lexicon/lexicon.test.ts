import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { followingFrom, phrasesFrom } from '../../shared/domain/truth/lexicon.ts'
import { unpackWords } from '../../shared/domain/truth/packed.ts'
import written from '../../shared/domain/truth/words/lexicon.json' with { type: 'json' }
import { readFollowing } from './following.ts'
import phrases from './phrases.json' with { type: 'json' }
import { readPhrases } from './phrases.ts'
import { readSynonyms } from './synonyms.ts'

const outOfDate = 'run node tools/lexicon/write-lexicon.ts'
const synonyms = Object.values(readSynonyms()).flat()

test('from each word follows what the lists and WordNet say', () => {
  const following = readFollowing()
  const stems = [...new Set([...unpackWords(written.stems), ...following.keys()])]
  const isOther = (stem: string) =>
    !isDeepStrictEqual(followingFrom(stem), following.get(stem) ?? new Set([stem]))
  expect(stems.filter(isOther), outOfDate).toEqual([])
})

test('each phrase means what the list says', () => {
  const meanings = readPhrases()
  const isOther = ([phrase, means]: [string, readonly string[]]) => {
    const [first = '', ...rest] = phrase.split(' ')
    const known = phrasesFrom(first).find(other => isDeepStrictEqual(other.rest, rest))
    return known?.means[0] !== means[0] || !isDeepStrictEqual(new Set(known?.means), new Set(means))
  }
  expect([...meanings].filter(isOther), outOfDate).toEqual([])
  expect(written.phrases.flatMap(line => line.split(',')).length, outOfDate).toBe(meanings.size)
})

test('entries have single words in small letters', () => {
  const words = synonyms.flatMap(entry => entry.match(/[^()|: ]+/g) ?? [])
  expect(words.filter(word => !/^[\p{Ll}\p{N}]+$/u.test(word))).toEqual([])
})

test('no entry and no phrase stands twice', () => {
  const said = phrases.means.map(line => `${line.split(': ')[0]}:`)
  const entries = Map.groupBy([...synonyms, ...said], entry => entry)
  expect([...entries.values()].filter(({ length }) => length > 1)).toEqual([])
})
