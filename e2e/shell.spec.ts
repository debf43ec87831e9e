import { expect } from 'playwright/test'
import { networkDown, socketRefused } from './browser-errors.ts'
import { testSignedIn as test } from './fixtures.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { LandingPage } from './pages/landing.ts'

/** The smallest possible picture. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test.describe('on a system that is dark', () => {
  test.use({ colorScheme: 'dark' })

  test('public pages are light and the dashboard is dark, until the person chooses for both', async ({
    page,
    context,
  }) => {
    const html = page.locator('html')
    await DashboardPage.open(page)
    await expect(html).toHaveClass('dark')
    const other = await context.newPage()
    await LandingPage.open(other)
    await expect(other.locator('html')).toHaveClass('light')
    await other.getByRole('button', { name: 'Switch to dark' }).click()
    await expect(other.locator('html')).toHaveClass('dark')
    await other.reload()
    await expect(other.locator('html')).toHaveClass('dark')
    await other.getByRole('button', { name: 'Switch to light' }).click()
    await expect(html).toHaveClass('light')
    await page.reload()
    await expect(html).toHaveClass('light')
  })
})

test('on a phone, the bar and the drawer lead to the screens and to the sign-out, and nothing of the person stays', {
  tag: '@phone',
}, async ({ page, api, browserErrors }) => {
  browserErrors.expect(socketRefused)
  await api.profile.setAvatar({ body: { picture: dot } })
  const { shell } = await DashboardPage.open(page)
  await expect(shell.accountButton.locator('img')).toHaveAttribute('src', dot)
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Applications' }).tap()
  await new ApplicationsPage(page).shown()
  await shell.menuButton.tap()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: 'Dashboard' }).tap()
  await new DashboardPage(page).shown()
  await shell.menuButton.tap()
  await drawer.getByRole('button', { name: 'Log out' }).tap()
  await new LandingPage(page).shown()
  expect(await page.evaluate(() => localStorage.getItem('aiki.picture'))).toBeNull()
})

test.describe('in a browser that has loaded nothing before', () => {
  test.use({ fresh: true })

  test('a screen that did not load shows an error, and loads when the connection is back', async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.expect(networkDown, /FileNotLoaded|Failed to fetch dynamically imported module/)
    const dashboard = await DashboardPage.open(page)
    await context.setOffline(true)
    await dashboard.shell.go('My Applications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load')
    await context.setOffline(false)
    await new ApplicationsPage(page).shown()
  })
})
