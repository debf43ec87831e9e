import { expect } from 'playwright/test'
import { ulid } from 'ulid'
import type { AlertForm } from '../shared/api/alerts.ts'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { breakServer, cutLine } from './lines.ts'
import { deafen } from './live.ts'
import { JobAlertsPage } from './pages/job-alerts.ts'
import { expectToast, toastButton } from './pages/toast.ts'

const planner: AlertForm = {
  title: 'Planner',
  keywords: ['supply planner'],
  location: 'Lagos',
  jobType: null,
  salaryMin: null,
  salaryMax: null,
  frequency: 'weekly',
  isActive: true,
  byMail: true,
}

test('an alert is made by hand, paused, changed and deleted, and the plan decides how often it tells', {
  tag: '@both',
}, async ({ page, api }) => {
  const alerts = await JobAlertsPage.open(page)
  const dialog = await alerts.add()
  await dialog.save.click()
  await expect(dialog.field('Title')).toHaveAccessibleErrorMessage('Title is required.')
  await expect(dialog.keyword).toHaveAccessibleErrorMessage('Keywords are required.')
  await expect(dialog.frequency('Weekly')).toBeChecked()
  await expect(dialog.frequency('Daily')).toBeDisabled()
  await expect(dialog.frequency('At once')).toBeDisabled()
  await expect(dialog.root.getByRole('link', { name: 'See what the other plans include' })).toBeVisible()

  await dialog.fill({ Title: 'Welding', Location: 'Port Harcourt', 'Minimum salary': '180k' })
  await dialog.keyword.pressSequentially('welder, Fitter,welder')
  await dialog.root.getByLabel('Job type').selectOption('Contract')
  await dialog.saveAndClose()
  await expectToast(page, 'Alert Created', /“Welding”/)
  const card = alerts.alert('Welding')
  await expect(card).toContainText('Port Harcourt · Contract · From ₦180,000 a month')
  await expect(card).toContainText('Weekly, Mondays at 7, in the app and by mail.')
  const { alerts: made } = await api.alerts.list({})
  expect(made).toMatchObject([{ keywords: ['welder', 'Fitter'], jobType: 'contract', salaryMin: 180_000 }])

  await alerts.active('Welding').press('Space')
  await expectToast(page, 'Alert Updated', /is paused/)
  await page.reload()
  await expect(alerts.active('Welding')).not.toBeChecked()
  await expect(card).toContainText('Paused.')

  const edit = await alerts.edit('Welding')
  await edit.press('Remove Fitter')
  await edit.root.getByRole('switch', { name: 'By mail too' }).press('Space')
  await edit.saveAndClose()
  await expect(page.getByRole('button', { name: 'Edit Welding' })).toBeFocused()
  expect((await api.alerts.list({})).alerts).toMatchObject([
    { keywords: ['welder'], byMail: false, isActive: false },
  ])

  await (await alerts.delete('Welding')).getByRole('button', { name: 'Delete alert' }).click()
  await expectToast(page, 'Alert Deleted', /“Welding”/)
  await expect(alerts.titles).toHaveText(['No Job Alerts Yet'])
  expect((await api.alerts.list({})).alerts).toEqual([])
})

test('nothing that was typed is lost to a dead line, to another device, or to the end of a plan', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown, status(404), status(409), status(500))
  await deafen(page)
  const search = '?sheet=new&q=supply+planner,demand+planner&location=Lagos&type=full-time'
  const alerts = await JobAlertsPage.open(page, search)
  let dialog = await alerts.newDialog()
  await expect(dialog.field('Title')).toHaveValue('Supply planner in Lagos')
  await expect(dialog.keywords).toHaveText(['supply planner', 'demand planner'])
  await dialog.fill({ Title: 'Planning' })
  const line = await cutLine(page, 'POST', '/api/alerts')
  await dialog.save.click()
  await expectToast(page, 'Error', 'Failed to create job alert')
  await expect(dialog.trouble).toContainText('What you typed is kept on this device.')
  await line.mend()
  await page.reload()
  dialog = await alerts.newDialog()
  await expect(dialog.field('Title')).toHaveValue('Planning')
  await dialog.saveAndClose()
  await expect(page).toHaveURL('/dashboard/job-alerts')
  const [made, ...others] = (await api.alerts.list({})).alerts
  expect(others).toEqual([])
  expect(made).toMatchObject({ title: 'Planning', location: 'Lagos', jobType: 'full-time' })
  const params = { id: made?.id ?? '' }

  const server = await breakServer(page, 'PATCH', '/api/alerts')
  await alerts.active('Planning').press('Space')
  await expectToast(page, 'Error', 'Failed to update job alert')
  await expect(alerts.active('Planning')).toBeChecked()
  await server.mend()
  await api.alerts.update({ params, body: { version: 1, location: 'Abuja' } })
  await toastButton(page, 'Try again').click()
  await expectToast(page, 'Alert Updated', /is paused/)
  await expect(alerts.alert('Planning')).toContainText('Abuja')

  const edit = await alerts.edit('Planning')
  await edit.fill({ Location: 'Kano' })
  await api.alerts.update({ params, body: { version: 3, location: 'Jos', byMail: false } })
  await edit.save.click()
  await expect(edit.root.getByText('Nothing of yours was lost.')).toBeFocused()
  await expect(edit.root).toContainText('Jos')
  await edit.press('Keep mine')
  await expectToast(page, 'Alert Updated', /“Planning”/)
  expect((await api.alerts.list({})).alerts).toMatchObject([{ location: 'Kano', byMail: false }])

  const again = await alerts.edit('Planning')
  await again.fill({ Location: 'Uyo' })
  await api.alerts.remove({ params })
  await again.save.click()
  await expect(again.trouble).toContainText('This alert was deleted somewhere else.')
  await again.press('Create it again')
  await expectToast(page, 'Alert Created', /“Planning”/)
  expect((await api.alerts.list({})).alerts).toMatchObject([{ location: 'Uyo' }])
})

test('an alert begins with the job preferences, and one more than there can be is refused plainly', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(409))
  const { updatedAt: _, ...first } = await api.preferences.get({})
  await api.preferences.save({
    body: { ...first, jobTitles: ['Bursar'], locations: ['Ibadan', 'Lagos'], salaryMin: 200_000 },
  })
  await page.goto('/dashboard/preferences')
  await page.getByRole('link', { name: 'Make a job alert from these' }).click()
  const alerts = new JobAlertsPage(page)
  const linked = await alerts.newDialog()
  await expect(linked.field('Title')).toHaveValue('Bursar in Ibadan')
  await linked.press('Cancel')

  const dialog = await alerts.add()
  await dialog.press('Fill in from my job preferences')
  await expect(dialog.field('Title')).toBeFocused()
  await expect(dialog.keywords).toHaveText(['Bursar'])
  await expect(dialog.field('Minimum salary')).toHaveValue('200,000')
  for (let made = 0; made < 20; made += 1) await api.alerts.create({ body: { ...planner, id: ulid() } })
  await dialog.save.click()
  await expect(dialog.trouble).toHaveText(
    'You have as many job alerts as there can be. Delete one to make another.',
  )
  await dialog.press('Discard')
  await expect(alerts.titles).toHaveCount(20)
  await expect(page.getByText('You have 20 alerts, as many as there can be.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New alert' })).toHaveCount(0)
})
