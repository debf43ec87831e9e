import { expect, type Locator, type Page } from 'playwright/test'

export class InsightsPage {
  readonly page: Page
  readonly export: Locator

  constructor(page: Page) {
    this.page = page
    this.export = page.getByRole('button', { name: 'Export as CSV' })
  }

  static async open(page: Page): Promise<InsightsPage> {
    await page.goto('/dashboard/insights')
    return new InsightsPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
    return this
  }

  /** One part of the screen. */
  part(title: string): Locator {
    return this.page.getByRole('region', { name: title })
  }
}
