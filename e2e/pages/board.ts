import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

export class BoardPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async shown(): Promise<this> {
    await expect(this.page.getByRole('region').filter({ has: this.page.getByRole('list') })).not.toHaveCount(
      0,
    )
    return this
  }

  column(status: string): Locator {
    return this.page.getByRole('region', { name: status, exact: true })
  }

  card(title: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: title })
  }

  moveButton(title: string): Locator {
    return this.card(title).getByRole('button', { name: 'Move to' })
  }

  /** Expects the card in the column of this status, and in no other. */
  async expectIn(title: string, status: string): Promise<void> {
    await expect(this.column(status).getByRole('listitem').filter({ hasText: title })).toBeVisible()
    await expect(this.card(title)).toHaveCount(1)
  }
}
