import { expect, type Locator, type Page } from 'playwright/test'
import { LoginPage } from './login.ts'
import { SignUpPage } from './sign-up.ts'

export class LandingPage {
  readonly page: Page
  readonly heading: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Every job you apply for, in one place.' })
  }

  static async open(page: Page): Promise<LandingPage> {
    await page.goto('/')
    return new LandingPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    return this
  }

  async toLogin(): Promise<LoginPage> {
    await this.page.getByRole('link', { name: 'Log in' }).click()
    return new LoginPage(this.page).shown()
  }

  async toSignUp(): Promise<SignUpPage> {
    await this.page.getByRole('link', { name: 'Sign Up' }).click()
    return new SignUpPage(this.page).shown()
  }
}
