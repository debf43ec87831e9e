import { capitalised, lowered, thirdOf, verbOf, withArticle } from './english.ts'
import { sentencesIn, tightened } from './plain-text.ts'
import type { FactsRead } from './prompt.ts'

/** The most words of a sentence. */
const longest = 45
/** Sentences about what a person wants. They say nothing about what the person did or is. */
const wants =
  /\b(?:I|i) (?:\w+ )?(?:want|hope|wish|seek|need|look|aim|aspire|intend|would|will|am looking|am seeking|am hoping)\b|^(?:looking for|seeking|to (?:obtain|secure|work|get))\b/
const ofSelf = /\b(?:I|i|me|my|mine|myself|we|our|us)\b/
const yearsAlone = /^I have [^,]{0,40}\bexperience$/i

/**
 * Returns the whole sentences that the person wrote about themselves, those of the summary first, without what they
 * want.
 */
export const ownSentences = ({ form, statements }: FactsRead): string[] => {
  const texts = [form.summary, ...statements.filter(statement => /^(?:I|My)\b/.test(statement.trim()))]
  const sentences = new Set(texts.flatMap(sentencesIn).map(tightened))
  return [...sentences].filter(
    sentence =>
      /\s/.test(sentence) &&
      sentence.split(/\s+/).length <= longest &&
      !yearsAlone.test(sentence) &&
      !wants.test(sentence),
  )
}

/** Returns `Plans stock` for `I plan stock`, and `Planner` for `I am a planner`. */
const withoutSubject = (sentence: string): string => {
  const is = /^I(?:['’]m| am) (?:currently |now |also )?(?:an? |the )?(.+)$/i.exec(sentence)
  if (is?.[1]) return is[1]
  const does = /^I (?:have (?=\p{L}+ed\b)|also |can )*(\p{L}+)(.*)$/iu.exec(sentence)
  if (!does?.[1]) return sentence
  const [, first, rest = ''] = does
  const verb = verbOf(first)
  const isPast = verb ? verb.form === 'past' : first.endsWith('ed')
  return `${isPast ? first : thirdOf(first)}${rest}`
}

/** Writes a sentence for a resume, without `I`. Returns undefined for a sentence that needs the word. */
export const impersonal = (sentence: string): string | undefined => {
  const bare = withoutSubject(sentence)
    .replace(/^(?:an?) (?=\p{L})/iu, '')
    .replace(
      /\band I (\p{L}+)/gu,
      (_, word: string) => `and ${verbOf(word)?.form === 'base' ? thirdOf(word) : word}`,
    )
    .replace(/ (?:in|of|over|during) my career\b/i, '')
    .replace(/\bmy own\b/gi, 'own')
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
export const statedYears = ({ form, statements }: FactsRead): string | undefined =>
  yearsOf.exec([form.summary, ...statements].join('\n'))?.[1]
