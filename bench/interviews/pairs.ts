import { giveFeedback } from '../../functions/prompts/give-feedback.ts'
import { drafterFor } from '../../local/bedrock/draft/drafters.ts'
import { drawsFor } from '../../local/boards/world/prng.ts'
import type { AnswerFeedback } from '../../shared/api/interviews.ts'
import { feedbackDraft } from '../../shared/domain/interview/draft.ts'
import { feedbackFrom } from '../../shared/domain/interview/feedback-from.ts'
import type { Answered, Level } from './read.ts'

/** What an answer gets: the very prompt, the stand-in that reads it, and the rules that look over it. */
export const feedbackOn = (
  { jobTitle, industry, difficulty, question }: Omit<Answered, 'answers'>,
  answer: string,
): AnswerFeedback => {
  const task = giveFeedback({ jobTitle, industry, difficulty, question, answer })
  const draft = drafterFor(task.name)?.(task.prompt, drawsFor(1, 'bench'))
  return feedbackFrom(feedbackDraft.parse(draft), answer)
}

export type Pairs = { readonly right: number; readonly all: number; readonly wrong: readonly string[] }

/** Of each question, every answer of one level beside every one of another: how often the better has the higher score. */
export const pairsOf = (asked: readonly Answered[], better: Level, worse: Level): Pairs => {
  const wrong: string[] = []
  let all = 0
  for (const one of asked) {
    const scored = one.answers.map(({ level, text }) => ({
      level,
      text,
      score: feedbackOn(one, text).overall,
    }))
    const of = (level: Level) => scored.filter(answer => answer.level === level)
    for (const high of of(better))
      for (const low of of(worse)) {
        all += 1
        if (high.score <= low.score)
          wrong.push(`${high.score} to ${low.score}: ${high.text.slice(0, 60)} | ${low.text.slice(0, 60)}`)
      }
  }
  return { right: all - wrong.length, all, wrong }
}
