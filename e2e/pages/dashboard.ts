import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { Shell } from './shell.ts'

export class DashboardPage {
  readonly page: Page
  readonly shell: Shell
  readonly heading: Locator
  readonly next: Locator
  readonly firstSteps: Locator
  readonly activity: Locator
  readonly weeks: Locator
  readonly plan: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.heading = page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / })
    const main = page.getByRole('main')
    const region = (name: string | RegExp) => main.getByRole('region', { name })
    this.next = main.locator('[aria-labelledby=next-step]')
    this.firstSteps = region(/^Your first steps/)
    this.activity = region('Recent activity')
    this.weeks = region('Applications sent each week')
    this.plan = region(/^You are on /)
  }

  static async open(page: Page): Promise<DashboardPage> {
    await page.goto('/dashboard')
    return new DashboardPage(page).shown()
  }

  /** Waits until the dashboard is loaded. It always shows a next step. */
  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    await expect(this.next).toBeVisible()
    return this
  }

  /** A figure, found by its label. */
  figure(label: string): Locator {
    const term = this.page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
    return this.page
      .getByRole('region', { name: 'Figures' })
      .locator('div', { has: term })
      .getByRole('definition')
  }
}
