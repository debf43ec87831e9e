import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { ApplicationDialog } from './pages/application-dialog.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast, toastButton } from './pages/toast.ts'
import { planner } from './tracked-jobs.ts'

test('the first application is added, changed, deleted and brought back', { tag: '@phone' }, async ({
  page,
  api,
}) => {
  const applications = await ApplicationsPage.open(page)
  await applications.empty.waitFor()
  await page.getByRole('button', { name: 'Add Your First Application' }).click()
  const dialog = await new ApplicationDialog(page, 'Add application').shown()
  await expect(dialog.field('Job title')).toBeFocused()
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
  const { applications: stored } = await api.applications.list({})
  expect(stored).toMatchObject([{ ...planner, status: 'applied', jobUrl: 'https://tudun.example/jobs/7' }])

  const edit = await applications.edit('Supply Planner')
  await edit.fill({ Notes: 'Called back' }, 'Interview')
  await edit.saveAndClose()
  await expect(applications.row('Supply Planner')).toContainText('Interview')

  await (await applications.delete('Supply Planner')).confirm()
  await expectToast(page, 'Success', 'Application deleted successfully')
  await applications.empty.waitFor()
  expect((await api.applications.list({})).applications).toEqual([])
  await toastButton(page, 'Undo').click()
  await applications.expectTitles('Supply Planner')
  await expectToast(page, 'Success', 'Application brought back')
  await page.reload()
  await expect(applications.row('Called back')).toContainText('Interview')
})
