import { expect, type Locator, type Page } from 'playwright/test'
import { FilesPanel } from './files-panel.ts'
import { GenerateDialog } from './generate-dialog.ts'
import { ResumeEditorPage } from './resume-editor.ts'
import { Shell } from './shell.ts'

/** The list of resumes, and what lies over it. */
export class ResumeBuilderPage {
  readonly page: Page
  readonly shell: Shell
  readonly empty: Locator
  readonly files: FilesPanel
  readonly generateButton: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.empty = page.getByRole('heading', { name: 'No Resumes Yet' })
    this.files = new FilesPanel(page)
    this.generateButton = page.getByRole('button', { name: /^Generate (Resume|Your First Resume)$/ })
  }

  static async open(page: Page, search = ''): Promise<ResumeBuilderPage> {
    await page.goto(`/dashboard/resume-builder${search}`)
    return new ResumeBuilderPage(page).shown()
  }

  /** Loaded, be it with nothing. */
  async shown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Resume Builder' })).toBeVisible()
    await expect(this.generateButton).toBeVisible()
    return this
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  /** Nothing but these, newest first. */
  async expectTitles(...titles: string[]): Promise<void> {
    const cards = this.page
      .getByRole('region')
      .filter({ has: this.page.getByRole('button', { name: /^Preview/ }) })
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText(titles)
  }

  async generate(): Promise<GenerateDialog> {
    await this.generateButton.click()
    return this.newDialog()
  }

  newDialog(): Promise<GenerateDialog> {
    return new GenerateDialog(this.page, 'Generate Resume').shown()
  }

  async rewrite(title: string): Promise<GenerateDialog> {
    await this.choose(title, 'Rewrite')
    return new GenerateDialog(this.page, 'Rewrite Resume').shown()
  }

  async preview(title: string): Promise<Locator> {
    await this.card(title)
      .getByRole('button', { name: /^Preview/ })
      .click()
    const dialog = this.page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('article', { name: 'Preview' })).toBeVisible()
    return dialog
  }

  async edit(title: string): Promise<ResumeEditorPage> {
    await this.card(title).getByRole('link', { name: /^Edit/ }).click()
    return new ResumeEditorPage(this.page).shown(title)
  }

  async choose(title: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  async delete(title: string): Promise<Locator> {
    await this.card(title)
      .getByRole('button', { name: /^Delete/ })
      .click()
    const question = this.page.getByRole('alertdialog', { name: 'Delete this resume?' })
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    return question
  }
}
