import { expect, type Page } from 'playwright/test'
import { apiClient } from '../local/api-client.ts'
import { lineDown, socketRefused, status } from './complaints.ts'
import { testSignedIn as test, uniqueEmail } from './fixtures.ts'
import { table } from './jobs.ts'
import { cutLine, holdServer, loseAnswers } from './lines.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast, toast } from './pages/toast.ts'

test('a long file goes in batches, the first row on top', async ({ page }) => {
  const applications = await ApplicationsPage.open(page)
  const batches: number[] = []
  page.on('request', request => {
    if (request.url().endsWith('/applications/import')) batches.push(request.postDataJSON().rows.length)
  })
  const dialog = await applications.importFirst()
  await dialog.chooseText(table(120))
  await dialog.press('Add 120 applications')
  await expect(dialog.root).toContainText('120 added, 0 already tracked, 0 left out.')
  await dialog.done()
  expect(batches).toEqual([50, 50, 20])
  await expect(applications.rows.first()).toContainText('Job 1')
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(applications.rows).toHaveCount(100)
})

test('an import whose answer was lost goes on where it was, and adds nothing twice', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown)
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.importFirst()
  const line = await loseAnswers(page, 'POST')
  await dialog.chooseText(table(40))
  await dialog.press('Add 40 applications')
  await expect(dialog.root.getByRole('alert')).toContainText('The import stopped after 0 of 40 rows.')
  await line.mend()
  await dialog.press('Try again')
  await expect(dialog.root).toContainText('40 added, 0 already tracked, 0 left out.')
  expect((await api.applications.list({})).applications).toHaveLength(40)
})

/** Presses the phone's way back while the pasted rows are on their way. */
const leaveWhileSending = async (page: Page, rows: number) => {
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.importFirst()
  await dialog.pasted.fill(table(rows))
  await dialog.press('Read pasted text')
  const server = await holdServer(page, 'POST')
  await dialog.press(`Add ${rows} applications`)
  await page.goBack()
  await expect(dialog.root).toBeHidden()
  return { applications, server }
}

test('an import that goes on out of sight says when it is done, and its text is forgotten', async ({
  page,
}) => {
  const { applications, server } = await leaveWhileSending(page, 60)
  server.goOn()
  await expectToast(page, 'Imported', '60 applications added.')
  await expect(applications.rows).toHaveCount(50)
  const dialog = await applications.import()
  await expect(dialog.pasted).toHaveValue('')
})

test('a text that is typed while another is sent out of sight is kept', async ({ page }) => {
  const { applications, server } = await leaveWhileSending(page, 2)
  const dialog = await applications.importFirst()
  await dialog.pasted.fill('Job title,Company')
  server.goOn()
  await expectToast(page, 'Imported', '2 applications added.')
  await page.reload()
  await expect(dialog.pasted).toHaveValue('Job title,Company')
})

test('an import that breaks off out of sight says what is safe, and goes on when asked', async ({
  page,
  complaints,
}) => {
  complaints.expect(lineDown)
  const line = await cutLine(page, 'POST')
  const { applications, server } = await leaveWhileSending(page, 40)
  server.goOn()
  await expect(toast(page)).toContainText('It stopped after 0 of 40 rows. Those are safe.')
  await line.mend()
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expectToast(page, 'Imported', '40 applications added.')
  await expect(applications.rows).toHaveCount(40)
})

test('who leaves while an import is sent leaves none of it to the next person of the same tab', async ({
  page,
  stack,
  identity,
  complaints,
}) => {
  complaints.expect(status(401), socketRefused)
  const next = await stack.signUp({ email: uniqueEmail(), fullName: 'Musa Sani' })
  const { applications, server } = await leaveWhileSending(page, 60)
  const landing = await applications.shell.logOut()
  server.goOn()
  const dashboard = await (await landing.toLogin()).logIn(next)
  await expect((await dashboard.toApplications()).empty).toBeVisible()
  const theirs = apiClient(stack.url, (await identity.signIn(next)).AccessToken)
  expect((await theirs.applications.list({})).applications).toEqual([])
})
