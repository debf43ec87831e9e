import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { ForgotPasswordPage } from './forgot-password.ts'

export class ResetPasswordPage {
  readonly page: Page
  readonly heading: Locator
  readonly password: Locator
  readonly again: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Choose a new password' })
    this.password = page.getByLabel('New Password', { exact: true })
    this.again = page.getByLabel('Confirm New Password')
  }

  static async open(page: Page, link: string): Promise<ResetPasswordPage> {
    await page.goto(link)
    return new ResetPasswordPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    return this
  }

  /** Fills in both fields, by default with the same password, and presses the button. */
  async submit(password: string, again = password): Promise<void> {
    await this.password.fill(password)
    await this.again.fill(again)
    await this.page.getByRole('button', { name: 'Update Password' }).click()
  }

  async spent(): Promise<this> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'This link does not work any more' }),
    ).toBeVisible()
    return this
  }

  async sendNewLink(): Promise<ForgotPasswordPage> {
    await this.page.getByRole('button', { name: 'Send a new link' }).click()
    return new ForgotPasswordPage(this.page).sent()
  }
}
