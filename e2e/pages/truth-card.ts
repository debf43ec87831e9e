import { expect, type Locator, type Page } from 'playwright/test'

/** What of a text has a source: below a resume, and in the dialog of a letter. */
export class TruthCard {
  readonly page: Page
  readonly root: Locator
  /** What has none, one box each. */
  readonly boxes: Locator

  constructor(page: Page, noun: 'line' | 'sentence') {
    this.page = page
    this.root = page.getByRole('region', { name: `Every ${noun} needs a source` })
    this.boxes = this.root.getByRole('listitem').filter({ hasText: 'is not in your profile.' })
  }

  box(words: string | RegExp): Locator {
    return this.boxes.filter({ hasText: words })
  }

  /** Names one of the person's own entries as the source. */
  async keep(words: string | RegExp, source: string): Promise<void> {
    const box = this.box(words)
    await box.getByRole('button', { name: /^Say where it comes from/ }).click()
    await box.getByLabel('Where does it come from?').selectOption(source)
    await box.getByRole('button', { name: 'Keep it' }).click()
    await expect(this.box(words)).toHaveCount(0)
  }

  /** Everything has a source, once it is checked. */
  async expectClean(): Promise<void> {
    await expect(this.root).toContainText('Nothing here goes beyond what you told Aiki.')
  }
}
