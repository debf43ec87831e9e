import type { Locator, Page } from 'playwright/test'
import { DashboardPage } from './dashboard.ts'
import { expect } from './expect.ts'

export class ConfirmEmailPage {
  readonly page: Page
  readonly heading: Locator
  readonly code: Locator
  readonly followed: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Confirm your email' })
    this.code = page.getByLabel('Six-digit code')
    this.followed = page.getByRole('button', { name: 'I followed the link' })
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    return this
  }

  /** Types the code. The form submits itself at the sixth digit. */
  async confirm(code: string): Promise<DashboardPage> {
    await this.code.fill(code)
    return new DashboardPage(this.page).shown()
  }
}
