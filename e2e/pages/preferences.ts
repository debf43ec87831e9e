import { expect, type Locator, type Page } from 'playwright/test'

/** Job Preferences: as they are read, and as a form. */
export class PreferencesPage {
  readonly page: Page
  readonly form: Locator
  readonly save: Locator
  readonly trouble: Locator
  readonly news: Locator

  constructor(page: Page) {
    this.page = page
    this.form = page.getByRole('form', { name: 'Job Preferences' })
    this.save = this.form.getByRole('button', { name: /^(Save Job Preferences|Saving...)$/ })
    this.trouble = this.form.getByRole('alert')
    this.news = page.getByRole('status')
  }

  /** Of somebody who has saved none yet. */
  static async openForm(page: Page): Promise<PreferencesPage> {
    await page.goto('/dashboard/preferences')
    const preferences = new PreferencesPage(page)
    await expect(preferences.save).toBeVisible()
    return preferences
  }

  field(label: string): Locator {
    return this.form.getByRole('textbox', { name: label })
  }

  tags(label: string): Locator {
    return this.form.getByRole('list', { name: label }).getByRole('listitem')
  }

  async edit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Edit preferences' }).click()
    await expect(this.form).toBeVisible()
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).click()
  }

  /** What stands beside a label, as it is read. */
  detail(label: string): Locator {
    return this.page.locator('dl > div', { has: this.page.getByText(label, { exact: true }) }).locator('dd')
  }
}
