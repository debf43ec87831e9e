import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeBilling } from '../../testing/billing.ts'
import { openApp } from '../../testing/render.tsx'
import { heading, plan } from './screen.testing.ts'

const phone = [360, 740] as const
const header = page.getByRole('banner')
const namesOf = (name: string) =>
  plan(name)
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

test('Upgrade leads to the one screen of plans: the current one marked, naira first, the trial before the payment', async () => {
  await openApp('/dashboard', fakeBilling())
  await header.getByRole('link', { name: 'Upgrade' }).click()
  await expect.element(heading).toBeVisible()
  await expect.element(plan('Free')).toMatchTextContent('Current plan')
  await expect.element(plan('Pro')).toMatchTextContent('₦3,500a month · $2.29')
  await expect.element(plan('Elite')).toMatchTextContent('₦7,000a month · $4.57')
  expect(namesOf('Free')).toEqual([])
  expect(namesOf('Pro')).toEqual(['Try Pro free for 7 days', 'Upgrade to Pro'])
  expect(namesOf('Elite')).toEqual(['Try Elite free for 7 days', 'Upgrade to Elite'])
})

test('on a phone the paid plans come first, and the drawer and the menu lead to them', async () => {
  await page.viewport(...phone)
  await openApp('/dashboard', fakeBilling())
  await header.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Upgrade Now' }).click()
  await expect.element(heading).toBeVisible()
  await header.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Upgrade Plan' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/upgrade')
  const names = () =>
    page
      .getByRole('article')
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(['Pro', 'Elite', 'Free'])
})
