import { isClaimed } from './claimed.ts'
import { isSaid, type Mention, mention, type Reading } from './reading.ts'
import { list, type Word } from './words.ts'

// Looks for: languages that a sentence says its writer speaks (`who speaks Twi, Ewe and Ga`). Source: the language in the
// facts. Lets pass: English, because the text is in it.

const speaking = list('speak speaks speaking spoken fluent converse communicate')
const speakers = list('speaker speakers')
const between = list('and in both some also basic good little a fluent conversational simple well as')

/** What stands between two words of a text, whichever comes first. */
const textBetween = (text: string, a: Word, b: Word): string =>
  text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start))

/** The words with capitals that stand in a list next to the first word. */
const namesNextTo = (words: readonly Word[], text: string): Word[] => {
  const names: Word[] = []
  let last: Word | undefined
  for (const word of words) {
    const isNext = last === undefined || /^[\s,&-]*$/.test(textBetween(text, last, word))
    if (!isNext || !(last === undefined || word.isNamed || between.has(word.key))) break
    if (last !== undefined && word.isNamed) names.push(word)
    last = word
  }
  return names
}

/** `speaks Twi and Ewe`, and `Twi and Ewe speaker`. */
const languagesIn = ({ words, text }: Reading): Word[] =>
  words.flatMap(({ key }, at) => {
    if (speaking.has(key)) return namesNextTo(words.slice(at), text)
    return speakers.has(key) ? namesNextTo(words.slice(0, at + 1).toReversed(), text) : []
  })

export const readLanguages = (reading: Reading): Mention[] =>
  languagesIn(reading)
    .filter(
      ({ key, start }) => key !== 'english' && !isSaid(reading.evidence, key) && isClaimed(reading, start),
    )
    .map(name => mention('skill', name, false))
