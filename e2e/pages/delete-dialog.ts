import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

export class DeleteDialog {
  readonly root: Locator

  constructor(page: Page) {
    this.root = page.getByRole('alertdialog', { name: 'Delete this application?' })
  }

  async shown(): Promise<this> {
    await expect(this.root).toBeVisible()
    return this
  }

  async confirm(): Promise<void> {
    await this.root.getByRole('button', { name: 'Delete application' }).click()
    await expect(this.root).toBeHidden()
  }
}
