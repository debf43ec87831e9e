import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { readBoards, tideTable } from './job-boards.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { CoverLettersPage } from './pages/cover-letters.ts'
import { JobSearchPage } from './pages/job-search.ts'
import { expectToast, toastButton } from './pages/toast.ts'
import { track } from './tracked-jobs.ts'
import { makeResume } from './writing.ts'

const job = 'Supply Planner at Tudun Foods'

test('a person writes a letter from an application and one from a found job, and then has reached the monthly limit of Free', async ({
  page,
  api,
  stack,
}) => {
  await readBoards(stack)
  await makeResume(api)
  const [id] = await track(api, { status: 'saved' })
  const applications = await ApplicationsPage.open(page)
  await applications
    .row('Supply Planner')
    .getByRole('link', { name: /^Write a cover letter/ })
    .click()
  // The dialog is over the screen from the first moment.
  const letters = new CoverLettersPage(page)
  const dialog = await letters.newDialog()
  await expect(dialog.root.getByText(`For your application ${job}`)).toBeVisible()
  const letter = await dialog.generate(job)
  await expectToast(page, 'Cover Letter Generated', `For ${job}.`)
  await expect(letter.paper).toContainText('Dear Hiring Manager,')
  await expect(letter.paper).toContainText('Gani Haulage')
  await expect(letter.paper).toContainText('Yours faithfully,')
  await letter.sources.expectClean()
  await letter.close()
  await expect(letters.card('Supply Planner')).toContainText('AI Generated')
  await expect(letters.counter).toHaveText('1 of 2 letters this month')
  expect((await api.letters.list({})).letters).toMatchObject([{ applicationId: id, tone: 'professional' }])

  const details = await (await JobSearchPage.open(page, '?q=tide+table')).details(tideTable.planner)
  await details.root.getByRole('link', { name: 'Write a cover letter' }).click()
  const found = await letters.newDialog()
  await expect(found.field('Company name')).toHaveValue('Makoko Marine')
  await expect(found.field('Job description')).toHaveValue(/tide table of the week/)
  await found.tone('Enthusiastic').check({ force: true })
  const second = await found.generate(`${tideTable.planner} at Makoko Marine`)
  await expect(second.root.getByText('Enthusiastic', { exact: true })).toBeVisible()
  await second.close()

  await expect(letters.counter).toContainText('2 of 2 letters this month')
  await letters.generateButton.click()
  await expectToast(page, 'Limit Reached', 'Free plan allows 2 letters/month. Upgrade for more.')
  await toastButton(page, 'See the plans').click()
  await expect(page).toHaveTitle('Subscription · Aiki')
})
