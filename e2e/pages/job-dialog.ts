import { expect, type Locator, type Page } from 'playwright/test'

/** The dialog with all details of one job. */
export class JobDialog {
  readonly root: Locator

  constructor(page: Page, title: string) {
    this.root = page.getByRole('dialog', { name: title })
  }

  async shown(): Promise<this> {
    await expect(this.root).toBeVisible()
    return this
  }
}
