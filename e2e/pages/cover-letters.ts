import { expect, type Locator, type Page } from 'playwright/test'
import { GenerateLetterDialog } from './generate-letter-dialog.ts'
import { LetterDialog } from './letter-dialog.ts'
import { Shell } from './shell.ts'

/** The list of letters. */
export class CoverLettersPage {
  readonly page: Page
  readonly shell: Shell
  readonly empty: Locator
  /** `1 of 2 letters this month` */
  readonly counter: Locator
  readonly generateButton: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.empty = page.getByRole('heading', { name: 'No Cover Letters Yet' })
    this.counter = page.getByText(/letters this month/).first()
    this.generateButton = page.getByRole('button', { name: /^Generate (Letter|Your First Letter)$/ })
  }

  static async open(page: Page, search = ''): Promise<CoverLettersPage> {
    await page.goto(`/dashboard/cover-letter${search}`)
    return new CoverLettersPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Cover Letter Generator' })).toBeVisible()
    return this
  }

  card(jobTitle: string): Locator {
    const title = this.page.getByRole('heading', { level: 2, name: jobTitle, exact: true })
    return this.page.getByRole('main').locator('section, article').filter({ has: title })
  }

  async generate(): Promise<GenerateLetterDialog> {
    await this.generateButton.click()
    return this.newDialog()
  }

  newDialog(): Promise<GenerateLetterDialog> {
    return new GenerateLetterDialog(this.page).shown()
  }

  async preview(job: string): Promise<LetterDialog> {
    await this.page.getByRole('button', { name: `Preview the letter for ${job}` }).click()
    return new LetterDialog(this.page, job).shown()
  }

  async edit(job: string): Promise<LetterDialog> {
    await this.page.getByRole('button', { name: `Edit the letter for ${job}` }).click()
    return new LetterDialog(this.page, job).shown()
  }

  async delete(job: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `Delete the letter for ${job}` }).click()
    const question = this.page.getByRole('alertdialog', { name: 'Delete this letter?' })
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    return question
  }
}
