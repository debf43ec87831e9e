import type { InterviewAnswer } from '../../api/interviews.ts'

/** A longer pause does not count, because the person has left and come back. In seconds. */
const longestPause = 10 * 60

/** How many seconds of the interview count between two requests of the person. */
export const activeSeconds = (before: Date, now: Date): number =>
  Math.min(Math.max(Math.round((now.getTime() - before.getTime()) / 1000), 0), longestPause)

/** Whole minutes, and at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60))

type Scored = InterviewAnswer & { readonly feedback: NonNullable<InterviewAnswer['feedback']> }

const isScored = (answer: InterviewAnswer): answer is Scored => answer.feedback !== null

export const scoredOf = (answers: readonly InterviewAnswer[]): Scored[] => answers.filter(isScored)

const mean = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length))

const parts = {
  communication: 'communication',
  content: 'content quality',
  confidence: 'confidence',
} as const

/** The result of an interview: the mean of its answers, and in words where it was best and where most can be gained. */
export const resultOf = (
  answers: readonly InterviewAnswer[],
): { readonly overallScore: number; readonly feedback: string } => {
  const scored = scoredOf(answers)
  const overallScore = mean(scored.map(({ feedback }) => feedback.overall))
  const byScore = scored.toSorted((a, b) => b.feedback.overall - a.feedback.overall)
  const [best] = byScore
  const worst = byScore.at(-1)
  if (!best || !worst) return { overallScore: 0, feedback: '' }
  const names = ['communication', 'content', 'confidence'] as const
  const means = names
    .map(name => ({ name, score: mean(scored.map(({ feedback }) => feedback[name])) }))
    .toSorted((a, b) => b.score - a.score)
  const [strong] = means
  const weak = means.at(-1)
  const [advice] = worst.feedback.improvements
  const numbered = ({ question, feedback }: Scored): string =>
    `question ${question + 1} (${feedback.overall})`
  const rules = scored.filter(({ feedback }) => feedback.by === 'rules').length
  const sentences = [
    best === worst
      ? ''
      : `Your best answer was to ${numbered(best)}. You can improve most on ${numbered(worst)}.`,
    strong && weak && strong.score - weak.score >= 3
      ? `Your strongest part was ${parts[strong.name]} (${strong.score}), and your weakest part was ${parts[weak.name]} (${weak.score}).`
      : '',
    advice ? `Begin with question ${worst.question + 1}. ${advice}` : '',
    rules > 0
      ? `${rules === scored.length ? 'All' : rules} of ${scored.length} answers were scored by fixed rules, because the AI did not answer.`
      : '',
  ]
  return { overallScore, feedback: sentences.filter(text => text !== '').join(' ') }
}
