import { capitalised, listed } from '../letters.ts'
import type { AnswerRead } from './answer-read.ts'
import { wantedBy } from './question-kind.ts'
import { type Condition, isList } from './scores.ts'

const nouns = {
  time: 'story',
  how: 'way of working',
  why: 'reason',
  self: 'introduction',
  other: 'answer',
} as const

/** Asked how they work, they tell of one time when they did. */
const isExample = ({ kind, deeds }: AnswerRead): boolean =>
  kind === 'how' && deeds.steps.length < 2 && deeds.own.length >= 2

/** What an answer of its kind has and lacks, in the order in which it is missed. */
const partsOf = (read: AnswerRead) => {
  const { deeds, figures, counts, names } = read
  const kind = isExample(read) ? 'time' : read.kind
  const does = kind === 'how' ? deeds.own.length + deeds.steps.length >= 3 : deeds.own.length >= 2
  const isTold = kind === 'time' || kind === 'other'
  const all: readonly (readonly [boolean, string, string])[] = [
    [
      does,
      kind === 'how' ? 'clear steps' : 'your own action',
      kind === 'how' ? 'the steps that you take' : 'what you did yourself',
    ],
    [counts.results > 0, 'a result', isTold ? 'how it ended' : 'what came of it'],
    [figures.digits > 0, 'a figure', 'a figure'],
    [counts.causes > 0, kind === 'why' ? 'a reason' : 'a cause', 'why you did it so'],
    [
      counts.situations > 0 || names.length > 0,
      kind === 'how' ? 'a name' : 'a place or a time',
      kind === 'how' ? 'where you did it so' : 'where and when it was',
    ],
  ]
  return {
    has: all.flatMap(([holds, name]) => (holds ? [name] : [])),
    lacks: all.flatMap(([holds, , name]) => (holds ? [] : [name])),
  }
}

const ofCondition: Readonly<Record<Exclude<Condition, 'read' | 'other'>, string>> = {
  nothing: 'There are no words here that could be judged.',
  noise: 'These are letters and not words, so there is nothing to judge.',
  repeated: 'This says the same words again and again. Said once it would be the whole answer.',
  copied: 'This repeats the question and does not answer it yet.',
}

/** The answer in one or two sentences. */
export const assessmentOf = (read: AnswerRead, condition: Condition, overall: number): string => {
  if (condition === 'other')
    return `This practice coach reads English alone, so it can't judge what you say here. It looked at the length (${read.words} words), the sentences and the figures, and scored in the middle.`
  if (condition !== 'read') return ofCondition[condition]
  const noun = isExample(read) ? 'example' : nouns[read.kind]
  const { has, lacks } = partsOf(read)
  const wanted = wantedBy(read.question)
  if (read.counts.misconduct > 0) return 'An interviewer would stop at this, whatever else you say.'
  if (isList(read))
    return `Good work, but it is not what was asked.${wanted === '' ? '' : ` The question wants ${wanted}.`}`
  if (overall >= 76)
    return `A clear ${noun} with ${listed(has.slice(0, 3))}.${lacks[0] ? ` ${capitalised(lacks[0])} would round it off.` : read.isBesideQuestion ? '' : ' An interviewer would remember it.'}`
  if (overall >= 58)
    return has.length > 1
      ? `A good ${noun} with ${listed(has.slice(0, 2))}. ${lacks[0] ? `What is missing is ${listed(lacks.slice(0, 2))}.` : 'Say more of what only you could tell.'}`
      : `You answer the question. What is missing is ${listed(lacks.slice(0, 2))}.`
  if (overall >= 36)
    return `You begin to answer. ${capitalised(listed(lacks.slice(0, 2)) || 'an example of your own')} would make it count.`
  return read.words < 16
    ? 'Too short to tell what you can do. An interviewer would have to ask again.'
    : `It does not say yet what you ${read.kind === 'time' ? 'did' : 'do'}.${wanted === '' ? '' : ` The question wants ${wanted}.`}`
}
