import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

/** My Profile, as text and as a form. */
export class ProfilePage {
  readonly page: Page
  readonly heading: Locator
  readonly formHeading: Locator
  readonly form: Locator
  readonly save: Locator
  readonly trouble: Locator
  readonly summary: Locator
  readonly missing: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'My Profile' })
    this.formHeading = page.getByRole('heading', { level: 1, name: 'Edit your profile' })
    this.form = page.getByRole('form', { name: 'Edit your profile' })
    this.save = this.form.locator('button[type=submit]')
    this.trouble = this.form.getByRole('alert')
    this.summary = page.getByRole('region', { name: 'Summary' })
    this.missing = this.summary.getByRole('list')
  }

  static async open(page: Page): Promise<ProfilePage> {
    await page.goto('/dashboard/profile')
    return new ProfilePage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    await expect(this.page.getByRole('progressbar')).toBeVisible()
    return this
  }

  async edit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Edit profile' }).click()
    await expect(this.formHeading).toBeFocused()
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true })
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value)
  }

  async saveAndRead(): Promise<void> {
    await this.save.click()
    await this.shown()
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).click()
  }

  /** The text beside a label. */
  detail(label: string): Locator {
    return this.page.locator('dl > div', { has: this.page.getByText(label, { exact: true }) }).locator('dd')
  }
}
