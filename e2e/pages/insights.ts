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

  /** The rows of its table, as a screen reader has them, whether or not the table is what is shown. */
  rows(title: string): Locator {
    return this.part(title).getByRole('table').getByRole('row')
  }

  async showAsTable(title: string): Promise<void> {
    const part = this.part(title)
    await part.getByRole('button', { name: 'Show as table' }).press('Enter')
    await expect(part.getByRole('button', { name: 'Show as chart' })).toBeFocused()
  }
}
