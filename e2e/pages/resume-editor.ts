import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { TruthCard } from './truth-card.ts'

/** The editor of one resume: its fields, its preview and its sources. */
export class ResumeEditorPage {
  readonly page: Page
  readonly fields: Locator
  readonly paper: Locator
  readonly sources: TruthCard

  constructor(page: Page) {
    this.page = page
    this.fields = page.getByRole('form', { name: 'Edit Resume' })
    this.paper = page.getByRole('main').getByRole('article', { name: 'Preview' })
    this.sources = new TruthCard(page, 'line')
  }

  async shown(title: string): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(this.fields).toBeVisible()
    return this
  }

  /** A dialog of the editor: 'What changed', 'Tailor to a job'. */
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }
}
