import { expect } from 'playwright/test'
import { status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { planner, track } from './jobs.ts'
import { breakServer } from './lines.ts'
import { ApplicationDialog } from './pages/application-dialog.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast, toast } from './pages/toast.ts'

test('the first application, from the empty list on', { tag: '@both' }, async ({ page, api }) => {
  const applications = await ApplicationsPage.open(page)
  await applications.empty.waitFor()
  await page.getByRole('button', { name: 'Add Your First Application' }).click()
  const dialog = await new ApplicationDialog(page, 'Add application').shown()
  await expect(dialog.field('Job title')).toBeFocused()

  await dialog.fill({ 'Job URL': 'ask Mrs Sani' })
  await dialog.save.click()
  await expect(dialog.field('Job title')).toHaveAccessibleErrorMessage('Job title is required.')
  await expect(dialog.field('Company')).toHaveAccessibleErrorMessage('Company is required.')
  await expect(dialog.field('Job URL')).toHaveAccessibleErrorMessage(
    'Write a web address, such as https://jobs.example/7',
  )

  await dialog.fill({
    'Job title': 'Supply Planner',
    Company: 'Tudun Foods',
    Location: 'Kano',
    'Job URL': 'https://tudun.example/jobs/7',
    Notes: 'Ask for Mrs Sani',
  })
  await dialog.saveAndClose()
  await expectToast(page, 'Success', 'Application added successfully')
  await applications.expectTitles('Supply Planner')
  await expect(applications.row('Tudun Foods · Kano')).toContainText('Applied')
  await expect(applications.row('Ask for Mrs Sani')).toBeVisible()

  const { applications: stored } = await api.applications.list({})
  expect(stored).toMatchObject([{ ...planner, status: 'applied', jobUrl: 'https://tudun.example/jobs/7' }])
})

test('an edit changes the badge, and one that changes nothing just closes', async ({ page, api }) => {
  await track(api, { notes: 'Ask for Mrs Sani' })
  const applications = await ApplicationsPage.open(page)
  await (await applications.edit('Supply Planner')).saveAndClose()
  await expect(toast(page).locator('p')).toHaveCount(0)

  const dialog = await applications.edit('Supply Planner')
  await dialog.fill({ Notes: '' }, 'Interview')
  await dialog.saveAndClose()
  await expectToast(page, 'Success', 'Application updated successfully')
  await expect(applications.row('Supply Planner')).toContainText('Interview')
  await expect(applications.row('Ask for Mrs Sani')).toBeHidden()
  expect((await api.applications.list({})).applications).toMatchObject([
    { status: 'interview', notes: '', version: 2 },
  ])
})

test('deleting asks first, and Undo brings the row back where it was', async ({ page, api }) => {
  await track(api, { jobTitle: 'Oldest' }, { jobTitle: 'Middle', notes: 'Kept' }, { jobTitle: 'Newest' })
  const applications = await ApplicationsPage.open(page)
  await (await applications.delete('Middle')).keep()
  await applications.expectTitles('Newest', 'Middle', 'Oldest')

  await (await applications.delete('Middle')).confirm()
  await expectToast(page, 'Success', 'Application deleted successfully')
  await applications.expectTitles('Newest', 'Oldest')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await applications.expectTitles('Newest', 'Middle', 'Oldest')
  await page.reload()
  await applications.expectTitles('Newest', 'Middle', 'Oldest')
  await expect(applications.row('Kept')).toBeVisible()
})

test('the same job twice is told, whatever its spelling', async ({ page, api, complaints }) => {
  complaints.expect(status(409))
  await track(api)
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.add()
  await dialog.fill({ 'Job title': ' supply  PLANNER ', Company: 'tudun foods' })
  await dialog.save.click()
  await expectToast(page, 'Already Tracked', 'This job is already in your applications.')
  await expect(dialog.trouble).toContainText('Change the title or the company, or keep that one.')
  await dialog.fill({ Company: 'Palmline Freight' })
  await dialog.saveAndClose()
  await expect(applications.rows).toHaveCount(2)
})

test('what only the server finds wrong is said at the field', async ({ page, complaints }) => {
  complaints.expect(status(400))
  const dialog = await (await ApplicationsPage.open(page)).add()
  const fields = { companyName: 'This company is not known.' }
  await page.route('**/api/applications', route =>
    route.fulfill({ status: 400, json: { error: { code: 'invalid_input', message: 'See below.', fields } } }),
  )
  await dialog.fill({ 'Job title': 'Planner', Company: 'Nowhere' })
  await dialog.save.click()
  await expect(dialog.field('Company')).toHaveAccessibleErrorMessage('This company is not known.')
  await expect(dialog.field('Company')).toBeFocused()
})

test('applications that can not be fetched are said to be safe, and come on a second try', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(500))
  await track(api)
  const server = await breakServer(page, 'GET')
  await page.goto('/dashboard/applications')
  await expectToast(page, 'Error', 'Failed to fetch applications')
  await expect(page.getByText('They are safe with us.')).toBeVisible()
  await server.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await new ApplicationsPage(page).expectTitles('Supply Planner')
})

test('a failed add, edit or delete is said, and nothing is lost', async ({ page, api, complaints }) => {
  complaints.expect(status(500))
  await track(api)
  const applications = await ApplicationsPage.open(page)
  const servers = [
    await breakServer(page, 'POST'),
    await breakServer(page, 'PATCH'),
    await breakServer(page, 'DELETE'),
  ]
  const adding = await applications.add()
  await adding.fill({ 'Job title': 'Welder', Company: 'Gada Cement' })
  await adding.save.click()
  await expectToast(page, 'Error', 'Failed to add application')
  await expect(adding.field('Job title')).toHaveValue('Welder')
  await adding.press('Discard')

  const editing = await applications.edit('Supply Planner')
  await editing.fill({ Notes: 'Called back' })
  await editing.save.click()
  await expectToast(page, 'Error', 'Failed to update application')
  await expect(editing.field('Notes')).toHaveValue('Called back')
  await editing.press('Discard')

  await (await applications.delete('Supply Planner')).confirm()
  await expectToast(page, 'Error', 'Failed to delete application')
  await applications.expectTitles('Supply Planner')

  for (const server of servers) await server.mend()
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expectToast(page, 'Success', 'Application deleted successfully')
  await applications.empty.waitFor()
})
