import type { Page } from 'playwright/test'
import { expect } from './expect.ts'

/** The page of the unsubscribe link in a mail. */
export class UnsubscribePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  static async open(page: Page, link: string): Promise<UnsubscribePage> {
    await page.goto(link)
    const unsubscribe = new UnsubscribePage(page)
    await unsubscribe.says('Stop these emails?')
    return unsubscribe
  }

  async says(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }

  async stop(): Promise<void> {
    await this.page.getByRole('button', { name: 'Stop these emails' }).click()
  }

  async stopAll(): Promise<void> {
    await this.page.getByRole('button', { name: 'Stop the emails of all my job alerts' }).click()
  }
}
