import { deedWeight } from '../../../shared/domain/fit-evidence/deed-weight.ts'
import type { CitedText, RevisionDraft } from '../../../shared/domain/resume/draft.ts'
import { sentencesOf } from '../../../shared/domain/truth/sentences.ts'
import { contentOf } from '../../../shared/domain/truth/words.ts'
import type { LetterRevision } from '../../../shared/lists.ts'
import { inTone } from './letter-sentences.ts'
import { plainText } from './plain-text.ts'
import { factLinesIn, jobIn, textIn } from './prompt.ts'

/*
 * How a letter is revised:
 * - shorter: sentences are dropped until two thirds of the words are left: first those that say nothing of the person,
 *   then those that weigh least. The opening, the thanks, the deed that bridges to the job and the best result stay.
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

type LetterFact = ReturnType<typeof factLinesIn>[number]

const citedFor = (text: string, facts: readonly LetterFact[]): number[] => {
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

/** How little a letter can do without a sentence: a deed weighs more than a taste, and a result with its figure more still. */
const weightsOf = (facts: readonly LetterFact[], bridge: number) => {
  const deeds = new Set(
    facts.filter(({ place, isHead }) => place.startsWith('work.') && !isHead).map(({ number }) => number),
  )
  return ({ facts: cited, text }: CitedText): number => {
    if (cited.length === 0) return 0
    const ofDeed = cited.some(number => deeds.has(number)) ? 1 + 2 * deedWeight(text) : 0
    return 1 + ofDeed + (cited.includes(bridge) ? 10 : 0)
  }
}

/**
 * Drops the sentences that weigh least until few enough words are left. Of two that weigh the same, the later one goes
 * first. A paragraph of which nothing is left goes too.
 */
const shortened = (
  paragraphs: readonly (readonly CitedText[])[],
  weightOf: (sentence: CitedText) => number,
): CitedText[][] => {
  const all = paragraphs.flat()
  const lightest = all.toReversed().sort((one, next) => weightOf(one) - weightOf(next))
  const strongestResult = lightest.findLast(({ facts, text }) => facts.length > 0 && deedWeight(text) === 1)
  const staying = new Set([all[0], all.at(-1), lightest.at(-1), strongestResult])
  const most = shareOfShorter * countWords(all)
  const left = new Set(all)
  for (const sentence of lightest)
    if (!staying.has(sentence) && countWords([...left]) > most) left.delete(sentence)
  return paragraphs
    .map(sentences => sentences.filter(sentence => left.has(sentence)))
    .filter(sentences => sentences.length > 0)
    .map(([first, ...rest]) =>
      first ? [{ ...first, text: first.text.replace(/^I also (?=\p{Ll})/u, 'I ') }, ...rest] : [],
    )
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
  const left = how === 'shorter' ? shortened(paragraphs, weightsOf(facts, bridge)) : paragraphs
  return { paragraphs: left.map(sentences => ({ sentences })) }
}
