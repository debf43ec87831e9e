import { expect } from 'playwright/test'
import { test, testSignedIn } from './fixtures.ts'
import { DashboardPage } from './pages/dashboard.ts'

/** Every address below the dashboard: its title, its heading, and what a visitor reads there. */
const routes = [
  ['/dashboard', 'Dashboard', /^Good /, 'view your dashboard'],
  ['/dashboard/insights', 'Insights', 'Insights', 'view your insights'],
  ['/dashboard/applications', 'My Applications', 'My Applications', 'view your applications'],
  ['/dashboard/job-search', 'Job Search', 'Job Search', 'search jobs'],
  ['/dashboard/resume-builder', 'Resume Builder', 'Resume Builder', 'build your resume'],
  ['/dashboard/cover-letter', 'Cover Letter Generator', 'Cover Letter Generator', 'write cover letters'],
  ['/dashboard/interview-coach', 'Interview Coach', 'Interview Coach', 'practise interviews'],
  ['/dashboard/advanced-features', 'Advanced Features', 'Advanced Features', 'use the advanced features'],
  ['/dashboard/profile', 'My Profile', 'My Profile', 'profile'],
  ['/dashboard/preferences', 'Job Preferences', 'Job Preferences', 'preferences'],
  ['/dashboard/help', 'Help Center', 'Help Center', ''],
  ['/dashboard/settings', 'Settings', 'Settings', 'settings'],
  ['/dashboard/notifications', 'Notification Preferences', 'Notification Preferences', 'notification'],
  ['/dashboard/privacy', 'Privacy Policy', 'Privacy Policy', ''],
  ['/dashboard/job-alerts', 'Job Alerts', 'Job Alerts', 'view your job alerts'],
  ['/dashboard/subscription', 'Subscription', 'Subscription', 'view your subscription'],
  ['/dashboard/subscription/success', 'Payment', 'Payment', 'see how your payment went'],
  ['/dashboard/upgrade', 'Upgrade', 'Upgrade', 'change your plan'],
] as const

testSignedIn(
  'every address of the dashboard opens what it names, and the history leads back',
  async ({ page }) => {
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
  },
)

test('at every address of the dashboard a visitor reads what a login is good for there', async ({ page }) => {
  for (const [path, title, , words] of routes) {
    await page.goto(`${path}?from=mail`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Required')
    await expect(page.getByText(/^Please log in to /)).toContainText(words)
    await expect(page).toHaveTitle(`${title} · Aiki`)
    const next = encodeURIComponent(`${path}?from=mail`)
    const way = page.getByRole('link', { name: 'Log in' })
    await expect(way).toHaveAttribute('href', `/auth?mode=signin&next=${next}`)
  }
})

testSignedIn(
  'an address of the dashboard that is not there keeps the navigation',
  async ({ page, complaints }) => {
    complaints.expect(/404: there is no page at \/dashboard\/nope/)
    await page.goto('/dashboard/nope')
    await expect(page).toHaveTitle('Page not found · Aiki')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Dashboard' }).click()
    await new DashboardPage(page).shown()
  },
)
