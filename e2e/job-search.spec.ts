import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { readBoards, tideTable } from './job-boards.ts'
import { liveConnected } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { JobSearchPage } from './pages/job-search.ts'
import { expectToast } from './pages/toast.ts'

const { planner, clerk } = tideTable

test.beforeEach(({ stack }) => readBoards(stack))

test('a new person finds a job in Lagos, sees its source and which advert is suspicious, tracks one and views another', async ({
  page,
  context,
  api,
}) => {
  await context.route('https://www.myjobmag.com/**', route => route.fulfill({ body: 'The board' }))
  await context.route('https://www.hotnigerianjobs.com/**', route => route.fulfill({ body: 'The board' }))
  const ready = liveConnected(page)
  const { shell } = await DashboardPage.open(page)
  await shell.go('Job Search')
  const search = await new JobSearchPage(page).shown()
  await expect(search.counter).toHaveText('0 / 5 searches today')
  await expect(page.getByRole('heading', { name: '13 boards' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'For you' })).toBeVisible()
  await search.search({ words: 'tide table', place: 'Lagos' })
  await expect(page).toHaveURL(/\?q=tide\+table&location=Lagos$/)
  await expect(search.row(planner)).toContainText('Makoko Marine')
  await expect(search.counter).toHaveText('1 / 5 searches today')
  await expect(search.row(planner)).toContainText(/₦280k – ₦350k a month/)
  await expect(search.row(planner).locator('mark').first()).toHaveText(/tide/i)
  await expect(search.row(clerk)).toContainText('Asks for money')
  const details = await search.details(planner)
  await expect(details.root).toContainText('when they may leave.')
  await expect(details.root).toContainText(
    /MyJobMag · .*also on HotNigerianJobs|HotNigerianJobs · .*also on MyJobMag/,
  )

  await details.trackButton.click()
  await expectToast(page, 'Tracked', `${planner} at Makoko Marine saved.`)
  await expect(details.tracked).toBeVisible()
  await page.keyboard.press('t')
  await expectToast(page, 'Already Tracked', 'This job is already in your applications.')

  await ready
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const warned = await search.details(clerk)
  await expect(warned.root).toContainText(/Be careful\. .*₦7,500/s)
  const board = await warned.view({ isWarned: true })
  await expect(board.getByText('The board')).toBeVisible()
  expect(await board.evaluate(() => window.opener)).toBeNull()
  const words = `${clerk} at Royal Crown Global Services has been added to your applications.`
  await expectToast(page, 'Job Auto-Tracked', words)
  const { applications: stored } = await api.applications.list({})
  expect(stored).toMatchObject([
    { jobTitle: clerk, status: 'viewed', origin: 'search', jobUrl: board.url() },
    { jobTitle: planner, status: 'saved', origin: 'search' },
  ])

  await shell.go('My Applications')
  const applications = await new ApplicationsPage(page).shown()
  await applications.expectTitles(clerk, planner)
  await expect(applications.statusButton(planner)).toContainText('Saved')
  await page.goBack()
  await expect(search.row(planner)).toBeVisible()
  await search.search({ words: 'tiide tabel' })
  await expect(search.results).toContainText(/Showing jobs for “tide table”/)
})
