import { expect } from 'playwright/test'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { breakServer } from './lines.ts'
import { deafen, hearsLive } from './live.ts'
import { DashboardPage } from './pages/dashboard.ts'

test('what a new person does on another device shows at home by itself', async ({ page, api }) => {
  const ready = hearsLive(page)
  const dashboard = await DashboardPage.open(page)
  await expect(dashboard.next).toContainText('Add your first application')
  await expect(dashboard.firstSteps.getByRole('link')).toHaveText([
    'Add your first application',
    'Complete your profile (7%)',
    'Set your job preferences',
    'Try a paid plan free for 7 days',
  ])
  await expect(dashboard.plan).toContainText('0 of 5 applications')
  await ready

  const [id] = await track(api, {
    jobTitle: 'Supply Planner',
    status: 'interview',
    notes: 'Thursday, 10:00.',
  })
  await expect(dashboard.next).toContainText('Thursday, 10:00.')
  await expect(dashboard.next.getByRole('link', { name: 'Practise for it, on Pro' })).toHaveAttribute(
    'href',
    `/dashboard/interview-coach?sheet=new&application=${id}`,
  )
  await expect(page.getByRole('link', { name: 'interview sessions' })).toHaveAttribute(
    'href',
    '/dashboard/interview-coach',
  )
  await expect(dashboard.figure('application')).toHaveText('1')
  await expect(dashboard.plan).toContainText('1 of 5 applications')
  await expect(dashboard.weeks.getByRole('listitem').last()).toContainText('This week: 1')
  const row = dashboard.activity.getByRole('link')
  await expect(row).toContainText('Supply Planner at Tudun FoodsAdded just now')
  await expect(row).toHaveAttribute('href', `/dashboard/applications?edit=${id}`)
  await expect(dashboard.firstSteps).toContainText('Add your first application, done')

  const { updatedAt: _, ...preferences } = await api.preferences.get({})
  await api.preferences.save({ body: preferences })
  await expect(dashboard.firstSteps).toContainText('Set your job preferences, done')

  await dashboard.firstSteps.getByRole('button', { name: 'Hide these steps' }).click()
  await expect(dashboard.firstSteps).toBeHidden()
  await expect(dashboard.heading).toBeFocused()
  await expect(page.getByText('Your profile is 7% complete.')).toBeVisible()
  await page.reload()
  await dashboard.shown()
  await expect(dashboard.firstSteps).toBeHidden()
})

test('what was added a moment ago is counted at home, also where no live news come through', async ({
  page,
  api,
}) => {
  await deafen(page)
  await track(api, ...['One', 'Two', 'Three', 'Four', 'Five'].map(jobTitle => ({ jobTitle })))
  const applications = await (await DashboardPage.open(page)).toApplications()
  const dialog = await applications.add()
  await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement' })
  await dialog.saveAndClose()
  await applications.shell.go('Dashboard')
  const dashboard = await new DashboardPage(page).shown()
  await expect(dashboard.figure('applications')).toHaveText('6')
  await expect(dashboard.activity.getByRole('link').first()).toContainText('Welder at Gada Cement')
  await expect(dashboard.plan).toContainText(
    "6 applications. The Free plan's quota is 5; you can go on adding.",
  )
})

test('a home that did not load says so, and comes when it is asked for again', async ({
  page,
  complaints,
}) => {
  complaints.expect(lineDown, status(500))
  const server = await breakServer(page, 'GET', '/api/home')
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  await expect(main).toContainText('Your dashboard could not be loaded. All of yours is safe with us.')
  await server.mend()
  await main.getByRole('button', { name: 'Try again' }).click()
  await new DashboardPage(page).shown()
})

test('all of it is one call, and none for what other screens show', async ({ page }) => {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(home|applications|preferences)/.test(pathname)) calls.push(pathname)
  })
  await DashboardPage.open(page)
  expect(calls).toEqual(['/api/home'])
})
