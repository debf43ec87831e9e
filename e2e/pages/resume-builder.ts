import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { FilesPanel } from './files-panel.ts'
import { GenerateDialog } from './generate-dialog.ts'
import { ResumeEditorPage } from './resume-editor.ts'

/** The list of resumes, and its dialogs. */
export class ResumeBuilderPage {
  readonly page: Page
  readonly files: FilesPanel
  readonly generateButton: Locator

  constructor(page: Page) {
    this.page = page
    this.files = new FilesPanel(page)
    this.generateButton = page.getByRole('button', { name: /^Generate (Resume|Your First Resume)$/ })
  }

  static async open(page: Page): Promise<ResumeBuilderPage> {
    await page.goto('/dashboard/resume-builder')
    return new ResumeBuilderPage(page).shown()
  }

  /** Waits until the list is loaded, even if it is empty. */
  async shown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Resume Builder' })).toBeVisible()
    await expect(this.generateButton).toBeVisible()
    return this
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  async generate(): Promise<GenerateDialog> {
    await this.generateButton.click()
    return this.newDialog()
  }

  newDialog(): Promise<GenerateDialog> {
    return new GenerateDialog(this.page).shown()
  }

  async edit(title: string): Promise<ResumeEditorPage> {
    await this.card(title).getByRole('link', { name: /^Edit/ }).click()
    return new ResumeEditorPage(this.page).shown(title)
  }
}
