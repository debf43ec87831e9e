import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

export class HelpPage {
  readonly page: Page
  readonly heading: Locator
  /** The messages that the person sent. */
  readonly messages: Locator

  constructor(page: Page) {
    this.page = page
    this.messages = page.getByRole('region', { name: 'Your messages' })
    this.heading = page.getByRole('heading', { level: 1, name: 'Help Center' })
  }

  static async open(page: Page): Promise<HelpPage> {
    await page.goto('/dashboard/help')
    const help = new HelpPage(page)
    await expect(help.heading).toBeVisible()
    return help
  }

  async write(): Promise<TicketDialog> {
    await this.page.getByRole('button', { name: 'Contact support' }).click()
    return new TicketDialog(this.page).shown()
  }
}

export class TicketDialog {
  readonly root: Locator
  readonly send: Locator
  readonly trouble: Locator
  readonly subject: Locator
  readonly message: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Contact support' })
    this.send = this.root.locator('button[type=submit]')
    this.trouble = this.root.getByRole('alert')
    this.subject = this.root.getByLabel('Subject')
    this.message = this.root.getByLabel('Message')
  }

  async shown(): Promise<this> {
    await expect(this.root).toBeVisible()
    return this
  }

  async closed(): Promise<void> {
    await expect(this.root).toBeHidden()
  }

  async fill(subject: string, message: string): Promise<void> {
    await this.subject.fill(subject)
    await this.message.fill(message)
  }
}
