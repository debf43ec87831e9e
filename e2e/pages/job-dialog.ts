import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

/** All details of one job: beside the list, or where there is no room, in a dialog. */
export class JobDialog {
  readonly page: Page
  readonly root: Locator

  constructor(page: Page, title: string) {
    this.page = page
    this.root = page.getByRole('region', { name: title }).or(page.getByRole('dialog', { name: title }))
  }

  async shown(): Promise<this> {
    await expect(this.root).toBeVisible()
    return this
  }

  get trackButton(): Locator {
    return this.root.getByRole('button', { name: /^Track/ })
  }

  /** The way to the application of a tracked job. */
  get tracked(): Locator {
    return this.root.getByRole('link', { name: /^Tracked/ })
  }

  /** Opens the job on its board, in a new tab. A warned advert first asks. */
  async view({ isWarned = false } = {}): Promise<Page> {
    const opened = this.page.waitForEvent('popup')
    if (isWarned) await this.root.getByRole('button', { name: /^View Job/ }).click()
    const within = isWarned ? this.page.getByRole('alertdialog') : this.root
    await within.getByRole('link', { name: /^View Job/ }).click()
    return opened
  }
}
