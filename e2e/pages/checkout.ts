import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { PaymentPage } from './payment.ts'

/** The dialog that shows the price of a plan before the person goes to the provider's page. */
export class CheckoutDialog {
  readonly page: Page
  readonly root: Locator
  readonly pay: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('dialog')
    this.pay = this.root.getByRole('button', { name: /^Pay .* with Paystack$/ })
  }

  async shown(): Promise<this> {
    await expect(this.pay).toBeVisible()
    return this
  }

  async goToPay(): Promise<ProviderPage> {
    await this.pay.click()
    return new ProviderPage(this.page).shown()
  }
}

/** The provider's payment page, as the stand-in serves it. */
export class ProviderPage {
  readonly page: Page
  readonly heading: Locator
  readonly refusal: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { name: 'Choose how to pay' })
    this.refusal = page.getByRole('alert')
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    return this
  }

  async enterCard(number: string, cvv: string): Promise<void> {
    await this.page.getByLabel('Card number').fill(number)
    await this.page.getByLabel('Expiry').fill('12/30')
    await this.page.getByLabel('CVV').fill(cvv)
    await this.page.getByRole('button', { name: /^Pay/ }).click()
  }

  /** Pays with the card that always succeeds. */
  async payByCard(): Promise<PaymentPage> {
    await this.enterCard('4084084084084081', '408')
    return new PaymentPage(this.page).shown()
  }

  /** Pays by transfer. The payment is pending until the bank settles it. */
  async payByTransfer(): Promise<void> {
    await this.page.getByRole('link', { name: 'Bank transfer' }).click()
    await this.page.getByRole('button', { name: 'I have sent the money' }).click()
    await expect(this.page.getByRole('heading', { name: 'Waiting for the bank' })).toBeVisible()
  }

  /** Leaves the page without paying. */
  async leave(): Promise<void> {
    await this.page.getByRole('link', { name: 'Cancel and go back to Aiki' }).click()
  }
}
