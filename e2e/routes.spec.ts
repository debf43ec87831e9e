import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { DashboardPage } from './pages/dashboard.ts'

/** The links of the navigation: address, title and heading. signed-out.browser.test.tsx tests other addresses. */
const routes = [
  ['/dashboard', 'Dashboard', /^Good /],
  ['/dashboard/insights', 'Insights', 'Insights'],
  ['/dashboard/applications', 'My Applications', 'My Applications'],
  ['/dashboard/job-search', 'Job Search', 'Job Search'],
  ['/dashboard/resume-builder', 'Resume Builder', 'Resume Builder'],
  ['/dashboard/cover-letter', 'Cover Letter Generator', 'Cover Letter Generator'],
  ['/dashboard/interview-coach', 'Interview Coach', 'Interview Coach'],
  ['/dashboard/advanced-features', 'Advanced Features', 'Advanced Features'],
  ['/dashboard/profile', 'My Profile', 'My Profile'],
  ['/dashboard/preferences', 'Job Preferences', 'Job Preferences'],
  ['/dashboard/help', 'Help Center', 'Help Center'],
  ['/dashboard/settings', 'Settings', 'Settings'],
] as const

test('the navigation leads to every screen without a page load, and the history leads back', async ({
  page,
}) => {
  const { shell } = await DashboardPage.open(page)
  const heading = page.getByRole('heading', { level: 1 })
  const shown = async ([path, title, h1]: (typeof routes)[number]) => {
    await expect(heading).toHaveText(h1)
    await expect(page).toHaveTitle(`${title} · Aiki`)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  for (const route of routes) {
    await shell.go(route[1])
    await shown(route)
  }
  for (const route of routes.slice(-4, -1).reverse()) {
    await page.goBack()
    await shown(route)
  }
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
})
