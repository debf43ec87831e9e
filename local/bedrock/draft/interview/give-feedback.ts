import * as z from 'zod'
import type { FeedbackDraft } from '../../../../shared/domain/interview/draft.ts'
import { localFeedback } from '../../../../shared/domain/interview/local-feedback.ts'
import { withoutScorerInstructions } from '../../../../shared/domain/interview/scorer-instructions.ts'
import { countWords } from '../../../../shared/domain/interview/words.ts'
import { spokenList } from '../../../../shared/domain/spoken-list.ts'
import { lazily, readContent } from '../../../content.ts'
import { verbOf } from '../english.ts'
import { textIn } from '../prompt.ts'

const mostPoints = 3
/** The most words of a quotation. */
const longestQuote = 8
/** The content of a shorter answer is not judged. */
const fewWords = 16

/** `feedback.json` has words that weaken an answer, and verbs that describe a person and not what they did. */
const content = z.strictObject({
  hedges: z.array(z.string()),
  cliches: z.array(z.string()),
  states: z.array(z.string()),
})
const wordings = lazily(() => {
  const { hedges, cliches, states } = readContent('interview/feedback.json', content)
  const anyOf = (wordings: readonly string[]) =>
    new RegExp(`(?<![\\p{L}-])(?:${wordings.join('|').replaceAll("'", "['’]")})(?![\\p{L}-])`, 'iu')
  return { hedges: anyOf(hedges), cliches: anyOf(cliches), states: new Set(states) }
})

const dateOrTime =
  /\b(?:19|20)\d\d\b|\b24\/7\b|\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/giu
const figure =
  /(?:[₦$€£]|\bN)?\d[\d,]*(?:\.\d+)?(?:\s?%|\s(?:percent|per cent|million|billion|thousand))?(?:\s\p{L}+)?/gu
const measure = /[₦$€£%]|percent|per cent|million|billion/

/**
 * Returns a figure of an answer with the word after it, if possible a share or an amount. Returns '' for an answer
 * without figures.
 */
const figureIn = (answer: string): string => {
  const figures = answer.replace(dateOrTime, ' ').match(figure) ?? []
  return (figures.find(each => measure.test(each)) ?? figures[0] ?? '').trim()
}

/** Words at which a shortened quotation must not end. */
const loose = /(?: (?:a|an|the|and|or|of|to|in|on|at|for|with|from|by|that))+$/

/**
 * Returns the first action of the person in an answer, in the answer's own words: `pulled three months of gate
 * records`.
 */
const actionIn = (answer: string, states: ReadonlySet<string>): string => {
  for (const [, clause = ''] of answer.matchAll(
    /\bI (?:also |then |first |therefore )?(\p{L}+ed\b[^,.;:!?\n]*|\p{L}+ [^,.;:!?\n]*)/gu,
  )) {
    const [first = '', ...rest] = clause.trim().split(/\s+/)
    const verb = verbOf(first)
    const isDone = verb ? verb.form === 'past' && !states.has(verb.base) : first.endsWith('ed')
    if (isDone && rest.length > 0)
      return rest.length < longestQuote
        ? clause.trim()
        : clause.trim().split(' ').slice(0, longestQuote).join(' ').replace(loose, '')
  }
  return ''
}

/** Returns `one time when you missed a deadline` for a question about such a time, and '' for other questions. */
const storyWanted = (question: string): string => {
  const [, noun, when] =
    /\b(?:a|the last|the first|one) (time|situation|day|season) (?:when|in which|on which|where)?\s*(.{5,100}?)(?:[.?!]|, |$)/i.exec(
      question,
    ) ?? []
  return noun && when ? `one ${noun} when ${when}` : ''
}

/**
 * Drafts for `give_feedback`: the documented scores of the rules, and a few sentences about what the answer contains
 * and lacks.
 */
export const giveFeedback = (prompt: string): FeedbackDraft => {
  const { hedges, cliches, states } = wordings()
  const question = textIn(prompt, 'question')
  const answer = withoutScorerInstructions(textIn(prompt, 'answer')).text
  const { overall, communication, content, confidence, strengths, improvements } = localFeedback(answer)
  const words = countWords(answer)
  const action = actionIn(answer, states)
  const counted = figureIn(answer)
  const hedge = hedges.exec(answer)?.[0] ?? ''
  const cliche = cliches.exec(answer)?.[0] ?? ''
  const story = storyWanted(question)

  const has = [...(action ? ['your own part'] : []), ...(counted ? ['a figure'] : [])]
  const lacks = [...(action ? [] : ['what you did yourself']), ...(counted ? [] : ['a figure'])]
  const judged = [
    has.length > 0 ? `An answer with ${spokenList(has)}.` : '',
    lacks.length > 0 ? `What is missing is ${spokenList(lacks)}.` : 'An interviewer can picture it.',
  ]
  const short = 'Too short to tell what you can do. An interviewer would have to ask again.'
  return {
    said: action ? [action] : [],
    strengths: [
      ...(action ? [`You said what you did yourself: “${action}”.`] : []),
      ...(counted ? [`You put a figure on it: ${counted}.`] : []),
      ...(words < fewWords ? [] : strengths),
    ].slice(0, mostPoints),
    improvements: [
      ...(action ? [] : [`Tell of ${story || 'one time'}: where it was, what you did, and how it ended.`]),
      ...(hedge ? [`Leave out “${hedge}”: say what you did or would do, and why.`] : []),
      ...(cliche ? [`“${cliche}” is what everybody says. Tell of one day when it made a difference.`] : []),
      ...(counted
        ? []
        : ['Add one figure: how long it took, how many there were, or how much it was about.']),
      ...improvements,
      'Say in one line what you would do differently if it came again.',
    ].slice(0, mostPoints),
    assessment: words < fewWords ? short : judged.filter(text => text !== '').join(' '),
    communication,
    content,
    confidence,
    overall,
  }
}
