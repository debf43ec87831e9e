import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

/** The frame around every signed-in screen, at desktop size. */
export class Shell {
  readonly page: Page
  readonly menuButton: Locator
  readonly navigation: Locator
  readonly sidebar: Locator
  readonly accountButton: Locator
  /** Such as FREE PLAN. */
  readonly badge: Locator

  constructor(page: Page) {
    this.page = page
    this.menuButton = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    this.navigation = page.getByRole('navigation', { name: 'Main' })
    this.sidebar = page.locator('#sidebar')
    this.accountButton = page.getByRole('button', { name: 'Your account' })
    this.badge = page.getByRole('banner').getByText(/ PLAN$/)
  }

  place(name: string): Locator {
    return this.navigation.getByRole('link', { name, exact: true })
  }

  async go(place: string): Promise<void> {
    await this.place(place).click()
  }

  async openAccount(): Promise<Locator> {
    await this.accountButton.click()
    return this.page.getByRole('menu', { name: 'Your account' })
  }

  /** Signs out, and waits for the landing page. */
  async logOut(): Promise<void> {
    const account = await this.openAccount()
    await account.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(this.accountButton).toBeHidden()
  }
}
