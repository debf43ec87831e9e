import { expect, test } from 'vitest'
import { listed } from '../../../shared/domain/listed.ts'
import lists from './hints.json' with { type: 'json' }
import { aliasForms } from './terms.ts'
import { tokensOf, tokensOfPhrase } from './tokens.ts'

const none = { title: '', company: '', place: '', skills: '', body: '' }
const phrases = [
  ...aliasForms,
  ...Object.values(lists)
    .flatMap(listed)
    .map(text => text.split(' ')),
].filter(words => words.length > 1 && words[0] !== 'type:')

test('every phrase that a query can have is found in a description, and in the columns it is asked in', () => {
  expect(phrases.length).toBeGreaterThan(100)
  for (const words of phrases) {
    const said = `We offer ${words.join(' ').toUpperCase()}, and more.`
    expect(tokensOf({ ...none, body: said }, '').split(' ')).toContain(tokensOfPhrase(words)[0])
    for (const group of ['title', 'title skills company'] as const)
      expect(tokensOf({ ...none, title: said }, '').split(' ')).toContain(tokensOfPhrase(words, group)[0])
  }
})

test('words of a phrase that do not follow each other are none, and an unknown phrase is its words', () => {
  const [phrase] = tokensOfPhrase(['human', 'resources'])
  expect(tokensOf({ ...none, body: 'Resources for human needs.' }, '')).not.toContain(phrase)
  expect(tokensOfPhrase(['purple', 'elephant'])).toEqual(['purple', 'elephant'])
})

test('no text has a facet', () => {
  expect(tokensOf({ ...none, body: '_ax __tnurse', title: '_ax' }, '_realx').split(' ')).not.toContain('_ax')
})
