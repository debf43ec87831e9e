import { expect, type Locator, type Page } from 'playwright/test'
import { TruthCard } from './truth-card.ts'

/** One resume: its text, its paper and its sources. */
export class ResumeEditorPage {
  readonly page: Page
  readonly title: Locator
  readonly content: Locator
  readonly paper: Locator
  readonly save: Locator
  readonly trouble: Locator
  readonly sources: TruthCard

  constructor(page: Page) {
    this.page = page
    const form = page.getByRole('form', { name: 'Edit Resume' })
    this.title = form.getByRole('textbox', { name: 'Resume title' })
    this.content = form.getByRole('textbox', { name: /^Content/ })
    this.paper = page.getByRole('main').getByRole('article', { name: 'Preview' })
    this.save = page.getByRole('button', { name: 'Save', exact: true })
    this.trouble = page.getByRole('main').getByRole('alert')
    this.sources = new TruthCard(page, 'line')
  }

  static async open(page: Page, id: string, search = ''): Promise<ResumeEditorPage> {
    await page.goto(`/dashboard/resume-builder/${id}${search}`)
    const editor = new ResumeEditorPage(page)
    await expect(editor.content).toBeVisible()
    return editor
  }

  async shown(title: string): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(this.content).toBeVisible()
    return this
  }

  /** Replaces a stretch of the text, as typing there would. */
  async rewrite(from: string | RegExp, to: string): Promise<void> {
    await this.content.fill((await this.content.inputValue()).replace(from, to))
  }

  template(name: string): Locator {
    return this.page.getByRole('radiogroup', { name: 'Template' }).getByRole('radio', { name })
  }

  async choose(action: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More for this resume' }).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  /** A dialog over it: 'Versions', 'What changed', 'Tailor to a job'. */
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }

  async openDialog(name: 'Versions' | 'What changed'): Promise<Locator> {
    await this.choose(name)
    await expect(this.dialog(name)).toBeVisible()
    return this.dialog(name)
  }

  async showTab(name: 'Edit' | 'Preview'): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
    await expect(this.page.getByRole('tabpanel', { name })).toBeVisible()
  }
}
