import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { LoginPage } from './login.ts'
import { ReviewsPart } from './reviews.ts'
import { SignUpPage } from './sign-up.ts'

export class LandingPage {
  readonly page: Page
  readonly heading: Locator
  readonly header: Locator
  /** The button that opens and closes the menu on phones. */
  readonly menuButton: Locator
  readonly menu: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Search once. Apply well. Hear back.' })
    this.header = page.getByRole('banner')
    this.menuButton = page.locator('#menu > summary')
    this.menu = page.getByRole('navigation', { name: 'Menu' })
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
    await this.header.getByRole('link', { name: 'Log in' }).click()
    return new LoginPage(this.page).shown()
  }

  /** Opens the sign-up from the card of the free plan, which is on every size of screen. */
  async toSignUp(): Promise<SignUpPage> {
    await this.page.getByRole('link', { name: 'Start free', exact: true }).click()
    return new SignUpPage(this.page).shown()
  }

  /** Opens the sign-up from the card of a paid plan. */
  async toTrial(plan: string): Promise<SignUpPage> {
    await this.page.getByRole('link', { name: `Try ${plan} free` }).click()
    return new SignUpPage(this.page).shown()
  }

  get reviews(): ReviewsPart {
    return new ReviewsPart(this.page)
  }
}
