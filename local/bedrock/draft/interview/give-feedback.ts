import type { FeedbackDraft } from '../../../../shared/domain/interview/draft.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { textIn } from '../prompt.ts'
import { readAnswer } from './answer-read.ts'
import { assessmentOf } from './assessment.ts'
import { improvementsOf } from './improvements.ts'
import { interviewIn } from './prompt.ts'
import { wantedBy } from './question-kind.ts'
import { type Condition, conditionOf, scoresOf } from './scores.ts'
import { strengthsOf } from './strengths.ts'

/** What to do about an answer that could not be read as one. */
const remedies = (condition: Exclude<Condition, 'read'>, question: string): string[] => {
  const wanted = wantedBy(question)
  const begin =
    wanted === ''
      ? 'Begin with what you did or would do, in one sentence.'
      : `Begin with ${wanted}: where it was, and what you did.`
  if (condition === 'other')
    return [
      'Check by yourself: one example, your own part, and what came of it.',
      'If the interview will be in English, practise the answer in English too.',
    ]
  return condition === 'copied' ? [`Leave the question out. ${begin}`] : [begin]
}

/** `give_feedback`: reads an answer by rules, and says in its own words what is good in it and what is missing. */
export const giveFeedback = (prompt: string, draws: Draws): FeedbackDraft => {
  const { jobTitle } = interviewIn(prompt)
  const read = readAnswer(textIn(prompt, 'question'), jobTitle, textIn(prompt, 'answer'))
  const condition = conditionOf(read)
  const scores = scoresOf(read)
  return {
    ...scores,
    assessment: assessmentOf(read, condition, scores.overall),
    strengths: condition === 'read' ? strengthsOf(read, scores.overall) : [],
    improvements: condition === 'read' ? improvementsOf(read, draws) : remedies(condition, read.question),
  }
}
