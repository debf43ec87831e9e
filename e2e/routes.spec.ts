import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { DashboardPage } from './pages/dashboard.ts'

/** Every address below the dashboard: its title and its heading. */
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
  ['/dashboard/notifications', 'Notification Preferences', 'Notification Preferences'],
  ['/dashboard/privacy', 'Privacy Policy', 'Privacy Policy'],
  ['/dashboard/job-alerts', 'Job Alerts', 'Job Alerts'],
  ['/dashboard/subscription', 'Subscription', 'Subscription'],
  ['/dashboard/subscription/success', 'Payment', 'Payment'],
  ['/dashboard/upgrade', 'Upgrade', 'Upgrade'],
] as const

test('every address of the dashboard opens what it names, and the history leads back', async ({ page }) => {
  const { shell } = await DashboardPage.open(page)
  const heading = page.getByRole('heading', { level: 1 })
  const shown = async ([path, title, h1]: (typeof routes)[number]) => {
    await expect(heading).toHaveText(h1)
    await expect(page).toHaveTitle(`${title} · Aiki`)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  // Where the navigation leads, the page is not loaded anew.
  const inNavigation = routes.slice(0, 12)
  for (const route of inNavigation) {
    await shell.go(route[1])
    await shown(route)
  }
  for (const route of inNavigation.slice(-4, -1).reverse()) {
    await page.goBack()
    await shown(route)
  }
  await page.goForward()
  for (const route of routes.slice(12)) {
    await page.goto(route[0])
    await shown(route)
  }
})
