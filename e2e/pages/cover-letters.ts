import type { Locator, Page } from 'playwright/test'
import { GenerateLetterDialog } from './generate-letter-dialog.ts'

/** The list of letters. */
export class CoverLettersPage {
  readonly page: Page
  /** Such as `1 of 2 letters this month`. */
  readonly counter: Locator
  readonly generateButton: Locator

  constructor(page: Page) {
    this.page = page
    this.counter = page.getByText(/letters this month/).first()
    this.generateButton = page.getByRole('button', { name: /^Generate (Letter|Your First Letter)$/ })
  }

  card(jobTitle: string): Locator {
    const title = this.page.getByRole('heading', { level: 2, name: jobTitle, exact: true })
    return this.page.getByRole('main').locator('section, article').filter({ has: title })
  }

  newDialog(): Promise<GenerateLetterDialog> {
    return new GenerateLetterDialog(this.page).shown()
  }
}
