import { expect, type Locator, type Page } from 'playwright/test'
import { AlertDialog } from './alert-dialog.ts'

export class JobAlertsPage {
  readonly page: Page
  readonly titles: Locator

  constructor(page: Page) {
    this.page = page
    this.titles = page.getByRole('main').getByRole('heading', { level: 2 })
  }

  static async open(page: Page, search = ''): Promise<JobAlertsPage> {
    await page.goto(`/dashboard/job-alerts${search}`)
    return new JobAlertsPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Job Alerts' })).toBeVisible()
    return this
  }

  /** The first one, from the empty state, or another. */
  async add(): Promise<AlertDialog> {
    await this.page.getByRole('button', { name: /^(New alert|Create Your First Alert)$/ }).click()
    return this.newDialog()
  }

  newDialog(): Promise<AlertDialog> {
    return new AlertDialog(this.page, 'New job alert').shown()
  }

  alert(title: string): Locator {
    return this.page.getByRole('region', { name: title })
  }

  /** The jobs that the alert found last. */
  jobs(title: string): Locator {
    return this.alert(title).getByRole('list', { name: 'Latest jobs' }).getByRole('link')
  }

  active(title: string): Locator {
    return this.page.getByRole('switch', { name: `Active alert ${title}` })
  }

  async edit(title: string): Promise<AlertDialog> {
    await this.page.getByRole('button', { name: `Edit ${title}` }).click()
    return new AlertDialog(this.page, 'Edit job alert').shown()
  }

  async delete(title: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `Delete ${title}` }).click()
    const question = this.page.getByRole('alertdialog', { name: 'Delete this alert?' })
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    return question
  }
}
