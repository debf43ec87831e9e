import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { TruthCard } from './truth-card.ts'

/** The dialog that shows and edits a letter. */
export class LetterDialog {
  readonly page: Page
  readonly root: Locator
  readonly paper: Locator
  readonly sources: TruthCard

  constructor(page: Page, job: string) {
    this.page = page
    this.root = page.getByRole('dialog', { name: job })
    this.paper = this.root.getByRole('article', { name: 'Preview' })
    this.sources = new TruthCard(page, 'sentence')
  }

  async shown(): Promise<this> {
    await expect(this.root.getByRole('tablist')).toBeVisible()
    return this
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.root).toBeHidden()
  }
}
