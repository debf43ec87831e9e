import { deedWeight } from '../../../shared/domain/fit-evidence/deed-weight.ts'
import type { CitedText, RevisionDraft } from '../../../shared/domain/resume/draft.ts'
import { sentencesOf } from '../../../shared/domain/truth/sentences.ts'
import { contentOf } from '../../../shared/domain/truth/words.ts'
import type { LetterRevision } from '../../../shared/lists.ts'
import { inTone } from './letter-sentences.ts'
import { plainText } from './plain-text.ts'
import { type FactLine, factLinesIn, jobIn, textIn } from './prompt.ts'

/*
 * How a letter is revised:
 * - shorter: sentences are dropped until two thirds of the words are left: first those that say nothing of the person,
 *   then those that weigh least. The opening, the thanks and the deed that bridges to the job stay.
 * - warmer and formal: a sentence of ours is written as the other tone has it (letters.json). In other sentences, turns of
 *   phrase are replaced: see the tables below. A letter in which nothing is found stays as it is.
 */

/** A shorter letter has at most this share of the words. */
const shareOfShorter = 0.65
/** A sentence that has this share of a fact's words rests on it. */
const restsFrom = 0.5

type Changes = readonly (readonly [RegExp, string])[]

const warmer: Changes = [
  [/^I am writing to apply\b/, 'I would love to be considered'],
  [/\bI would be (?:glad|pleased|happy) to\b/g, 'I would be very happy to'],
  [/\bI would welcome the (?:opportunity|chance) to\b/g, 'I would love to'],
  [/\bI (?:wish|would like) to\b/g, 'I would love to'],
  [/\bI am interested in\b/g, 'I am very keen on'],
  [/\bI look forward to\b/g, 'I very much look forward to'],
  [/\bThank you for\b/g, 'Thank you so much for'],
]
const formal: Changes = [
  [/\bI['’]m\b/g, 'I am'],
  [/\b(I|[Ww]e|[Tt]hey|[Yy]ou)['’]ve\b/g, '$1 have'],
  [/\b(I|[Ww]e|[Tt]hey|[Yy]ou)['’]d\b/g, '$1 would'],
  [/\b(I|[Ww]e|[Tt]hey|[Yy]ou)['’]ll\b/g, '$1 will'],
  [/\b([Ww]e|[Tt]hey|[Yy]ou)['’]re\b/g, '$1 are'],
  [/\b([Ii]t|[Tt]hat)['’]s\b/g, '$1 is'],
  [/\bcan['’]t\b/g, 'cannot'],
  [/\bwon['’]t\b/g, 'will not'],
  [/n['’]t\b/g, ' not'],
  [/\bNothing would please me more than to\b/g, 'I would be pleased to'],
  [/\bI would (?:love|be (?:thrilled|excited|delighted|very happy)) to\b/g, 'I would be pleased to'],
  [/\bI (?:very much|really) look forward to\b/g, 'I look forward to'],
  [/\bI am (?:thrilled|excited|so happy|very happy) to\b/g, 'I am pleased to'],
  [/\b(?:so keen on|very keen on|so excited about|excited about)\b/g, 'interested in'],
  [/\bThank you (?:so|very) much\b/g, 'Thank you'],
  [/\b(?:Many thanks|Thanks)(?: (?:so much|a lot))? for\b/g, 'Thank you for'],
  [/\b(?:really|truly|super) (?=\p{Ll})/gu, ''],
  [/!+(?=\s|$)/g, '.'],
]

const phrasedAnew = (text: string, changes: Changes): string =>
  changes.reduce((words, [pattern, instead]) => words.replace(pattern, instead), text)

const asked: Readonly<Record<LetterRevision, (text: string) => string>> = {
  shorter: text => text,
  warmer: text => inTone(text, 'enthusiastic') ?? phrasedAnew(text, warmer),
  formal: text => inTone(text, 'professional') ?? phrasedAnew(text, formal),
}

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
 * Drops the sentences that weigh least until few enough words are left. Of two that weigh the same, the later one goes
 * first. One sentence of each paragraph stays.
 */
const shortened = (paragraphs: readonly (readonly CitedText[])[], bridge: number): CitedText[][] => {
  const left = paragraphs.map(sentences => [...sentences])
  const most = shareOfShorter * countWords(left.flat())
  const weightOf = ({ facts, text }: CitedText): number =>
    facts.length === 0 ? 0 : 1 + 2 * deedWeight(text) + (facts.includes(bridge) ? 10 : 0)
  const staying = new Set([left[0]?.[0], left.at(-1)?.at(-1)])
  const lightest = left
    .flat()
    .toReversed()
    .filter(sentence => !staying.has(sentence))
    .sort((one, next) => weightOf(one) - weightOf(next))
  for (const sentence of lightest) {
    const paragraph = left.find(sentences => sentences.includes(sentence))
    if (paragraph && paragraph.length > 1 && countWords(left.flat()) > most)
      paragraph.splice(paragraph.indexOf(sentence), 1)
  }
  return left
}

/** Drafts for `revise_letter`: the sentences of the letter, fewer of them, or in another tone. */
export const draftRevision = (prompt: string): RevisionDraft => {
  const { how, bridge } = jobIn(prompt)
  const facts = factLinesIn(prompt)
  const paragraphs = textIn(prompt, 'letter')
    .split(/\n\s*\n/)
    .map(paragraph => plainText(paragraph))
    .filter(paragraph => paragraph !== '')
    .map(paragraph =>
      sentencesOf(paragraph, 0, paragraph.length).map(({ start, end }): CitedText => {
        const text = paragraph.slice(start, end)
        return { facts: citedFor(text, facts), text: asked[how](text) }
      }),
    )
  const left = how === 'shorter' ? shortened(paragraphs, bridge) : paragraphs
  return { paragraphs: left.map(sentences => ({ sentences })) }
}
