import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { LandingPage } from './landing.ts'
import { Shell } from './shell.ts'

export class SettingsPage {
  readonly page: Page
  readonly shell: Shell
  readonly heading: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.heading = page.getByRole('heading', { level: 1, name: 'Settings' })
    this.dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  }

  static async open(page: Page, search = ''): Promise<SettingsPage> {
    await page.goto(`/dashboard/settings${search}`)
    return new SettingsPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    return this
  }

  /** The part of the settings with this name. */
  section(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  /** Presses a button of the settings, and returns its dialog. */
  async ask(button: string): Promise<Locator> {
    await this.page.getByRole('button', { name: button, exact: true }).click()
    await expect(this.dialog).toBeVisible()
    return this.dialog
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true })
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value)
  }

  async press(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).click()
  }

  /** Changes the email address, up to the question for the code. */
  async askForEmail(email: string, password: string): Promise<void> {
    await this.ask('Change email')
    await this.fill({ 'New email': email, 'Your password': password })
    await this.press('Send code')
    await expect(this.dialog).toContainText(`We sent an email to ${email}`)
  }

  async closed(): Promise<this> {
    await expect(this.dialog).toBeHidden()
    return this
  }

  /** Presses the button of a dialog, which ends the session. */
  async leaveBy(button: string): Promise<LandingPage> {
    await this.press(button)
    return new LandingPage(this.page).shown()
  }
}
