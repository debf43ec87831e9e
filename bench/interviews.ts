import { ceilingOf, feedbackFrom } from '../shared/domain/interview/feedback.ts'
import { localFeedback } from '../shared/domain/interview/local-feedback.ts'
import { type Figure, score } from './figures.ts'
import { type Level, pairsOf, readAnswers } from './interviews/answers.ts'
import { judgeSessions, recordedSessions } from './interviews/question-sets.ts'
import type { Measurement, Options } from './measurement.ts'

const order: readonly (readonly [Level, Level])[] = [
  ['strong', 'weak'],
  ['strong', 'middling'],
  ['middling', 'weak'],
]

const rules = {
  'the ceiling by words': ceilingOf,
  'the documented rules without a model': (answer: string) => localFeedback(answer).overall,
}
const inOrderAtLeast = 95

/** The feedback of a model that praises everything. */
const praise = { overall: 100, communication: 100, content: 100, confidence: 100 }

const answersMeasured = (note: Options['note']): Figure[] => {
  const asked = readAnswers()
  const strong = asked.flatMap(({ answers }) => answers.filter(({ level }) => level === 'strong'))
  const left = strong.filter(({ text }) => feedbackFrom(praise, text).overall === praise.overall)
  return [
    ...Object.entries(rules).flatMap(([name, scoreOf]) =>
      order.map(levels => {
        const { count, inOrder, wrong } = pairsOf(asked, levels, scoreOf)
        for (const line of wrong) note(`${name}, ${levels.join(' and ')}: ${line}`)
        return score(
          `${name}: no ${levels[1]} answer above a ${levels[0]} one, ${count} pairs`,
          inOrder,
          inOrderAtLeast,
        )
      }),
    ),
    score(
      `strong answers of ${strong.length} that keep a model's full score`,
      (100 * left.length) / strong.length,
      inOrderAtLeast,
    ),
  ]
}

const questionsMeasured = (): Figure[] => {
  const sessions = recordedSessions()
  const { count, unrepeated, allowed } = judgeSessions(sessions)
  return [
    score(
      `sessions of ${sessions.length} without a repeat, also of earlier ones of the role`,
      unrepeated,
      100,
    ),
    score(`questions of ${count} that may be asked`, allowed, 100),
  ]
}

export const interviews: Measurement = {
  about:
    'the rules that look over what a model says, and those that score without a model, on recorded data. Answers of people of our own, strong, middling and weak: a pair is in order when the rules give the worse answer no higher score (equal scores are in order, because the rules know words and not sense). Drafts of questions of 10 roles, three sessions each, with forbidden and repeated questions put in, through the rules that make a session of them. No model is asked, and the stand-in neither',
  measure: async ({ note }) => [...answersMeasured(note), ...questionsMeasured()],
}
