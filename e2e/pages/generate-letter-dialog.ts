import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { LetterDialog } from './letter-dialog.ts'

type Field = 'Job title' | 'Company name' | 'Job description'

/** The dialog that generates a letter. */
export class GenerateLetterDialog {
  readonly page: Page
  readonly root: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('dialog', { name: 'Generate Cover Letter' })
    this.submit = this.root.locator('button[type=submit]')
  }

  /** Waits until the dialog shows its initial values. */
  async shown(): Promise<this> {
    await expect(this.submit).toBeVisible()
    return this
  }

  field(label: Field): Locator {
    return this.root.getByLabel(label)
  }

  tone(name: 'Enthusiastic'): Locator {
    return this.root.getByRole('radio', { name })
  }

  /** Generates, and waits for the new letter: `Supply Planner at Tudun Foods`. */
  async generate(job: string): Promise<LetterDialog> {
    await this.submit.click()
    return new LetterDialog(this.page, job).shown()
  }
}
