import { type Figure, figure, score } from './figures.ts'
import { fresh } from './interviews/fresh.ts'
import { hard } from './interviews/hard.ts'
import { heldOut } from './interviews/held-out.ts'
import { pairsOf } from './interviews/pairs.ts'
import { allSessions, judgeSets, misplaced } from './interviews/question-sets.ts'
import { type Answered, type Level, readAnswers } from './interviews/read.ts'
import { seen } from './interviews/seen.ts'
import type { Measurement, Options } from './measurement.ts'

const aim = 95

const pairs: readonly (readonly [Level, Level])[] = [
  ['strong', 'weak'],
  ['strong', 'middling'],
  ['middling', 'weak'],
]

const ofSet = (name: string, asked: readonly Answered[], note: Options['note']): Figure[] =>
  pairs.map(([better, worse]) => {
    const { right, all, wrong } = pairsOf(asked, better, worse)
    for (const line of wrong) note(`${name}, ${better} above ${worse}: ${line}`)
    const label = `${better} above ${worse}, ${all} pairs, ${name}`
    const percent = (100 * right) / all
    return worse === 'weak' && better === 'strong'
      ? score(label, percent, aim)
      : figure(label, percent, 'points')
  })

const answersMeasured = (note: Options['note']): Figure[] => {
  const sets = { seen, 'held out': heldOut, hard, fresh }
  const read = Object.entries(sets).map(([name, text]) => [name, readAnswers(text)] as const)
  return [
    ...ofSet(
      'all',
      read.flatMap(([, asked]) => asked),
      () => {},
    ),
    ...read.flatMap(([name, asked]) => ofSet(name, asked, note)),
  ]
}

const questionsMeasured = (note: Options['note']): Figure[] => {
  const sessions = allSessions()
  const { count, strays, ...judged } = judgeSets(sessions)
  for (const line of strays) note(line)
  return [
    score(
      `sessions of ${sessions.length} without a repeat, also of earlier ones of the role`,
      judged.unrepeated,
      100,
    ),
    score(`questions of ${count} on topic, or of a general kind`, judged.onTopic, aim),
    score('sessions with at least 4 of 8 of the role or its industry', judged.specific, 100),
    figure(
      'the same, if the sessions were of other roles',
      judgeSets(misplaced(sessions)).specific,
      'points',
    ),
    score('questions that may be asked', judged.allowed, 100),
    score('questions as somebody would say them, under 200 characters', judged.sayable, 100),
    score('questions of its own, none of the standard ones', judged.own, 100),
  ]
}

export const interviews: Measurement = {
  about:
    'answers of people of our own, strong, middling and weak, each through the prompt, the offline stand-in that scores by rules, and the rules that look over its scores: a pair is right when the better answer has the higher overall score. Question sets of 20 roles, 3 difficulties and 6 sessions, through the prompt and the stand-in, by a check that knows nothing of its bank. This measures the stand-in and our rules, and no model of Bedrock. Seen and held out, 56 of 56 and 24 of 24 pairs at the first look, are easy: who wrote them knew what to look for. Hard was written against the finished rules: 9 of 15 at the first look, and mended after. Fresh was written then: 9 of 11 at the first look, and mended after. Held out alone was never tuned on; strong above weak at all first looks together is 98 of 106',
  measure: async ({ note }) => [...answersMeasured(note), ...questionsMeasured(note)],
}
