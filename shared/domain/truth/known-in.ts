import { isAlsoWord, knownOrganisations, knownTools, longestOrganisation } from './known-names.ts'
import type { Reading } from './mention.ts'
import { behindAt, behindWork, type Name, nameOf } from './name.ts'
import { organisationEndings, schoolWords } from './ordinary-words.ts'
import { startsSentence } from './runs.ts'
import { beforeAt } from './sentences.ts'
import { phraseOf, type Word } from './words.ts'

const isCalled = (phrase: string, first: Word, { text, low }: Reading): boolean => {
  const before = beforeAt(low, first.start)
  if (!first.isNamed) return behindWork.test(before) && !isAlsoWord(phrase)
  return !isAlsoWord(phrase) || (behindAt.test(before) && !startsSentence(text, first.start))
}

const nameAt = (at: number, reading: Reading): Name | null => {
  const { words, text } = reading
  for (let length = longestOrganisation; length > 0; length -= 1) {
    const stretch = words.slice(at, at + length)
    const first = stretch[0]
    if (!first || stretch.length < length) continue
    const phrase = phraseOf(nameOf(stretch, text)).trim()
    const isTool = knownTools.has(phrase)
    if (isTool && first.isNamed) return { words: stretch, kind: 'skill' }
    if (!knownOrganisations.has(phrase) || !isCalled(phrase, first, reading)) continue
    // Of `Olam` all of Olam Group.
    let end = at + length
    while (words[end]?.isNamed && organisationEndings.has(words[end]?.key ?? '')) end += 1
    return {
      words: words.slice(at, end),
      kind: schoolWords.has(stretch.at(-1)?.key ?? '') ? 'school' : 'employer',
    }
  }
  return null
}

/** Organisations and programs that we know by name. */
export const knownIn = (reading: Reading): Name[] => {
  const found: Name[] = []
  for (let at = 0; at < reading.words.length; at += 1) {
    const name = nameAt(at, reading)
    if (!name) continue
    found.push(name)
    at += name.words.length - 1
  }
  return found
}
