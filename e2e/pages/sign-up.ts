import type { Locator, Page } from 'playwright/test'
import { ConfirmEmailPage } from './confirm-email.ts'
import { expect } from './expect.ts'

const titles = ['Personal Information', 'Location & Preferences', 'Career Information', 'Skills & Goals']

type Account = { readonly fullName: string; readonly email: string; readonly password: string }

/** The sign-up wizard. Fields are found by their labels, on any step. */
export class SignUpPage {
  readonly page: Page
  readonly heading: Locator
  readonly progress: Locator
  readonly next: Locator
  readonly previous: Locator
  readonly create: Locator
  readonly agreement: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.progress = page.getByRole('progressbar', { name: 'Sign Up' })
    this.next = page.getByRole('button', { name: 'Next' })
    this.previous = page.getByRole('button', { name: 'Previous' })
    this.create = page.getByRole('button', { name: 'Create Account' })
    this.agreement = page.getByRole('checkbox', { name: /^I am 18 or older/ })
  }

  static async open(page: Page): Promise<SignUpPage> {
    await page.goto('/auth?mode=signup')
    return new SignUpPage(page).shown()
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true })
  }

  /** Waits for a step, 1 to 4, by its heading and its dots. */
  async shown(step = 1): Promise<this> {
    await expect(this.heading).toHaveText(titles[step - 1] ?? '')
    await expect(this.progress).toHaveAttribute('aria-valuenow', String(step))
    return this
  }

  async fillAccount({ fullName, email, password }: Account): Promise<void> {
    await this.field('Full name').fill(fullName)
    await this.field('Email').fill(email)
    await this.field('Password').fill(password)
    await this.agreement.check()
  }

  /** Creates an account with the first step alone. */
  async signUp(account: Account): Promise<ConfirmEmailPage> {
    await this.fillAccount(account)
    await this.page.getByRole('button', { name: 'Add the rest later' }).click()
    return new ConfirmEmailPage(this.page).shown()
  }
}
