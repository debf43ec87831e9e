import type { Locator, Page } from 'playwright/test'
import { ApplicationDialog } from './application-dialog.ts'
import { BoardPage } from './board.ts'
import { DeleteDialog } from './delete-dialog.ts'
import { expect } from './expect.ts'
import { Shell } from './shell.ts'

export class ApplicationsPage {
  readonly page: Page
  readonly shell: Shell
  readonly heading: Locator
  readonly rows: Locator
  readonly search: Locator
  readonly empty: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.heading = page.getByRole('heading', { level: 1, name: 'My Applications' })
    this.rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
    this.search = page.getByRole('searchbox', { name: 'Search your applications' })
    this.empty = page.getByRole('heading', { name: 'No Applications Yet' })
  }

  static async open(page: Page, search = ''): Promise<ApplicationsPage> {
    await page.goto(`/dashboard/applications${search}`)
    return new ApplicationsPage(page).shown()
  }

  /** Waits until the list is loaded, even if it is empty. */
  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    await expect(this.empty.or(this.search)).toBeVisible()
    return this
  }

  /** The row whose title or company is this. */
  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }

  /** Expects exactly these job titles, from the top. */
  async expectTitles(...titles: string[]): Promise<void> {
    await expect(this.rows.getByRole('rowheader').locator('p:first-child')).toHaveText(titles)
  }

  async add(): Promise<ApplicationDialog> {
    await this.page.getByRole('button', { name: /^Add (application|Your First Application)$/ }).click()
    return new ApplicationDialog(this.page, 'Add application').shown()
  }

  async edit(name: string): Promise<ApplicationDialog> {
    await this.row(name)
      .getByRole('button', { name: /^Edit / })
      .click()
    return new ApplicationDialog(this.page, 'Edit application').shown()
  }

  async delete(name: string): Promise<DeleteDialog> {
    await this.row(name)
      .getByRole('button', { name: /^Delete / })
      .click()
    return new DeleteDialog(this.page).shown()
  }

  statusButton(name: string): Locator {
    return this.row(name).getByRole('button', { name: /^Status of / })
  }

  async showBoard(): Promise<BoardPage> {
    await this.page.getByRole('radio', { name: 'Board' }).check({ force: true })
    return new BoardPage(this.page).shown()
  }
}
