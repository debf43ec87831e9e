import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { liveConnected } from './live.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { track } from './tracked-jobs.ts'

test('what a new person does on another device is counted, and shows live on the home screen', async ({
  page,
  api,
}) => {
  const ready = liveConnected(page)
  const dashboard = await DashboardPage.open(page)
  await expect(dashboard.next).toContainText('Say what work you look for')
  await expect(dashboard.plan).toContainText('0 of 5 applications')
  await ready

  const [id] = await track(api, {
    jobTitle: 'Supply Planner',
    status: 'interview',
    notes: 'Thursday, 10:00.',
  })
  await expect(dashboard.next).toContainText('Thursday, 10:00.')
  await expect(dashboard.figure('application')).toHaveText('1')
  await expect(dashboard.plan).toContainText('1 of 5 applications')
  await expect(dashboard.weeks.getByRole('listitem').last()).toContainText('This week: 1')
  const row = dashboard.activity.getByRole('link')
  await expect(row).toContainText('Supply Planner at Tudun FoodsAdded just now')
  await expect(row).toHaveAttribute('href', `/dashboard/applications?edit=${id}`)

  const { updatedAt: _, ...preferences } = await api.preferences.get({})
  await api.preferences.save({ body: preferences })
  await expect(dashboard.firstSteps).toContainText('Set your job preferences, done')
  await api.settings.update({ body: { theme: 'dark' } })
  await expect(page.locator('html')).toHaveClass('dark')
})
