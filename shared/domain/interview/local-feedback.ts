import type { AnswerFeedback } from '../../api/interviews.ts'
import { countWords } from './words.ts'

/** One check of the rules: its part of the score, and the texts for when it passes and when it fails. */
type Check = {
  readonly isMet: (answer: string, words: number) => boolean
  readonly adds: number
  readonly strength: string
  readonly improvement: string
}

const base = 60
const highest = { overall: 95, communication: 95, content: 90, confidence: 90 } as const

const checks: readonly Check[] = [
  {
    isMet: (_, words) => words > 100,
    adds: 15,
    strength: 'You took the time to explain.',
    improvement: 'Say more about what you did, step by step.',
  },
  {
    isMet: answer => /example|experience/i.test(answer),
    adds: 10,
    strength: 'You pointed to an example or to your experience.',
    improvement: 'Give one example from your own experience.',
  },
  {
    isMet: answer => answer.includes('.') && answer.length > 50,
    adds: 15,
    strength: 'You answered in whole sentences.',
    improvement: 'Answer in whole sentences, one thought in each.',
  },
]

/** An answer with more words is detailed. */
const enoughWords = 80

/**
 * The documented scoring by rules, for when the model is unavailable: length, an example, whole sentences. It is pure
 * arithmetic, so the browser and the server get the same result.
 */
export const localFeedback = (answer: string): AnswerFeedback => {
  const words = countWords(answer)
  const met = checks.filter(check => check.isMet(answer, words))
  const sum = met.reduce((total, { adds }) => total + adds, base)
  const strengths = met.map(({ strength }) => strength)
  const improvements = checks.filter(check => !met.includes(check)).map(({ improvement }) => improvement)
  return {
    overall: Math.min(sum, highest.overall),
    communication: Math.min(sum + 5, highest.communication),
    content: Math.min(sum - 5, highest.content),
    confidence: Math.min(sum, highest.confidence),
    assessment:
      'The AI did not answer, so fixed rules scored your answer. They check how long it is, whether it has an example, and whether it has whole sentences. They do not understand what you say.',
    strengths: words > enoughWords ? [...strengths, 'Your answer has enough detail.'] : strengths,
    improvements:
      words > enoughWords
        ? improvements
        : [...improvements, `Add detail: aim for more than ${enoughWords} words.`],
    by: 'rules',
  }
}
