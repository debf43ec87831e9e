import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { fakeBilling } from '../../testing/billing.ts'
import { openApp } from '../../testing/render.tsx'

const bar = page.getByRole('navigation', { name: 'Quick' })
const menuButton = page.getByRole('banner').getByRole('button', { name: 'Menu' })
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('on a phone, the bar and the drawer lead everywhere', async () => {
  await page.viewport(360, 740)
  await openApp('/dashboard', { answers: fakeApplications().answers })
  await bar.getByRole('link', { name: 'Applications' }).click()
  await expect.element(heading('My Applications')).toBeVisible()
  await expect.poll(() => document.title).toBe('My Applications · Aiki')
  await menuButton.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(drawer.getByRole('button', { name: 'Log out' })).toBeVisible()
  await drawer.getByRole('link', { name: 'Dashboard' }).click()
  await expect.element(heading(/^Good /)).toBeVisible()
  await expect.element(drawer).not.toBeInTheDocument()
})

test('on a phone, the name in the header leads to the dashboard without loading the page anew', async () => {
  await page.viewport(360, 740)
  await openApp('/dashboard/privacy', { answers: fakeApplications().answers })
  await page.getByRole('banner').getByRole('link', { name: 'Aiki' }).click()
  await expect.element(heading(/^Good /)).toBeVisible()
})

test('on a phone that lies on its side, nothing is docked over the page', async () => {
  await page.viewport(640, 400)
  await openApp('/dashboard/privacy')
  await expect.element(bar).toHaveStyle({ position: 'static' })
  await page.viewport(640, 800)
  await expect.element(bar).toHaveStyle({ position: 'fixed' })
})

test('on a phone, the header goes away on the way down and comes back on the way up', async () => {
  await page.viewport(360, 740)
  await openApp('/dashboard/privacy')
  await expect.element(menuButton).toBeInViewport()
  window.scrollTo(0, 600)
  await expect.element(menuButton).not.toBeInViewport()
  window.scrollTo(0, 540)
  await expect.element(menuButton).toBeInViewport()
  window.scrollTo(0, 800)
  await expect.element(menuButton).not.toBeInViewport()
  menuButton.element().focus()
  await expect.element(menuButton).toBeInViewport()
})

test('the narrowest phone shows the plan and the way up in its header', async () => {
  await page.viewport(320, 640)
  await openApp('/dashboard/privacy', fakeBilling())
  const banner = page.getByRole('banner')
  await expect.element(banner.getByText('FREE PLAN')).toBeVisible()
  await expect.element(banner.getByRole('link', { name: 'Upgrade' })).toBeVisible()
  expect(banner.element().getBoundingClientRect().height).toBe(56)
  expect(document.documentElement.scrollWidth).toBe(320)
})
