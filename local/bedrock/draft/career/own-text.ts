import { personal } from '../own-words.ts'
import { sentencesIn } from '../pieces.ts'
import { plainText, tightened } from '../plain-text.ts'
import { isOrder } from './orders.ts'

const wish =
  /\b(?:looking|seeking|searching|open to|opportunit|aspir|aiming|hop(?:e|ing) to|want to|would like|interested in|available for|hire me|let['’]?s connect|feel free|contact me|reach me|dm me|order on)\b/i
const cliche =
  /\b(?:passionate|passion for|results?[- ](?:driven|oriented)|team player|hard[- ]?working|go[- ]getter|self[- ]motivated|highly motivated|dynamic|ninja|guru|rockstar|visionary|synergy|detail[- ]oriented|think(?:ing)? outside the box|the (?:very )?(?:best|greatest|finest|number one)(?= \p{L}+ (?:in|of|on)\b))\b/giu

/** Worn phrases that a text has, each once. */
export const clichesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(cliche), ([said]) => said.toLowerCase())),
]

/** What somebody pasted in, as far as it says something of them. */
export type OwnText = {
  /** Parts of a headline, or short lines: `RN/RM`. */
  readonly parts: readonly string[]
  /** Whole sentences. */
  readonly sentences: readonly string[]
}

const longestPart = 80
const isSentence = (said: string): boolean => /^(?:I|My|We|Our)\b/.test(said) || said.split(/\s+/).length > 9

const usable = (said: string): boolean => !isOrder(said) && !wish.test(said) && /\p{L}{2}/u.test(said)

export const ownTextOf = (content: string): OwnText => {
  const said = content
    .split(/\n|\s[|•·]\s/)
    .flatMap(sentencesIn)
    .map(sentence => tightened(plainText(sentence)).replace(/[.!?\s]+$/, ''))
    .filter(usable)
  const distinct = [...new Map(said.map(one => [one.toLowerCase(), one])).values()]
  return {
    parts: distinct.filter(
      one => !isSentence(one) && one.length <= longestPart && one.replace(cliche, '').trim() === one,
    ),
    sentences: distinct.filter(isSentence),
  }
}

/** Those of somebody's sentences that can stand in a text in the first person. */
export const inFirstPerson = (sentences: readonly string[]): string[] =>
  sentences.filter(one => one.replace(cliche, '') === one).flatMap(one => personal(one) ?? [])
