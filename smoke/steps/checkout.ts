import { CheckoutDialog } from '../../e2e/pages/checkout.ts'
import { expect } from '../../e2e/pages/expect.ts'
import { Failure, Skip } from '../failure.ts'
import type { Step } from '../step.ts'

/** A page of the provider that says that no money moves. */
const isTest = /\btest\b/i

export const checkoutStep: Step = {
  name: 'checkout',
  looksAt:
    "A checkout opens the provider's page, which shows the price and is in test mode. In live mode nothing more is done",
  help: '[Payments](#payments)',
  needs: ['log-in'],
  run: async ({ page, api, elsewhere }) => {
    const first = await page()
    await first.goto('/dashboard/upgrade?checkout=pro')
    const { pay } = await new CheckoutDialog(first).shown()
    const words = (await pay.textContent()) ?? ''
    const [price] = /₦[\d,]+/.exec(words) ?? []
    if (price === undefined) throw new Failure('a button with a price in naira', words)
    const seen = { host: '', words: '' }
    const dashboard = first.url()
    await elsewhere(first, async () => {
      await pay.click()
      await first.waitForURL(url => url.href !== dashboard && !url.pathname.startsWith('/dashboard'))
      const body = first.locator('body')
      await expect(body).toContainText(price.replace('₦', ''))
      Object.assign(seen, { host: new URL(first.url()).host, words: await body.textContent() })
      await first.goto('about:blank')
    })
    await first.goto('/dashboard')
    if (!isTest.test(seen.words))
      throw new Skip(`the page of ${seen.host} is in live mode: pay by hand with care`)
    const { payments } = await (await api()).payments.list({})
    if (payments.some(({ state }) => state === 'paid')) throw new Failure('nothing paid', 'a payment')
    return `${price} at ${seen.host}`
  },
}
