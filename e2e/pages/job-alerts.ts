import type { Locator, Page } from 'playwright/test'
import { AlertDialog } from './alert-dialog.ts'
import { expect } from './expect.ts'

export class JobAlertsPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  static async open(page: Page, search = ''): Promise<JobAlertsPage> {
    await page.goto(`/dashboard/job-alerts${search}`)
    return new JobAlertsPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Job Alerts' })).toBeVisible()
    return this
  }

  /** Opens the dialog of a new alert, from the empty state or from the list. */
  async add(): Promise<AlertDialog> {
    await this.page.getByRole('button', { name: /^(New alert|Create Your First Alert)$/ }).click()
    return this.newDialog()
  }

  newDialog(): Promise<AlertDialog> {
    return new AlertDialog(this.page).shown()
  }

  alert(title: string): Locator {
    return this.page.getByRole('region', { name: title })
  }

  /** The latest jobs of the alert. */
  jobs(title: string): Locator {
    return this.alert(title).getByRole('list', { name: 'Latest jobs' }).getByRole('link')
  }
}
