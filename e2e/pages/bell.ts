import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

/** The notifications in the header. */
export class Bell {
  readonly button: Locator
  readonly panel: Locator
  readonly rows: Locator
  readonly markAll: Locator

  constructor(page: Page) {
    this.button = page.getByRole('banner').getByRole('button', { name: 'Notifications' })
    this.panel = page.getByRole('dialog', { name: 'Notifications' })
    this.rows = this.panel.getByRole('listitem')
    this.markAll = this.panel.getByRole('button', { name: 'Mark all as read' })
  }

  async open(): Promise<this> {
    await this.button.press('Enter')
    await expect(this.panel.getByRole('heading', { name: 'Notifications' })).toBeFocused()
    return this
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title })
  }

  /** `5+` means that there are more notifications than are shown; null means that all are read. */
  async expectUnread(count: string | null): Promise<void> {
    const name = count === null ? 'Notifications' : `Notifications, ${count} unread`
    await expect(this.button).toHaveAccessibleName(name)
  }
}
