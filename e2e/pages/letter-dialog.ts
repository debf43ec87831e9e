import { expect, type Locator, type Page } from 'playwright/test'
import { TruthCard } from './truth-card.ts'

/** A letter to be read, and to be edited. */
export class LetterDialog {
  readonly page: Page
  readonly job: string
  readonly root: Locator
  readonly paper: Locator
  readonly text: Locator
  readonly save: Locator
  readonly trouble: Locator
  readonly sources: TruthCard

  constructor(page: Page, job: string) {
    this.page = page
    this.job = job
    this.root = page.getByRole('dialog', { name: job })
    this.paper = this.root.getByRole('article', { name: 'Preview' })
    this.text = this.root.getByRole('textbox', { name: 'Letter' })
    this.save = this.root.getByRole('button', { name: 'Save changes' })
    this.trouble = this.root.getByRole('alert')
    this.sources = new TruthCard(page, 'sentence')
  }

  async shown(): Promise<this> {
    await expect(this.root.getByRole('tablist')).toBeVisible()
    return this
  }

  async showTab(name: 'Edit' | 'Preview'): Promise<void> {
    await this.root.getByRole('tab', { name }).click()
    await expect(this.root.getByRole('tabpanel', { name })).toBeVisible()
  }

  /** Adds a sentence at the end of the first paragraph. */
  async add(sentence: string): Promise<void> {
    const text = await this.text.inputValue()
    const [day = '', subject = '', greeting = '', first = '', ...rest] = text.split('\n\n')
    await this.text.fill([day, subject, greeting, `${first} ${sentence}`, ...rest].join('\n\n'))
  }

  async press(name: string): Promise<void> {
    await this.root.getByRole('button', { name, exact: true }).click()
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.root).toBeHidden()
  }
}
