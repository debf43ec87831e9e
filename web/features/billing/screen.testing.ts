import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { fakeBilling } from '../../testing/billing.ts'
import { openApp } from '../../testing/render.tsx'

type Billing = Pick<ReturnType<typeof fakeBilling>, 'answers'>

export const heading = page.getByRole('heading', { level: 1, name: 'Subscription' })
/** The card of the plan that the person has. */
export const current = page.getByRole('region').filter({ hasText: 'Current plan' })
export const payments = page.getByRole('region', { name: 'Payments' })
export const question = page.getByRole('alertdialog')
export const main = page.getByRole('main')
/** Such as FREE PLAN. */
export const badge = page.getByRole('banner').getByText(/ PLAN$/)
/** The dialog that says what a plan costs. */
export const checkout = page.getByRole('dialog')
export const pay = checkout.getByRole('button', { name: /^Pay .* with Paystack$/ })

/** One of the three plans. */
export const plan = (name: string) => page.getByRole('article', { name })
export const button = (name: string) => page.getByRole('button', { name, exact: true })

export const openSubscription = async ({ answers }: Billing, search = ''): Promise<void> => {
  await openApp(`/dashboard/subscription${search}`, { answers })
  await expect.element(heading).toBeVisible()
}

export const openCheckout = async (name: string, label: string): Promise<void> => {
  await plan(name).getByRole('button', { name: label }).click()
  await expect.element(pay).toBeVisible()
}

/** Presses a button of the screen that asks first, and the answer that does it. */
export const confirm = async (asks: string, answer: string): Promise<void> => {
  await button(asks).click()
  await question.getByRole('button', { name: answer, exact: true }).click()
  await expect.element(question).not.toBeInTheDocument()
}

/** What the screen says of a payment whose person came back from the provider's page. */
export const returned = (words: string) => main.getByRole('heading', { level: 2, name: words })

/** Back from the provider's page. The countdown to the dashboard goes on only where it is told to. */
export const openReturn = async ({ answers }: Billing, reference: string) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openApp(`/dashboard/subscription/success?reference=${reference}`, { answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  return { goOn: (seconds: number): unknown => vi.advanceTimersByTime(seconds * 1_000) }
}

const day = String.raw`\d{1,2} [A-Z][a-z]+(?: \d{4})?`
/** Words with any day in the place of `<day>`. */
export const like = (words: string): RegExp => new RegExp(words.replaceAll('<day>', day))
