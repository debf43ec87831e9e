import { capitalised, lowered, withArticle } from './letters.ts'
import { sentencesIn } from './pieces.ts'
import { tightened } from './plain-text.ts'
import type { FactsRead } from './prompt.ts'
import { thirdOf, verbOf } from './verbs.ts'

const longest = 45
const wishes =
  /\b(?:I|i) (?:\w+ )?(?:want|hope|wish|seek|need|look|aim|aspire|intend|would|will|am looking|am seeking|am hoping)\b|^(?:looking for|seeking|to (?:obtain|secure|work|get))\b/
const ofSelf = /\b(?:I|i|me|my|mine|myself|we|our|us)\b/

/** Whole sentences that a person said of themselves, their summary before the rest; no wishes, and none without an end. */
export const ownSentences = ({ form, statements }: FactsRead): string[] => {
  const said = [form.summary, ...statements.filter(statement => /^(?:I|My)\b/.test(statement.trim()))]
  const sentences = said.flatMap(sentencesIn).map(sentence => tightened(sentence).replace(/[.!?]+$/, ''))
  return [...new Set(sentences)].filter(
    sentence =>
      !onlyYears.test(sentence) &&
      !wishes.test(sentence) &&
      sentence.split(/\s+/).length <= longest &&
      /\s/.test(sentence),
  )
}

const onlyYears = /^I have [^,]{0,40}\bexperience$/i

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

/** As it stands in a resume, without `I`; undefined where that can't be. */
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

/** As it stands in a letter: it says `I`. Undefined where it could say so only in other words. */
export const personal = (sentence: string): string | undefined => {
  const [, role] = /^(?:an? )?((?:\p{L}+ ){0,3}\p{L}+ with (?:(?!\bsince\b).)+)$/iu.exec(sentence) ?? []
  if (role && !ofSelf.test(role)) return `I am ${withArticle(lowered(role))}.`
  const isTold = /^(?:I|My)\b/.test(sentence) || (ofSelf.test(sentence) && /^\p{Lu}/u.test(sentence))
  return isTold ? `${sentence}.` : undefined
}

const yearsOf =
  /\b((?:over |more than |about |almost |nearly )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years?)(?:['’])? (?:of )?(?:\p{L}+ ){0,3}experience\b/iu

/** `6 years`, where the person says so in as many words. */
export const yearsSaid = ({ form, statements }: FactsRead): string | undefined =>
  yearsOf.exec([form.summary, ...statements].join('\n'))?.[1]
