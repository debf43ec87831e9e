import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../../testing/render.tsx'
import { dashboardShown } from '../auth/auth.testing.ts'

test('an unknown address of the dashboard keeps the navigation', async () => {
  const logged = vi.spyOn(console, 'error')
  document.title = 'Another page'
  await openApp('/dashboard/nope')
  await expect.element(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect.poll(() => document.title).toBe('Page not found · Aiki')
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect.poll(() => logged.mock.calls).toContainEqual(['404: there is no page at /dashboard/nope'])
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await dashboardShown()
})
