import type { Locator, Page } from 'playwright/test'
import { DashboardPage } from './dashboard.ts'
import { expect } from './expect.ts'

/** The page to which the provider sends people back. */
export class PaymentPage {
  readonly page: Page
  readonly heading: Locator
  readonly main: Locator
  readonly stay: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Payment' })
    this.main = page.getByRole('main')
    this.stay = page.getByRole('button', { name: 'Stay here' })
  }

  static async open(page: Page, reference: string): Promise<PaymentPage> {
    await page.goto(`/dashboard/subscription/success?reference=${reference}`)
    return new PaymentPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    return this
  }

  /** The heading that says how the payment went. */
  says(words: string): Locator {
    return this.main.getByRole('heading', { level: 2, name: words })
  }

  async toDashboard(): Promise<DashboardPage> {
    await this.main.getByRole('link', { name: 'Go to your dashboard' }).click()
    return new DashboardPage(this.page).shown()
  }
}
