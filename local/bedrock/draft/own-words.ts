import { capitalised, withArticle } from '../../../shared/domain/english.ts'
import { lowered } from './english.ts'
import { sentencesIn } from './plain-text.ts'
import type { FactsRead } from './prompt.ts'

/** The most words of a sentence. */
const longest = 45
/** Sentences about what a person wants. They say nothing about what the person did or is. */
const wants =
  /\b(?:I|i) (?:\w+ )?(?:want|hope|wish|seek|need|look|aim|aspire|intend|would|will|am looking|am seeking|am hoping)\b|^(?:looking for|seeking|to (?:obtain|secure|work|get))\b/
const ofSelf = /\b(?:I|i|me|my|mine|myself|we|our|us)\b/
const yearsAlone = /^I have [^,]{0,40}\bexperience$/i

/** A sentence of the person, with the numbers of the facts that say it. */
export type OwnSentence = { readonly text: string; readonly facts: readonly number[] }

/**
 * Returns the whole sentences that the person wrote about themselves, those of the summary first, without what they
 * want.
 */
export const ownSentences = ({ summary, statements }: FactsRead): OwnSentence[] => {
  const lines = [...summary, ...statements.filter(({ text }) => /^(?:I|My)\b/.test(text.trim()))]
  const sentences = new Map(
    lines.flatMap(({ number, text }) =>
      sentencesIn(text).map(sentence => [sentence, { text: sentence, facts: [number] }] as const),
    ),
  )
  return [...sentences.values()].filter(
    ({ text }) =>
      /\s/.test(text) && text.split(/\s+/).length <= longest && !yearsAlone.test(text) && !wants.test(text),
  )
}

const subject =
  /^I(?:(?:['’]m| am) (?:currently |now |also )?(?:an? |the )?| (?:have (?=\p{L}+ed\b)|also )?)(?=\p{L})/iu

/**
 * Writes a sentence for a resume: as the person wrote it, without `I` at its beginning. Returns undefined for a sentence
 * that needs the word elsewhere.
 */
export const impersonal = (sentence: string): string | undefined => {
  const bare = sentence.replace(subject, '').replace(/^an? (?=\p{L})/iu, '')
  return ofSelf.test(bare) ? undefined : `${capitalised(bare)}.`
}

/** Writes a sentence for a letter, with `I`. Returns undefined for a sentence that would need other words. */
export const personal = (sentence: string): string | undefined => {
  const [, role] = /^(?:an? )?((?:\p{L}+ ){0,3}\p{L}+ with (?:(?!\bsince\b).)+)$/iu.exec(sentence) ?? []
  if (role && !ofSelf.test(role)) return `I am ${withArticle(lowered(role))}.`
  const isFirstPerson = /^(?:I|My)\b/.test(sentence) || (ofSelf.test(sentence) && /^\p{Lu}/u.test(sentence))
  return isFirstPerson ? `${sentence}.` : undefined
}

const yearsOf =
  /\b((?:over |more than |about |almost |nearly )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years?)(?:['’])? (?:of )?(?:\p{L}+ ){0,3}experience\b/iu

/** Returns such as `6 years` where the person states their years of experience. */
export const statedYears = ({ summary, statements }: FactsRead): OwnSentence | undefined => {
  for (const { number, text } of [...summary, ...statements]) {
    const years = yearsOf.exec(text)?.[1]
    if (years) return { text: years, facts: [number] }
  }
  return undefined
}
