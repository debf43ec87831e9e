import { expect, type Locator, type Page } from 'playwright/test'
import { LetterDialog } from './letter-dialog.ts'

type Field = 'Job title' | 'Company name' | 'Job description'

/** The dialog that has a letter written. */
export class GenerateLetterDialog {
  readonly page: Page
  readonly root: Locator
  readonly submit: Locator
  readonly trouble: Locator
  readonly writing: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('dialog', { name: 'Generate Cover Letter' })
    this.submit = this.root.locator('button[type=submit]')
    this.trouble = this.root.getByRole('alert')
    this.writing = this.root.getByRole('region', { name: 'Writing your letter' })
  }

  /** With what it begins with. */
  async shown(): Promise<this> {
    await expect(this.submit).toBeVisible()
    return this
  }

  field(label: Field): Locator {
    return this.root.getByLabel(label)
  }

  async fill(values: Partial<Record<Field, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.root.getByLabel(label).fill(value)
  }

  tone(name: 'Professional' | 'Enthusiastic'): Locator {
    return this.root.getByRole('radio', { name })
  }

  async press(name: string): Promise<void> {
    await this.root.getByRole('button', { name, exact: true }).click()
  }

  /** Generates, and the letter opens: `Supply Planner at Tudun Foods`. */
  async generate(job: string): Promise<LetterDialog> {
    await this.submit.click()
    return new LetterDialog(this.page, job).shown()
  }
}
