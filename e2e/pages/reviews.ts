import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

type Words = { readonly rating?: number; readonly review?: string; readonly name?: string }

/** The reviews on the landing page. */
export class ReviewsPart {
  readonly page: Page
  readonly cards: Locator
  readonly samples: Locator
  readonly showAll: Locator
  readonly write: Locator
  readonly form: Locator

  constructor(page: Page) {
    const root = page.locator('#reviews')
    this.page = page
    this.cards = root.getByRole('listitem')
    this.samples = this.cards.filter({ hasText: 'Sample' })
    this.showAll = root.locator('summary')
    this.write = root.getByRole('button', { name: 'Write a Review' })
    this.form = page.getByRole('dialog', { name: 'Write a Review' })
  }

  /** Scrolls to the reviews, as a reader of the page does. */
  async near(): Promise<this> {
    await this.write.scrollIntoViewIfNeeded()
    return this
  }

  card(text: string): Locator {
    return this.cards.filter({ hasText: text })
  }

  vote(text: string, vote: 'Like' | 'Dislike'): Locator {
    return this.card(text).getByRole('button', { name: new RegExp(`^${vote}`) })
  }

  async openForm(): Promise<void> {
    await this.write.click()
    await expect(this.form).toBeVisible()
  }

  async fill({ rating, review, name }: Words): Promise<void> {
    if (rating !== undefined) await this.form.getByRole('radio', { name: String(rating) }).check()
    if (review !== undefined) await this.form.getByLabel('Review').fill(review)
    if (name !== undefined) await this.form.getByLabel('Name').fill(name)
  }

  async submit(): Promise<void> {
    await this.form.getByRole('button', { name: 'Submit Review' }).click()
  }
}
