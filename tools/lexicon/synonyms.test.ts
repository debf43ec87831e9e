import { expect, test } from 'vitest'
import written from '../../shared/domain/truth/words/synonyms.json' with { type: 'json' }
import { stemmedSynonyms, synonymEntries, synonymWords } from './synonyms.ts'

test('the list that the truth check reads is the one that synonyms/*.json gives', () => {
  expect(written, 'run node tools/lexicon/write-synonyms.ts').toEqual(stemmedSynonyms())
})

test('entries have single words in small letters', () => {
  expect(synonymWords().filter(word => !/^[\p{Ll}\p{N}]+$/u.test(word))).toEqual([])
})

test('no entry stands twice', () => {
  const entries = synonymEntries()
  expect(entries.filter((entry, at) => entries.indexOf(entry) !== at)).toEqual([])
})
