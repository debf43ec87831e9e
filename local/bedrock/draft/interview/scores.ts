import { ceilingOf } from '../../../../shared/domain/interview/ceiling.ts'
import type { AnswerRead } from './answer-read.ts'

export type Scores = {
  readonly overall: number
  readonly communication: number
  readonly content: number
  readonly confidence: number
}

const lowest = 5
const highest = 95

const within = (score: number, most = highest): number => Math.round(Math.min(Math.max(score, lowest), most))
/** What the first, the second, the third … of a thing is worth. */
const upTo = (count: number, ...worth: readonly number[]): number =>
  worth[Math.min(count, worth.length - 1)] ?? 0

/** Up to so many words, the most that any score can be: what is not said can't be judged. */
const mostByWords = (words: number): number => {
  if (words < 4) return 12
  if (words < 9) return 24
  if (words < 16) return 40
  if (words < 25) return 58
  return words < 35 ? 80 : highest
}

/** How much of it tells what was done, and what was said of it: the part of a score that both kinds of question share. */
const substance = ({ kind, deeds, figures, names, skills, counts }: AnswerRead): number => {
  const deedWorth =
    kind === 'how' ? deeds.own.length + deeds.steps.length * 0.8 : deeds.own.length + deeds.steps.length * 0.3
  const figureWorth = figures.digits + Math.min(figures.words, 3) / 2
  return (
    Math.min(deedWorth, 6) * 4 +
    upTo(Math.floor(figureWorth), 0, 7, 11, 14) +
    Math.min(names.length + Math.min(skills.length, 2), 4) * 1.5 +
    upTo(counts.causes, 0, 4, 6, 7) +
    upTo(counts.results, 0, 5, 8) +
    (counts.lessons > 0 ? 6 : 0) +
    upTo(counts.conditions, 0, 3, 6, 9) +
    upTo(counts.situations, 0, kind === 'time' ? 6 : 3)
  )
}

/**
 * Whether it lists what somebody has done in their life where one thing was asked for: deeds and figures with nothing that
 * joins them, and no word of what the question is about.
 */
export const isList = ({ threads, words, shared, missed, deeds, kind }: AnswerRead): boolean =>
  kind !== 'self' && words >= 25 && threads < 2.5 && deeds.own.length >= 2 && (missed > 0 || shared < 2)

const contentOf = (read: AnswerRead): number => {
  const { counts, deeds, general, shared, kind } = read
  const isAboutOthers = deeds.own.length + deeds.steps.length === 0
  const told = substance(read)
  return (
    24 +
    (isList(read) ? told * 0.3 : told) +
    Math.min(read.threads, 8) * 0.6 -
    (isList(read) ? 8 : 0) -
    read.missed * 10 -
    counts.misconduct * 18 +
    Math.min(shared, 3) * 2 -
    counts.cliches * 4 -
    counts.traits * 4 -
    counts.excuses * 8 -
    counts.privateLife * 6 -
    Math.min(counts.hedges, 4) * 2 -
    general * 20 -
    (isAboutOthers ? 8 : 0) -
    (isAboutOthers && kind === 'time' && deeds.shared.length > 0 ? 2 : 0)
  )
}

const lengthWorth = (words: number): number => {
  if (words < 25) return 0
  if (words < 50) return 12
  if (words < 80) return 17
  if (words <= 150) return 20
  if (words <= 220) return 12
  return words <= 350 ? 0 : -12
}

const communicationOf = ({ words, sentences, counts, deeds, figures, text }: AnswerRead): number => {
  const average = words / Math.max(1, sentences.length)
  const punctuated = /[.!?;,]/.test(text)
  return (
    44 +
    lengthWorth(words) +
    (average >= 6 && average <= 24 ? 6 : average > 40 ? -10 : 0) +
    (sentences.length >= 3 ? 4 : 0) +
    upTo(counts.order, 0, 3, 6, 8) +
    Math.min(deeds.own.length + deeds.steps.length, 4) * 2 +
    (figures.digits > 0 ? 3 : 0) -
    (punctuated ? 0 : 8) -
    Math.min(counts.cliches + counts.traits, 6) * 3 -
    counts.privateLife * 4 -
    Math.min(counts.hedges, 5) * 4 -
    counts.excuses * 4
  )
}

const confidenceOf = ({ deeds, figures, counts, general, kind }: AnswerRead): number =>
  46 +
  Math.min(deeds.own.length + deeds.steps.length * (kind === 'how' ? 0.8 : 0.4), 6) * 5 +
  (figures.digits > 0 ? 6 : 0) +
  (counts.results > 0 ? 4 : 0) +
  (counts.lessons > 0 ? 3 : 0) -
  Math.min(counts.hedges, 6) * 8 -
  counts.excuses * 8 -
  (counts.cliches + counts.traits) * 2 -
  general * 16 -
  (deeds.own.length === 0 && deeds.shared.length > 0 ? 6 : 0)

/** What can be judged without reading it: its length, its sentences, its figures. Middling, whatever it says. */
const unread = ({ words, sentences, figures, text }: AnswerRead): Scores => {
  const most = mostByWords(words)
  const figure = figures.digits > 0 || /\p{N}/u.test(text) ? 4 : 0
  const middle = 46 + Math.min(lengthWorth(words), 14) * 0.6 + figure + (sentences.length >= 3 ? 3 : 0)
  return {
    overall: within(middle, most),
    communication: within(middle + 3, most),
    content: within(middle - 2, most),
    confidence: within(middle, most),
  }
}

const all = (score: number): Scores => ({
  overall: score,
  communication: score,
  content: score,
  confidence: score,
})

/** What is left to score: `nothing`, noise, one thing again and again, the question itself, or an answer. */
export type Condition = 'nothing' | 'noise' | 'repeated' | 'copied' | 'other' | 'read'

export const conditionOf = ({ words, reading, isRepeated, copied }: AnswerRead): Condition => {
  if (words === 0) return 'nothing'
  if (isRepeated) return 'repeated'
  if (reading === 'noise') return 'noise'
  if (copied > 0.6 && words < 60) return 'copied'
  return reading === 'other' ? 'other' : 'read'
}

const scoresOfCondition: Readonly<Record<Exclude<Condition, 'other' | 'read'>, number>> = {
  nothing: 5,
  noise: 6,
  repeated: 9,
  copied: 12,
}

/** Whole scores, 5 to 95. What spoke to the scorer counts against. */
export const scoresOf = (read: AnswerRead): Scores => {
  const condition = conditionOf(read)
  if (condition === 'other') return unread(read)
  if (condition !== 'read') return all(scoresOfCondition[condition])
  const most = Math.min(mostByWords(read.words), ceilingOf(read.text))
  const lost = read.spokeToScorer ? 8 : 0
  const score = (value: number) => within(value - lost, most)
  const communication = score(communicationOf(read))
  const content = score(contentOf(read))
  const confidence = score(confidenceOf(read))
  return {
    overall: within(content * 0.6 + communication * 0.2 + confidence * 0.2, most),
    communication,
    content,
    confidence,
  }
}
