import type { Locator, Page } from 'playwright/test'

type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** The person's stored files, below their resumes. */
export class FilesPanel {
  readonly page: Page
  readonly root: Locator
  readonly rows: Locator
  readonly input: Locator
  readonly trouble: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('region', { name: 'My files' })
    this.rows = this.root.getByRole('listitem')
    this.input = this.root.locator('input[type=file]')
    this.trouble = this.root.getByRole('alert')
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }

  async add(file: Chosen): Promise<void> {
    await this.input.setInputFiles(file)
  }

  async downloadOf(name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: /^Download/ })
      .click()
  }
}
