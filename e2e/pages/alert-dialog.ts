import { expect, type Locator, type Page } from 'playwright/test'

type Field = 'Title' | 'Location' | 'Minimum salary' | 'Maximum salary'

/** The dialog of a new job alert, or of one that is changed. */
export class AlertDialog {
  readonly root: Locator
  readonly save: Locator
  readonly trouble: Locator
  readonly keyword: Locator
  readonly keywords: Locator

  constructor(page: Page, title: 'New job alert' | 'Edit job alert') {
    this.root = page.getByRole('dialog', { name: title })
    this.save = this.root.locator('button[type=submit]')
    this.trouble = this.root.getByRole('alert')
    this.keyword = this.root.getByRole('textbox', { name: 'Keywords' })
    this.keywords = this.root.getByRole('list', { name: 'Keywords' }).getByRole('listitem')
  }

  async shown(): Promise<this> {
    await expect(this.root).toBeVisible()
    return this
  }

  field(label: Field): Locator {
    return this.root.getByRole('textbox', { name: label })
  }

  async fill(values: Partial<Record<Field, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values))
      await this.root.getByRole('textbox', { name: label }).fill(value)
  }

  /** A frequency, by its first word. */
  frequency(name: string): Locator {
    return this.root.getByRole('radio', { name })
  }

  async press(name: string): Promise<void> {
    await this.root.getByRole('button', { name }).click()
  }

  /** Saves, and the dialog closes. */
  async saveAndClose(): Promise<void> {
    await this.save.click()
    await expect(this.root).toBeHidden()
  }
}
