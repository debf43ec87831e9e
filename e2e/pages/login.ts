import type { Locator, Page } from 'playwright/test'
import { DashboardPage } from './dashboard.ts'
import { expect } from './expect.ts'

type Credentials = { readonly email: string; readonly password: string }

export class LoginPage {
  readonly page: Page
  readonly heading: Locator
  readonly email: Locator
  readonly password: Locator
  readonly notice: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Log in' })
    this.email = page.getByLabel('Email')
    this.password = page.getByLabel('Password', { exact: true })
    this.notice = page.getByRole('main').getByRole('status')
  }

  static async open(page: Page, search = ''): Promise<LoginPage> {
    await page.goto(`/auth${search}`)
    return new LoginPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    return this
  }

  /** Fills in the form, presses the button, and does not wait for the result. */
  async submit({ email, password }: Credentials): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.page.getByRole('button', { name: 'Log in' }).click()
  }

  async logIn(person: Credentials): Promise<DashboardPage> {
    await this.submit(person)
    return new DashboardPage(this.page).shown()
  }
}
