import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { LoginPage } from './login.ts'

export class ForgotPasswordPage {
  readonly page: Page
  readonly heading: Locator
  readonly email: Locator
  readonly sentHeading: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Forgot your password?' })
    this.email = page.getByLabel('Email')
    this.sentHeading = page.getByRole('heading', { level: 1, name: 'Check Your Email' })
  }

  static async open(page: Page): Promise<ForgotPasswordPage> {
    await page.goto('/forgot-password')
    return new ForgotPasswordPage(page).shown()
  }

  /** Opens the page from the login, with the email that was typed there. */
  static async openFrom(login: LoginPage, email: string): Promise<ForgotPasswordPage> {
    await login.email.fill(email)
    await login.page.getByRole('link', { name: 'Forgot password?' }).click()
    return new ForgotPasswordPage(login.page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    return this
  }

  /** Presses the button, and does not wait for the result. */
  async send(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send Reset Link' }).click()
  }

  async sent(): Promise<this> {
    await expect(this.sentHeading).toBeVisible()
    return this
  }

  async backToLogin(): Promise<LoginPage> {
    await this.page.getByRole('link', { name: 'Back to Login' }).click()
    return new LoginPage(this.page).shown()
  }
}
