import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

type Field = 'Job title' | 'Company' | 'Location' | 'Date applied' | 'Job URL' | 'Notes'

export class ApplicationDialog {
  readonly page: Page
  readonly root: Locator
  readonly save: Locator
  readonly trouble: Locator

  constructor(page: Page, title: 'Add application' | 'Edit application') {
    this.page = page
    this.root = page.getByRole('dialog', { name: title })
    this.save = this.root.locator('button[type=submit]')
    this.trouble = this.root.getByRole('alert')
  }

  async shown(): Promise<this> {
    await expect(this.root).toBeVisible()
    return this
  }

  field(label: Field): Locator {
    return this.root.getByLabel(label)
  }

  async fill(values: Partial<Record<Field, string>>, status?: string): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.root.getByLabel(label).fill(value)
    if (status) await this.root.getByLabel('Status').selectOption({ label: status })
  }

  /** Saves, and waits until the dialog is closed. */
  async saveAndClose(): Promise<void> {
    await this.save.click()
    await this.closed()
  }

  async press(name: string): Promise<void> {
    await this.root.getByRole('button', { name }).click()
  }

  async closed(): Promise<void> {
    await expect(this.root).toBeHidden()
  }
}
