import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { alertOf, fakeAlerts } from '../../testing/alerts.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { activeOf, cardOf, dialogOf, openAlerts, openEdit } from './alerts.testing.ts'

test('a dead line loses no word, also when the page is loaded anew', async () => {
  const alerts = fakeAlerts()
  await openAlerts('?sheet=new&q=supply+planner&location=Lagos', alerts)
  const dialog = dialogOf('New job alert')
  await dialog.fill({ Title: 'Planning' })
  const line = server.cut('alerts.create')
  await dialog.press('Create alert')
  await expectToast('Error', 'Failed to create job alert')
  await expect.element(dialog.trouble).toMatchTextContent(/What you typed is kept on this device\./)
  line.mend()
  await reload()
  await expect.element(dialog.field('Title')).toHaveValue('Planning')
  await dialog.press('Create alert')
  await dialog.closed()
  expect(alerts.rows()).toMatchObject([{ title: 'Planning', location: 'Lagos' }])
})

test('an alert whose answer was lost is made once, with what was typed since', async () => {
  const alerts = fakeAlerts()
  await openAlerts('?sheet=new&q=welder', alerts)
  const dialog = dialogOf('New job alert')
  const line = server.loseAnswers('alerts.create')
  await dialog.press('Create alert')
  await expect.element(dialog.trouble).toMatchTextContent('The connection was lost.')
  await dialog.fill({ Title: 'Welding' })
  line.mend()
  await dialog.press('Try again')
  await dialog.closed()
  expect(alerts.rows()).toMatchObject([{ title: 'Welding' }])
})

test('a pause that the server refuses is taken back, and tried again it leaves what others changed', async () => {
  const first = alertOf()
  const alerts = fakeAlerts([first])
  await openAlerts('', alerts)
  const refusal = server.refuse('alerts.update')
  await activeOf('Planning').click()
  await expectToast('Error', 'Failed to update job alert')
  await expect.element(activeOf('Planning')).toBeChecked()
  refusal.mend()
  alerts.update(first.id, { location: 'Abuja' })
  await toast.getByRole('button', { name: 'Try again' }).click()
  await expectToast('Alert Updated', /is paused/)
  await expect.element(cardOf('Planning')).toMatchTextContent(/Abuja/)
  expect(alerts.rows()).toMatchObject([{ location: 'Abuja', isActive: false }])
})

test('an edit that others overtook is shown beside theirs', async () => {
  const first = alertOf()
  const alerts = fakeAlerts([first])
  await openAlerts('', alerts)
  const edit = await openEdit('Planning')
  await edit.fill({ Location: 'Kano' })
  alerts.update(first.id, { location: 'Jos', byMail: false })
  await edit.press('Save changes')
  await expect.element(edit.root.getByText(/Nothing of yours was lost\./)).toHaveFocus()
  await expect.element(edit.root).toMatchTextContent(/There nowJos/)
  await edit.press('Keep mine')
  await expectToast('Alert Updated', /“Planning”/)
  expect(alerts.rows()).toMatchObject([{ location: 'Kano', byMail: false }])
})

test('an alert that was deleted elsewhere while it was edited is created again', async () => {
  const first = alertOf()
  const alerts = fakeAlerts([first])
  await openAlerts('', alerts)
  const edit = await openEdit('Planning')
  await edit.fill({ Location: 'Uyo' })
  alerts.remove(first.id)
  await edit.press('Save changes')
  await expect.element(edit.trouble).toMatchTextContent(/This alert was deleted somewhere else\./)
  await edit.press('Create it again')
  await expectToast('Alert Created', /“Planning”/)
  expect(alerts.rows()).toMatchObject([{ location: 'Uyo' }])
})

test('alerts that can not be loaded are said to be safe, and come on a second try', async () => {
  const refusal = server.refuse('alerts.list')
  await openAlerts('', fakeAlerts([alertOf()]))
  await expectToast('Error', 'Failed to load job alerts')
  await expect.element(page.getByText(/They are safe with us, and go on telling you of jobs\./)).toBeVisible()
  refusal.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(cardOf('Planning')).toBeVisible()
})
