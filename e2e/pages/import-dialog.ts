import { expect, type Locator, type Page } from 'playwright/test'

export class ImportDialog {
  readonly page: Page
  readonly root: Locator
  readonly file: Locator
  readonly pasted: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('dialog', { name: 'Import from CSV' })
    this.file = this.root.locator('input[type=file]')
    this.pasted = this.root.getByLabel('Or paste the rows here')
  }

  async shown(): Promise<this> {
    await expect(this.root).toBeVisible()
    return this
  }

  async choose(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.file.setInputFiles(file)
  }

  async chooseText(text: string): Promise<void> {
    await this.choose({ name: 'applications.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }

  async press(name: string): Promise<void> {
    await this.root.getByRole('button', { name, exact: true }).click()
  }

  async done(): Promise<void> {
    await this.press('Done')
    await expect(this.root).toBeHidden()
  }
}
