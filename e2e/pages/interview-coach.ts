import { expect, type Locator, type Page } from 'playwright/test'

/** The list side of the Interview Coach, and the dialogs over it. */
export class InterviewCoachPage {
  readonly page: Page
  /** The dialog that starts a practice. */
  readonly dialog: Locator
  readonly submit: Locator
  readonly details: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Start Practice' })
    this.submit = this.dialog.locator('button[type=submit]')
    this.details = page.getByRole('dialog', { name: 'Session details' })
  }

  static async open(page: Page): Promise<InterviewCoachPage> {
    await page.goto('/dashboard/interview-coach')
    return new InterviewCoachPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.page.locator('h1', { hasText: 'Interview Coach' })).toBeVisible()
    return this
  }

  /** The sessions that are listed. */
  rows(): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: /^Details/ }) })
  }

  /** With what it begins with. */
  async starting(): Promise<Locator> {
    await expect(this.submit).toBeVisible()
    return this.dialog
  }

  /** Of the first one that says this. */
  async openDetails(words: string): Promise<Locator> {
    await this.rows()
      .filter({ hasText: words })
      .first()
      .getByRole('button', { name: /^Details/ })
      .click()
    await expect(this.details.getByText('Q1', { exact: true })).toBeVisible()
    return this.details
  }
}
