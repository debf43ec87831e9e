import { expect, type Locator, type Page } from 'playwright/test'

type Ticket = 'Contact support' | 'Report an issue'

export class HelpPage {
  readonly page: Page
  readonly heading: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Help Center' })
  }

  static async open(page: Page): Promise<HelpPage> {
    await page.goto('/dashboard/help')
    const help = new HelpPage(page)
    await expect(help.heading).toBeVisible()
    return help
  }

  async write(title: Ticket): Promise<TicketDialog> {
    await this.page.getByRole('button', { name: title }).click()
    return new TicketDialog(this.page, title).shown()
  }
}

export class TicketDialog {
  readonly root: Locator
  readonly send: Locator
  readonly trouble: Locator
  readonly subject: Locator
  readonly message: Locator

  constructor(page: Page, title: Ticket) {
    this.root = page.getByRole('dialog', { name: title })
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
