import type { CitedText, RevisionDraft } from '../../../shared/domain/resume/draft.ts'
import { sentencesOf } from '../../../shared/domain/truth/sentences.ts'
import { contentOf } from '../../../shared/domain/truth/words.ts'
import { plainText } from './plain-text.ts'
import { type FactLine, factLinesIn, jobIn, textIn } from './prompt.ts'

/** A shorter letter has at most this share of the words. */
const shareOfShorter = 0.65
/** A sentence that has this share of a fact's words rests on it. */
const restsFrom = 0.5

const warmer: readonly (readonly [RegExp, string])[] = [
  [/^I am writing to apply\b/, 'I would love to be considered'],
  [/\bI would be glad to\b/g, 'I would be very happy to'],
  [/\bThank you for your time\b/g, 'Thank you so much for your time'],
  [/\bI wish to\b/g, 'I would love to'],
]
const formal: readonly (readonly [RegExp, string])[] = [
  [/\bI['’]m\b/g, 'I am'],
  [/\bI['’]ve\b/g, 'I have'],
  [/\bI['’]d\b/g, 'I would'],
  [/\bI['’]ll\b/g, 'I will'],
  [/n['’]t\b/g, ' not'],
  [/\bI would love to\b/g, 'I would like to'],
]

const reworded = (text: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((words, [pattern, instead]) => words.replace(pattern, instead), text)

const citedFor = (text: string, facts: readonly FactLine[]): number[] => {
  const said = new Set(contentOf(text))
  return facts
    .filter(fact => {
      const stems = contentOf(fact.text)
      return stems.length > 0 && stems.filter(stem => said.has(stem)).length >= restsFrom * stems.length
    })
    .slice(0, 6)
    .map(({ number }) => number)
}

const countWords = (sentences: readonly CitedText[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

/**
 * Drops sentences until few enough words are left: first those that rest on nothing, then the others from the end. The
 * opening, the thanks at the end, and one sentence of each paragraph stay.
 */
const shortened = (paragraphs: readonly (readonly CitedText[])[]): CitedText[][] => {
  const left = paragraphs.map(sentences => [...sentences])
  const most = shareOfShorter * countWords(left.flat())
  const staying = new Set([left[0]?.[0], left.at(-1)?.at(-1)])
  for (const mayDrop of [({ facts }: CitedText) => facts.length === 0, () => true])
    for (const sentences of left.toReversed())
      for (const sentence of sentences.toReversed())
        if (
          sentences.length > 1 &&
          !staying.has(sentence) &&
          mayDrop(sentence) &&
          countWords(left.flat()) > most
        )
          sentences.splice(sentences.indexOf(sentence), 1)
  return left
}

/** Drafts for `revise_letter`: the sentences of the letter, fewer of them, or with other turns of phrase. */
export const draftRevision = (prompt: string): RevisionDraft => {
  const { how } = jobIn(prompt)
  const facts = factLinesIn(prompt)
  const changes = how === 'warmer' ? warmer : how === 'formal' ? formal : []
  const paragraphs = textIn(prompt, 'letter')
    .split(/\n\s*\n/)
    .map(paragraph => plainText(paragraph))
    .filter(paragraph => paragraph !== '')
    .map(paragraph =>
      sentencesOf(paragraph, 0, paragraph.length).map(({ start, end }): CitedText => {
        const text = paragraph.slice(start, end)
        return { facts: citedFor(text, facts), text: reworded(text, changes) }
      }),
    )
  const left = how === 'shorter' ? shortened(paragraphs) : paragraphs
  return { paragraphs: left.map(sentences => ({ sentences })) }
}
