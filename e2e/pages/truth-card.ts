import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

/** The sources of a text's lines: below a resume, and in the dialog of a letter. */
export class TruthCard {
  readonly page: Page
  readonly root: Locator
  /** The lines without a source, one box each. */
  readonly boxes: Locator

  constructor(page: Page, noun: 'line' | 'sentence') {
    this.page = page
    this.root = page.getByRole('region', { name: `Every ${noun} needs a source` })
    this.boxes = this.root.getByRole('listitem').filter({ hasText: 'is not in your profile.' })
  }

  box(words: string | RegExp): Locator {
    return this.boxes.filter({ hasText: words })
  }

  /** Saves a line with one of the person's own entries as its source. */
  async keep(words: string | RegExp, source: string): Promise<void> {
    const box = this.box(words)
    await box.getByRole('button', { name: /^Say where it comes from/ }).click()
    await box.getByLabel('Where does it come from?').selectOption(source)
    await box.getByRole('button', { name: 'Keep it' }).click()
    await expect(this.box(words)).toHaveCount(0)
  }

  /** Waits for the check, and expects that every line has a source. */
  async expectClean(): Promise<void> {
    await expect(this.root).toContainText('are all in what you told Aiki.')
  }
}
