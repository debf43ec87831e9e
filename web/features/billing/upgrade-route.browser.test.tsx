import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeBilling } from '../../testing/billing.ts'
import { openApp } from '../../testing/render.tsx'

const phone = [360, 740] as const
const header = page.getByRole('banner')
const isTitled = (title: string) => expect.poll(() => document.title).toBe(`${title} · Aiki`)
const namesOf = (buttons: readonly Element[]) => buttons.map(({ textContent }) => textContent)

test('the plans are side by side, the current one marked, with buttons for the others', async () => {
  await openApp('/dashboard', fakeBilling())
  await expect.element(header.getByText('FREE PLAN')).toBeVisible()
  await header.getByRole('link', { name: 'Upgrade' }).click()
  await isTitled('Upgrade')

  const column = (name: RegExp) => page.getByRole('columnheader', { name })
  await expect.element(column(/^Free/)).toMatchTextContent('Current plan')
  await expect.element(column(/^Pro/)).toMatchTextContent('$2.29 a monthCharged in naira: ₦3,500')
  await expect.element(column(/^Elite/)).toMatchTextContent('$4.57 a monthCharged in naira: ₦7,000')
  const cells = page.getByRole('row', { name: /^Cover letters/ }).getByRole('cell')
  expect(namesOf(cells.elements())).toEqual(['2 a month', 'Unlimited', 'Unlimited'])
  const ways = page.getByRole('row').nth(1).getByRole('cell')
  const trial = 'Start 7-day free trial'
  expect(namesOf(ways.nth(2).getByRole('button').elements())).toEqual(['Upgrade to Pro', trial])
  expect(namesOf(ways.nth(3).getByRole('button').elements())).toEqual(['Upgrade to Elite', trial])
})

test('the end of the navigation leads to the subscription', async () => {
  await openApp('/dashboard/upgrade', fakeBilling())
  const promo = page.getByRole('region', { name: 'Your plan' })
  await expect.element(promo.getByText('Unlock AI Power')).toBeVisible()
  await promo.getByRole('link', { name: 'Upgrade Now' }).click()
  await isTitled('Subscription')
})

test('on a phone the plans are cards, and the drawer and the menu lead to them', async () => {
  await page.viewport(...phone)
  await openApp('/dashboard', fakeBilling())
  await header.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Upgrade Now' }).click()
  await isTitled('Subscription')
  await header.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Upgrade Plan' }).click()
  await isTitled('Upgrade')
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(3)
  expect(page.getByRole('table').query()).toBeNull()
})
