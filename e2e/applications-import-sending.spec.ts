import { expect } from 'playwright/test'
import { apiClient } from '../local/api-client.ts'
import { socketRefused, status } from './complaints.ts'
import { testSignedIn as test, uniqueEmail } from './fixtures.ts'
import { table } from './jobs.ts'
import { holdServer } from './lines.ts'
import { ApplicationsPage } from './pages/applications.ts'

test('who leaves while an import is sent leaves none of it to the next person of the same tab', async ({
  page,
  stack,
  identity,
  complaints,
}) => {
  complaints.expect(status(401), socketRefused)
  const next = await stack.signUp({ email: uniqueEmail(), fullName: 'Musa Sani' })
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.importFirst()
  await dialog.pasted.fill(table(60))
  await dialog.press('Read pasted text')
  const server = await holdServer(page, 'POST')
  await dialog.press('Add 60 applications')
  await page.goBack()
  await expect(dialog.root).toBeHidden()
  const landing = await applications.shell.logOut()
  server.goOn()
  const dashboard = await (await landing.toLogin()).logIn(next)
  await expect((await dashboard.toApplications()).empty).toBeVisible()
  const theirs = apiClient(stack.url, (await identity.signIn(next)).AccessToken)
  expect((await theirs.applications.list({})).applications).toEqual([])
})
