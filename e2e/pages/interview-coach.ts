import { expect, type Locator, type Page } from 'playwright/test'

/** The list of the Interview Coach, and its dialogs. */
export class InterviewCoachPage {
  readonly page: Page
  /** The dialog that starts an interview session. */
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

  /** The sessions of the list. */
  rows(): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: /^Details/ }) })
  }

  /** Opens the dialog, and waits for its initial values. */
  async starting(): Promise<Locator> {
    await expect(this.submit).toBeVisible()
    return this.dialog
  }

  /** Opens the details of the first session with these words. */
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
