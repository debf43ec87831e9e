import type { Locator, Page } from 'playwright/test'
import { CheckoutDialog } from './checkout.ts'
import { expect } from './expect.ts'
import { Shell } from './shell.ts'

export class SubscriptionPage {
  readonly page: Page
  readonly shell: Shell
  readonly heading: Locator
  /** The card of the person's plan. */
  readonly current: Locator
  readonly payments: Locator
  readonly question: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.heading = page.getByRole('heading', { level: 1, name: 'Subscription' })
    this.current = page.locator('section', { has: page.getByText('Current plan') }).first()
    this.payments = page.getByRole('region', { name: 'Payments' })
    this.question = page.getByRole('alertdialog')
  }

  static async open(page: Page, search = ''): Promise<SubscriptionPage> {
    await page.goto(`/dashboard/subscription${search}`)
    return new SubscriptionPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    return this
  }

  /** One of the three plans. */
  plan(name: string): Locator {
    return this.page.getByRole('article', { name })
  }

  async checkout(plan: string, button: string): Promise<CheckoutDialog> {
    await this.plan(plan).getByRole('button', { name: button }).click()
    return new CheckoutDialog(this.page).shown()
  }

  /** Presses a button that opens a question, and then the button that confirms. */
  async confirm(button: string, answer: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click()
    await this.question.getByRole('button', { name: answer, exact: true }).click()
    await expect(this.question).toBeHidden()
  }
}
