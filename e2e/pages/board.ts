import { expect, type Locator, type Page } from 'playwright/test'
import { ApplicationDialog } from './application-dialog.ts'

export class BoardPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async shown(): Promise<this> {
    await expect(this.page.getByRole('region').filter({ has: this.page.getByRole('list') })).not.toHaveCount(
      0,
    )
    return this
  }

  column(status: string): Locator {
    return this.page.getByRole('region', { name: status, exact: true })
  }

  scrollButton(side: 'before' | 'after'): Locator {
    return this.page.getByTitle(`Show the columns ${side}`)
  }

  card(title: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: title })
  }

  moveButton(title: string): Locator {
    return this.card(title).getByRole('button', { name: 'Move to' })
  }

  async moveTo(title: string, status: string): Promise<void> {
    await this.moveButton(title).click()
    await this.page.getByRole('menuitem', { name: status }).click()
  }

  async edit(title: string): Promise<ApplicationDialog> {
    await this.card(title)
      .getByRole('button', { name: /^Edit / })
      .click()
    return new ApplicationDialog(this.page, 'Edit application').shown()
  }

  /** The card stands in the column of this status, and nowhere else. */
  async expectIn(title: string, status: string): Promise<void> {
    await expect(this.column(status).getByRole('listitem').filter({ hasText: title })).toBeVisible()
    await expect(this.card(title)).toHaveCount(1)
  }
}
