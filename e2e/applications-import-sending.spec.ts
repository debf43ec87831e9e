import { expect } from 'playwright/test'
import { apiClient } from '../local/people.ts'
import { socketRefused, status } from './browser-errors.ts'
import { testSignedIn as test, uniqueEmail } from './fixtures.ts'
import { delayRequests } from './network-faults.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { LandingPage } from './pages/landing.ts'
import { csvOfJobs } from './tracked-jobs.ts'

test('a person who leaves during an import leaves none of it to the next person in the same tab', async ({
  page,
  stack,
  identity,
  browserErrors,
}) => {
  browserErrors.expect(status(401), socketRefused)
  const next = await stack.signUp({ email: uniqueEmail(), fullName: 'Musa Sani' })
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.importFirst()
  await dialog.pasted.fill(csvOfJobs(60))
  await dialog.press('Read pasted text')
  const server = await delayRequests(page, 'POST')
  await dialog.press('Add 60 applications')
  await page.goBack()
  await expect(dialog.root).toBeHidden()
  await applications.shell.logOut()
  const landing = await new LandingPage(page).shown()
  server.release()
  const dashboard = await (await landing.toLogin()).logIn(next)
  await expect((await dashboard.toApplications()).empty).toBeVisible()
  const theirs = apiClient(stack.url, (await identity.signIn(next)).AccessToken)
  expect((await theirs.applications.list({})).applications).toEqual([])
})
