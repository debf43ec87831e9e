import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

/** An interview session while it runs, and its result. */
export class InterviewSessionPage {
  readonly page: Page
  readonly question: Locator
  readonly box: Locator
  readonly getFeedback: Locator
  readonly next: Locator
  readonly previous: Locator
  readonly complete: Locator
  readonly card: Locator
  readonly progress: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.page = page
    this.question = main.getByRole('heading', { level: 1 })
    this.box = page.getByLabel('Your answer')
    this.getFeedback = main.getByRole('button', { name: /^(Get AI Feedback|Analyzing\.\.\.)$/ })
    this.next = main.getByRole('button', { name: 'Next Question' })
    this.previous = main.getByRole('button', { name: 'Previous question' })
    this.complete = main.getByRole('button', { name: 'Complete Session' })
    this.card = page.getByRole('region', { name: /^Feedback: \d+ out of 100$/ })
    this.progress = page.getByRole('progressbar', { name: 'Questions with feedback' })
  }

  static async open(page: Page, id: string): Promise<InterviewSessionPage> {
    await page.goto(`/dashboard/interview-coach/${id}`)
    return new InterviewSessionPage(page)
  }

  /** Expects this question, counted from 1. */
  async at(question: number, of = 8): Promise<this> {
    await expect(this.page.getByText(`Question ${question} of ${of}`, { exact: true })).toBeVisible()
    return this
  }

  /** Answers the current question, and waits for its feedback. */
  async answer(text: string): Promise<void> {
    await this.box.fill(text)
    await this.getFeedback.click()
    await expect(this.card).toBeVisible()
  }

  async expectPercent(percent: number): Promise<void> {
    await expect(this.progress).toHaveAttribute('aria-valuetext', `${percent}% complete`)
  }
}
