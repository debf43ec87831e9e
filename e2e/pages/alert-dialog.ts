import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

/** The dialog of a new job alert. */
export class AlertDialog {
  readonly root: Locator
  readonly save: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'New job alert' })
    this.save = this.root.locator('button[type=submit]')
  }

  async shown(): Promise<this> {
    await expect(this.root).toBeVisible()
    return this
  }

  /** The radio button of a frequency, found by its first word. */
  frequency(name: string): Locator {
    return this.root.getByRole('radio', { name })
  }

  /** Saves, and waits until the dialog is closed. */
  async saveAndClose(): Promise<void> {
    await this.save.click()
    await expect(this.root).toBeHidden()
  }
}
