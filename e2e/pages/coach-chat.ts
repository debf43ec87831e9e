import { expect, type Locator, type Page } from 'playwright/test'

/** The chat with the career coach. */
export class CoachChat {
  readonly page: Page
  readonly log: Locator
  readonly field: Locator
  readonly stop: Locator
  readonly tryAgain: Locator
  /** The copy buttons, one for each reply. */
  readonly copies: Locator

  constructor(page: Page) {
    this.page = page
    this.log = page.getByRole('log', { name: 'Chat with the coach' })
    this.field = page.getByLabel('Your message')
    this.stop = page.getByRole('button', { name: 'Stop' })
    this.tryAgain = this.log.getByRole('button', { name: 'Try again' })
    this.copies = this.log.getByRole('button', { name: 'Copy this reply' })
  }

  static async open(page: Page): Promise<CoachChat> {
    await page.goto('/dashboard/advanced-features?tab=coach')
    return new CoachChat(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.field).toBeVisible()
    await expect(this.page.getByText('Loading the chat')).toHaveCount(0)
    return this
  }

  /** The exchanges that begin with this message. */
  turn(message: string): Locator {
    return this.log.locator('ol > li').filter({ hasText: `You: ${message}` })
  }

  async say(message: string): Promise<Locator> {
    await this.field.fill(message)
    await this.field.press('Enter')
    await expect(this.turn(message)).toHaveCount(1)
    return this.turn(message)
  }

  async expectAnswered(message: string): Promise<void> {
    await expect(this.turn(message)).toHaveCount(1)
    await expect(this.turn(message).getByRole('button', { name: 'Copy this reply' })).toBeVisible()
    await expect(this.turn(message)).not.toContainText('Not answered')
  }
}
