import { expect, type Locator, type Page } from 'playwright/test'
import { ApplicationsPage } from './applications.ts'
import { Shell } from './shell.ts'

export class DashboardPage {
  readonly page: Page
  readonly shell: Shell
  readonly heading: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.heading = page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / })
  }

  static async open(page: Page): Promise<DashboardPage> {
    await page.goto('/dashboard')
    return new DashboardPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    return this
  }

  async toApplications(): Promise<ApplicationsPage> {
    await this.shell.go('My Applications')
    return new ApplicationsPage(this.page).shown()
  }
}
