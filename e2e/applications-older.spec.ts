import { expect } from 'playwright/test'
import { status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track, trackMany } from './jobs.ts'
import { breakServer, holdServer } from './lines.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { DashboardPage } from './pages/dashboard.ts'

const looking = 'Looking through your older applications too…'
const noMatch = 'Nothing here matches your search and filter.'

test('a search finds what is not loaded yet, and says so while it looks', async ({ page, api }) => {
  await track(api, { jobTitle: 'Lighthouse Keeper', status: 'offer' })
  await trackMany(api, 120)
  const applications = await ApplicationsPage.open(page)
  await expect(page.getByText('Your newest 50.')).toBeVisible()
  await applications.expectCount('All', '50+')
  await applications.expectCount('Offer', '0+')

  const server = await holdServer(page, 'GET')
  await applications.search.fill('lighthouse')
  await expect(page.getByRole('status').getByText(looking)).toBeAttached()
  await expect(page.getByText(noMatch)).toBeHidden()
  server.goOn()
  await applications.expectTitles('Lighthouse Keeper')
  await expect(page.getByRole('status').getByText('1 of 121 applications')).toBeAttached()
  await applications.expectCount('All', '1')
  await applications.search.fill('nowhere')
  await expect(page.getByText(noMatch)).toBeVisible()
})

test('older ones that do not come are asked for again, and what was found stays', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(500))
  await track(api, { jobTitle: 'Lighthouse Keeper' })
  await trackMany(api, 60)
  const applications = await ApplicationsPage.open(page)
  const server = await breakServer(page, 'GET')
  await applications.search.fill('keeper')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Your older applications could not be loaded.')
  await expect(page.getByText('Nothing among your newest 50 matches')).toBeVisible()
  await server.mend()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await applications.expectTitles('Lighthouse Keeper')
  await expect(alert).toBeHidden()
})

test('the board holds all of them, and its counts say when they may grow', async ({ page, api }) => {
  await trackMany(api, 60)
  const applications = await ApplicationsPage.open(page)
  const server = await holdServer(page, 'GET')
  const board = await applications.showBoard()
  await expect(board.column('Applied').getByRole('heading')).toHaveText('Applied50+')
  server.goOn()
  await expect(board.column('Applied').getByRole('heading')).toHaveText('Applied60')
  await expect(page.getByText('60 tracked.')).toBeVisible()
})

test('what a search had to load is not loaded again once nothing shows it', async ({ page, api }) => {
  await track(api, { jobTitle: 'Lighthouse Keeper' })
  await trackMany(api, 120)
  await page.clock.install()
  const applications = await ApplicationsPage.open(page)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(page.getByText('Your newest 100.')).toBeVisible()
  await applications.search.fill('lighthouse')
  await applications.expectTitles('Lighthouse Keeper')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByText('121 tracked.')).toBeVisible()

  await page.clock.fastForward(31_000)
  await expect(page.getByText('Your newest 100.')).toBeVisible()
  const loads: string[] = []
  page.on('request', request => request.url().includes('/api/applications') && loads.push(request.url()))
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => loads.length).toBe(2)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(page.getByText('121 tracked.')).toBeVisible()
  expect(loads).toHaveLength(3)
})

test('an old application opens by its link, and no more is loaded for it than is needed', async ({
  page,
  api,
}) => {
  await trackMany(api, 60, 'Zuma Freight')
  await track(api, { jobTitle: 'Harbour Pilot', status: 'offer' })
  await trackMany(api, 60)
  const dashboard = await DashboardPage.open(page)
  await expect(dashboard.figure('applications')).toHaveText('121')
  await expect(dashboard.figure('answered, 1 of 121')).toHaveText('1%')
  await expect(page.getByRole('img', { name: 'Applications by status: Applied 120, Offer 1' })).toBeVisible()
  const dialog = await dashboard.openNext('Answer the offer from Tudun Foods')
  await expect(dialog.field('Job title')).toHaveValue('Harbour Pilot')
  await expect(page.getByText('Your newest 100.')).toBeAttached()
})
