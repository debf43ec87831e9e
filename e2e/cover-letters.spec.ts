import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { readBoards, tideTable } from './job-boards.ts'
import { CoverLettersPage } from './pages/cover-letters.ts'
import { JobSearchPage } from './pages/job-search.ts'
import { expectToast, toastButton } from './pages/toast.ts'
import { planner } from './tracked-jobs.ts'
import { makeResume, writeLetter } from './writing.ts'

const job = `${tideTable.planner} at Makoko Marine`

// That an application leads to a letter is proved by the step `writing` of the smoke test: deployment.spec.ts.
test('a person writes a letter for a found job, and then has reached the monthly limit of Free', async ({
  page,
  api,
  stack,
}) => {
  await readBoards(stack)
  await makeResume(api)
  await writeLetter(api, planner)
  const details = await (await JobSearchPage.open(page, '?q=tide+table')).details(tideTable.planner)
  await details.root.getByRole('link', { name: 'Write a cover letter' }).click()
  const letters = new CoverLettersPage(page)
  // The dialog is over the screen from the first moment.
  const dialog = await letters.newDialog()
  await expect(dialog.field('Company name')).toHaveValue('Makoko Marine')
  await expect(dialog.field('Job description')).toHaveValue(/tide table of the week/)
  await dialog.tone('Enthusiastic').check({ force: true })
  const letter = await dialog.generate(job)
  await expectToast(page, 'Cover Letter Generated', `For ${job}.`)
  await expect(letter.paper).toContainText('Dear Hiring Manager,')
  await expect(letter.paper).toContainText('Gani Haulage')
  await expect(letter.paper).toContainText('Yours faithfully,')
  await expect(letter.root.getByText('Enthusiastic', { exact: true })).toBeVisible()
  await letter.sources.expectClean()
  await letter.close()
  await expect(letters.card(tideTable.planner)).toContainText('AI Generated')

  await expect(letters.counter).toContainText('2 of 2 letters this month')
  await letters.generateButton.click()
  await expectToast(page, 'Limit Reached', 'Free plan allows 2 letters/month. Upgrade for more.')
  await toastButton(page, 'See the plans').click()
  await expect(page).toHaveTitle('Subscription · Aiki')
})
