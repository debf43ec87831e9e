import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { InterviewSession } from '../../../shared/api/interviews.ts'
import { server } from '../../testing/fake-server.ts'
import type { fakeInterviews } from '../../testing/interviews.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { openApp } from '../../testing/render.tsx'

export const byRules = 'Scored by fixed rules, because the AI did not answer.'
export const earlierWords = 'This feedback is about your earlier answer.'
export const notSaved = 'Not saved with us yet: your answer did not reach the AI,'

const main = page.getByRole('main')

/** The practice player, and how a session went. */
export const practice = {
  question: main.getByRole('heading', { level: 1 }),
  box: page.getByLabelText('Your answer'),
  getFeedback: main.getByRole('button', { name: /^(Get AI Feedback|Analyzing\.\.\.)$/ }),
  clear: main.getByRole('button', { name: 'Clear Answer' }),
  next: main.getByRole('button', { name: 'Next Question' }),
  previous: main.getByRole('button', { name: 'Previous question' }),
  complete: main.getByRole('button', { name: 'Complete Session' }),
  card: page.getByRole('region', { name: /^Feedback: \d+ out of 100$/ }),
  again: page.getByRole('button', { name: 'Practice Again' }),
  /** Once it is complete, the questions with their scores: each opens to its answer. */
  answers: main.getByText(/^Q\d\. \S/),

  /** On this question, counted from 1. */
  at: (question: number) =>
    expect.element(page.getByText(`Question ${question} of 8`, { exact: true })).toBeVisible(),

  /** Answers the question that is shown, and has it scored. */
  answer: async (text: string): Promise<void> => {
    await practice.box.fill(text)
    await practice.getFeedback.click()
    await expect.element(practice.card).toBeVisible()
  },

  isPercent: (percent: number) =>
    expect
      .element(page.getByRole('progressbar', { name: 'Questions with feedback' }))
      .toHaveAttribute('aria-valuetext', `${percent}% complete`),

  says: (words: string | RegExp) => expect.element(practice.card).toMatchTextContent(words),
  saysNot: (words: string | RegExp) => expect.element(practice.card).not.toMatchTextContent(words),
}

/** A session, with the plan for it. */
export const openPractice = async (
  interviews: ReturnType<typeof fakeInterviews>,
  { interview: { id } }: InterviewSession,
): Promise<void> => {
  await openApp(`/dashboard/interview-coach/${id}`, {
    answers: { ...newcomer({ tier: 'pro' }), ...interviews.answers },
  })
}

/** The answers that were sent to be scored so far. */
export const sent = (): string[] => server.asked('interviews.answer').map(({ body: { text } }) => text)
