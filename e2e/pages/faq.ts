import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

export class FaqPage {
  readonly page: Page
  readonly questions: Locator
  readonly open: Locator

  constructor(page: Page) {
    this.page = page
    this.questions = page.locator('main details')
    this.open = page.locator('main details[open]')
  }

  static async open(page: Page, hash = ''): Promise<FaqPage> {
    await page.goto(`/faq${hash}`)
    return new FaqPage(page).shown()
  }

  async shown(): Promise<this> {
    const name = 'Frequently Asked Questions'
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
    return this
  }

  question(words: string): Locator {
    return this.questions.locator('summary').filter({ hasText: words })
  }
}
