import { expect, type Locator, type Page } from 'playwright/test'

/** The list side of the Interview Coach, and the dialogs over it. */
export class InterviewCoachPage {
  readonly page: Page
  readonly startButton: Locator
  readonly empty: Locator
  /** The dialog that starts a practice. */
  readonly dialog: Locator
  readonly submit: Locator
  readonly trouble: Locator
  readonly details: Locator
  readonly all: Locator

  constructor(page: Page) {
    this.page = page
    this.startButton = page.getByRole('main').getByRole('button', { name: 'Start Practice' })
    this.empty = page.getByRole('heading', { name: 'No Practice Sessions Yet' })
    this.dialog = page.getByRole('dialog', { name: 'Start Practice' })
    this.submit = this.dialog.locator('button[type=submit]')
    this.trouble = this.dialog.getByRole('alert')
    this.details = page.getByRole('dialog', { name: 'Session details' })
    this.all = page.getByRole('dialog', { name: 'All practice sessions' })
  }

  static async open(page: Page, search = ''): Promise<InterviewCoachPage> {
    await page.goto(`/dashboard/interview-coach${search}`)
    return new InterviewCoachPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.page.locator('h1', { hasText: 'Interview Coach' })).toBeVisible()
    return this
  }

  /** The sessions that are listed: on the screen, or within a dialog. */
  rows(within: Page | Locator = this.page): Locator {
    return within.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: /^Details/ }) })
  }

  async start(): Promise<Locator> {
    await this.startButton.click()
    return this.starting()
  }

  /** With what it begins with. */
  async starting(): Promise<Locator> {
    await expect(this.submit).toBeVisible()
    return this.dialog
  }

  async openDetails(job: string, within: Page | Locator = this.page): Promise<Locator> {
    await this.rows(within)
      .filter({ hasText: job })
      .first()
      .getByRole('button', { name: /^Details/ })
      .click()
    await expect(this.details.getByText('Q1', { exact: true })).toBeVisible()
    return this.details
  }
}

/** What the details say of a session: `figure(details, 'Overall score')`. */
export const figure = (details: Locator, label: string): Locator =>
  details.locator('dl > div').filter({ hasText: label }).locator('dd')
