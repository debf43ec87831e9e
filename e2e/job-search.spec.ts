import { expect } from 'playwright/test'
import { boardsRead, tideTable } from './boards-read.ts'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { breakServer, cutLine } from './lines.ts'
import { hearsLive } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { JobAlertsPage } from './pages/job-alerts.ts'
import { JobSearchPage } from './pages/job-search.ts'
import { expectToast, toast } from './pages/toast.ts'

const { planner, clerk, analyst } = tideTable

test.beforeEach(({ stack }) => boardsRead(stack))

test('a new person finds a job in Lagos, sees where it is from and which advert is odd, and tracks it', async ({
  page,
  complaints,
}) => {
  complaints.expect(status(409))
  const { shell } = await DashboardPage.open(page)
  await shell.go('Job Search')
  const search = await new JobSearchPage(page).shown()
  await expect(search.counter).toHaveText('0 / 5 searches today')
  await expect(page.getByRole('heading', { name: '13 boards' })).toBeVisible()
  await search.search({ words: 'tide table', place: 'Lagos' })
  await expect(page).toHaveURL(/\?q=tide\+table&location=Lagos$/)
  await expect(search.card(planner)).toBeVisible()
  await expect(search.counter).toHaveText('1 / 5 searches today')
  await expect(search.card(planner)).toContainText('Makoko Marine · ')
  await expect(search.card(planner)).toContainText(/₦280,000 – ₦350,000 a month/)
  await expect(search.card(planner)).toContainText(
    /MyJobMag · .*also on HotNigerianJobs|HotNigerianJobs · .*also on MyJobMag/,
  )
  await expect(search.card(planner).locator('mark').first()).toHaveText(/tide/i)
  await expect(search.card(clerk)).toContainText(/Asks for money.*Be careful\. .*₦7,500/s)
  await expect(page.getByRole('link', { name: 'Jobberman' })).toHaveAttribute(
    'href',
    'https://www.jobberman.com/jobs?q=tide+table&l=Lagos',
  )

  const details = await search.details(planner)
  await expect(details.root).toContainText('when they may leave.')
  await expect(details.root.getByRole('link', { name: /^MyJobMag/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  await page.goBack()
  await expect(details.root).toBeHidden()
  await expect(search.card(planner).getByRole('link', { name: planner, exact: true })).toBeFocused()

  await search.trackButton(planner).click()
  await expectToast(page, 'Tracked', `${planner} at Makoko Marine saved.`)
  await expect(search.trackButton(planner)).toHaveText('Tracked')
  await search.trackButton(planner).click()
  await expectToast(page, 'Already Tracked', 'This job is already in your applications.')
  await shell.go('My Applications')
  const applications = await new ApplicationsPage(page).shown()
  await applications.expectTitles(planner)
  await expect(applications.statusButton(planner)).toContainText('Saved')

  await page.goBack()
  await expect(search.card(planner)).toBeVisible()
  await expect(search.counter).toHaveText('1 / 5 searches today')
  await search.keywords.fill('tiide tabel')
  await search.keywords.press('Enter')
  await expect(search.results).toContainText(/Showing jobs for “tide table”/)
  await search.search({ words: 'qwzx' })
  await expect(page.getByRole('heading', { name: 'No jobs found.' })).toBeVisible()
  await page.getByRole('link', { name: 'Alert me when there is one' }).click()
  const alert = await new JobAlertsPage(page).newDialog()
  await expect(alert.field('Title')).toHaveValue('Qwzx in Lagos')
})

test('a job that is viewed opens at once, and is told of by the live channel', async ({
  page,
  context,
  api,
}) => {
  await context.route('https://www.myjobmag.com/**', route => route.fulfill({ body: 'The board' }))
  await context.route('https://www.hotnigerianjobs.com/**', route => route.fulfill({ body: 'The board' }))
  const ready = hearsLive(page)
  const search = await JobSearchPage.open(page, '?q=tide+table&location=Lagos')
  await ready
  const board = await search.view(planner)
  await expect(board.getByText('The board')).toBeVisible()
  expect(await board.evaluate(() => window.opener)).toBeNull()
  const words = `${planner} at Makoko Marine has been added to your applications.`
  await expectToast(page, 'Job Auto-Tracked', words)
  const { applications } = await api.applications.list({})
  expect(applications).toMatchObject([
    { jobTitle: planner, status: 'viewed', origin: 'search', jobUrl: board.url() },
  ])
  // What is tracked is only opened.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await (await search.view(planner)).close()
  expect((await api.applications.list({})).applications).toHaveLength(1)
  await expect(toast(page)).not.toContainText('Track')
})

test('the last search of a day leaves what was found, and says what more there is', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(429))
  for (const query of ['nurse', 'welder', 'teacher', 'driver']) await api.jobs.search({ body: { query } })
  const search = await JobSearchPage.open(page, '?q=tide+table&page=9')
  await search.results.getByRole('link', { name: 'Show them' }).click()
  await search.expectJobs(planner, clerk, analyst)
  await expect(search.counter).toHaveText('5 / 5 searches today')
  await search.results.getByRole('radio', { name: 'Date' }).check({ force: true })
  await expect(page).toHaveURL(/sort=date/)
  await search.expectJobs(planner, clerk, analyst)

  await search.search({ words: 'accountant' })
  await expectToast(page, 'Limit reached', "You've used 5 searches today.")
  await expect(search.results).toContainText('You have used all 5 searches of today.')
  await search.expectJobs(planner, clerk, analyst)
  await search.results.getByRole('link', { name: 'Get 20 a day with Pro' }).click()
  await expect(page).toHaveTitle('Upgrade · Aiki')
})

test('where the search fails, the last results are there, else the newest jobs, marked so', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(status(503), lineDown)
  const search = await JobSearchPage.open(page, '?q=tide+table')
  await search.expectJobs(planner, clerk, analyst)
  // What found nothing is nothing to come back to.
  await search.search({ words: 'qwzx' })
  await expect(page.getByRole('heading', { name: 'No jobs found.' })).toBeVisible()
  const line = await cutLine(page, 'POST', '/api/jobs/search')
  await search.search({ words: 'accountant' })
  await expectToast(page, 'Search Failed', 'Unable to fetch jobs; trying fallback.')
  await expect(search.results).toContainText(
    /The connection was lost\. You see what you found on .+ for “tide table”\./,
  )
  await search.expectJobs(planner, clerk, analyst)
  await line.mend()
  await search.results.getByRole('button', { name: 'Try again' }).click()
  await search.expectSaid(/jobs for “accountant”/)

  const server = await breakServer(page, 'POST', '/api/jobs/search', 503)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('jobs.last')) localStorage.removeItem(key)
  })
  await page.reload()
  await expectToast(page, 'Search Failed', 'Unable to fetch jobs; trying fallback.')
  await expect(search.results).toContainText('You see the newest jobs, as of ')
  await expect(search.cards.first()).toBeVisible()
  await server.mend()
  await context.setOffline(true)
  await search.search({ words: 'nurse' })
  await expect(search.results).toContainText('You are offline.')
  // The line is back: what was asked is searched for by itself.
  await context.setOffline(false)
  await search.expectSaid(/jobs for “nurse”/)
})

test('on Elite a search narrows down, and its address keeps all of it; on Free nothing of it is sent', async ({
  page,
  api,
}) => {
  const free = await JobSearchPage.open(page, '?q=tide+table&workplace=remote')
  await free.expectJobs(planner, clerk, analyst)
  await free.form.getByRole('button', { name: 'More filters' }).click()
  await expect(free.form.getByRole('link', { name: 'Upgrade to Elite' })).toBeVisible()
  const locked = await free.showTab('Auto-Apply')
  await expect(locked.getByRole('heading', { name: 'Auto-Apply Coming Soon' })).toBeVisible()
  await expect(locked.getByRole('link', { name: /^Upgrade/ })).toHaveAttribute('href', '/dashboard/upgrade')

  await api.subscription.startTrial({ body: { tier: 'elite' } })
  const search = await JobSearchPage.open(page)
  await expect(search.counter).toHaveText('Unlimited searches')
  // A paid plan begins with a search for everything.
  await expect(search.range).toHaveText(/^Jobs 1–25 of /)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of /)).toBeVisible()
  await expect(search.range).toBeFocused()

  await search.keywords.fill('tide table')
  const filters = await search.openFilters()
  await filters.getByRole('checkbox', { name: 'Remote', exact: true }).check({ force: true })
  await filters.getByLabel('Posted within').selectOption('Last week')
  await filters.getByLabel('Salary a month, from').fill('lots')
  await expect(filters).toContainText('Write an amount, such as 250,000 or 250k.')
  await filters.getByLabel('Salary a month, from').fill('')
  await filters.getByRole('button', { name: 'Search with these' }).click()
  await search.expectJobs(analyst)
  await expect(page).toHaveURL(/\?q=tide\+table&workplace=remote&within=7$/)
  await page.reload()
  await search.expectJobs(analyst)
  await page.goBack()
  await expect(search.range).toHaveText(/^Jobs 26–50 of /)
  await expect(search.keywords).toHaveValue('')
})

test('a board that does not answer says so, and its jobs stay', async ({ page, stack, api }) => {
  const before = await api.jobs.search({ body: { query: 'tide table' } })
  stack.boards.setFault('remotive', 'down')
  try {
    await stack.runSchedule('read-board-remotive')
    const search = await JobSearchPage.open(page, '?q=tide+table')
    await search.expectJobs(...before.jobs.map(({ title }) => title))
    await expect(
      page.getByText(/^Remotive did not answer at \d\d:\d\d\. You see its jobs from /),
    ).toBeVisible()
    await expect(search.card(analyst)).toContainText('its board did not answer lately')
  } finally {
    stack.boards.setFault('remotive', 'ok')
    await stack.runSchedule('read-board-remotive')
  }
})

test('on a phone the query folds to its words, and a finger opens the rest', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(status(404))
  const search = await JobSearchPage.open(page, '?q=tide+table&location=Lagos')
  await expect(search.card(planner)).toBeVisible()
  await expect(search.form).toContainText('Lagos, all job types')
  await expect(search.place).toBeHidden()
  // Its words stand in the field that is there: the header's box has no room.
  await expect(
    page.getByPlaceholder('Search jobs across all platforms...').filter({ visible: true }),
  ).toHaveCount(1)
  await expect(search.keywords).toHaveAttribute('placeholder', 'Search jobs across all platforms...')
  await search.form.getByRole('button', { name: 'Place, job type and filters' }).tap()
  await expect(search.place).toHaveValue('Lagos')
  await search.search({ place: '', type: 'Contract' })
  await search.expectJobs(analyst)
  await expect(search.place).toBeHidden()
  await expect(search.form).toContainText('Anywhere, contract')

  await page.getByRole('button', { name: /^1 job from 1 of 13 boards/ }).tap()
  await expect(page.getByRole('listitem').filter({ hasText: 'Remotive' }).first()).toContainText('1 job')
  const details = await search.details(analyst)
  await page.goBack()
  await expect(details.root).toBeHidden()
  await page.goto('/dashboard/job-search?job=zzzzzzzzzzzzzzzz')
  await expect(page.getByRole('dialog', { name: 'This job is no longer on its board' })).toBeVisible()
})
