import { expect } from 'playwright/test'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { cutLine, holdServer } from './lines.ts'
import { deafen } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast } from './pages/toast.ts'

test('an edit made elsewhere that can not be fetched is no deletion: trying again shows it', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(409), lineDown)
  const [id = ''] = await track(api)
  await deafen(page)
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.edit('Supply Planner')
  await api.applications.update({ params: { id }, body: { notes: 'What came meanwhile', version: 1 } })
  await dialog.fill({ Notes: 'What I typed' })
  const line = await cutLine(page, 'GET')
  await dialog.save.click()
  await expect(dialog.trouble).toContainText('The connection was lost.')
  await line.mend()
  await dialog.press('Try again')
  await expect(dialog.root).toContainText('What came meanwhile')
})

test('a row that comes back holds what others wrote into it before it was deleted', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(404))
  const [id = ''] = await track(api)
  await deafen(page)
  const dialog = await (await ApplicationsPage.open(page)).edit('Supply Planner')
  await api.applications.update({ params: { id }, body: { location: 'Kano', version: 1 } })
  await api.applications.remove({ params: { id } })
  await dialog.fill({ Notes: 'Called back' })
  await dialog.save.click()
  await dialog.press('Add it again')
  await dialog.closed()
  expect((await api.applications.list({})).applications).toMatchObject([
    { id, location: 'Kano', notes: 'Called back' },
  ])
})

test('two tabs that begin with the same words add two applications', async ({ page, context }) => {
  const one = await ApplicationsPage.open(page)
  const first = await one.add()
  await first.fill({ 'Job title': 'Welder', Company: 'Gada Cement' })
  const two = await ApplicationsPage.open(await context.newPage())
  const second = await two.add()
  await expect(second.field('Job title')).toHaveValue('Welder')
  await second.fill({ 'Job title': 'Driver' })
  await second.saveAndClose()
  await first.saveAndClose()
  await one.expectTitles('Driver', 'Welder')
})

test('a save that ends after the way back closes no other dialog and leaves no page', {
  tag: '@phone',
}, async ({ page, api }) => {
  await track(api)
  const server = await holdServer(page, 'PATCH')
  const applications = await ApplicationsPage.open(page)
  const edit = await applications.edit('Supply Planner')
  await edit.fill({ Location: 'Kano' })
  await edit.save.click()
  await page.goBack()
  await edit.closed()
  const add = await applications.add()
  server.goOn()
  await expectToast(page, 'Success', 'Application updated successfully')
  await expect(add.root).toBeVisible()
  await expect(page).toHaveURL(/sheet=add/)
})

test('a search goes to the list in the history, not to the dialog opened over it', async ({ page, api }) => {
  await track(api)
  const applications = await ApplicationsPage.open(page)
  await applications.search.fill('planner')
  const dialog = await applications.edit('Supply Planner')
  await dialog.press('Cancel')
  await dialog.closed()
  await expect(page).toHaveURL('/dashboard/applications?q=planner')
  await expect(applications.search).toHaveValue('planner')
})

test('rows that were pasted are there still when the import is opened again', async ({ page, api }) => {
  await track(api)
  const applications = await ApplicationsPage.open(page)
  const rows = 'Job title\tCompany\nWelder\tGada Cement'
  const dialog = await applications.import()
  await dialog.root.getByLabel('Or paste the rows here').fill(rows)
  await page.keyboard.press('Escape')
  await expect(dialog.root).toBeHidden()
  await applications.import()
  await expect(dialog.root.getByLabel('Or paste the rows here')).toHaveValue(rows)
  await dialog.press('Read pasted text')
  await expect(dialog.root.getByText('1 row: 1 to add.')).toBeVisible()
  await expect(dialog.root.locator(':focus')).toContainText('1 row: 1 to add.')
})
