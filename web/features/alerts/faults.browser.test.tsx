import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { alertsAtMost } from '../../../shared/api/alerts.ts'
import { alertOf, fakeAlerts } from '../../testing/alerts.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { activeOf, cardOf, dialogOf, openAlerts, openEdit } from './alerts.testing.ts'

test('a lost connection loses no text, also after a reload', async () => {
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

test('an alert whose answer was lost is created once, with the text typed since', async () => {
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

test('a pause that the server refuses is undone, and a retry keeps the changes of other devices', async () => {
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

test('an edit that conflicts with another device is shown beside the other version', async () => {
  const first = alertOf()
  const alerts = fakeAlerts([first])
  await openAlerts('', alerts)
  const edit = await openEdit('Planning')
  await edit.fill({ Location: 'Kano' })
  alerts.update(first.id, { location: 'Jos', byMail: false })
  await edit.press('Save changes')
  await expect.element(edit.root.getByText(/What you typed is not lost\./)).toHaveFocus()
  await expect.element(edit.root).toMatchTextContent(/Saved nowJos/)
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

test('alerts that cannot be loaded show an error, and load on a second try', async () => {
  const refusal = server.refuse('alerts.list')
  await openAlerts('', fakeAlerts([alertOf()]))
  await expectToast('Error', 'Failed to load job alerts')
  await expect
    .element(page.getByText(/They are safe with us, and they still tell you about new jobs\./))
    .toBeVisible()
  refusal.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(cardOf('Planning')).toBeVisible()
})

test('a save that ends late leaves the dialog of another alert open, with its text', async () => {
  const alerts = fakeAlerts([alertOf(), alertOf({ title: 'Welding' })])
  await openAlerts('', alerts)
  const first = await openEdit('Planning')
  await first.fill({ Location: 'Kano' })
  const line = server.hold('alerts.update')
  await first.press('Save changes')
  history.back()
  await first.closed()
  const second = await openEdit('Welding')
  await second.fill({ Location: 'Jos' })
  line.goOn()
  await expectToast('Alert Updated', /“Planning”/)
  await expect.element(second.field('Title')).toHaveValue('Welding')
  await expect.element(second.field('Location')).toHaveValue('Jos')
  await second.press('Save changes')
  await second.closed()
  expect(alerts.rows().map(({ location }) => location)).toEqual(['Kano', 'Jos'])
})

test('text that is typed during a save stays in the dialog, and is saved next', async () => {
  const alerts = fakeAlerts([alertOf()])
  await openAlerts('', alerts)
  const edit = await openEdit('Planning')
  await edit.fill({ Location: 'Kano' })
  const line = server.hold('alerts.update')
  await edit.press('Save changes')
  await edit.fill({ 'Minimum salary': '200,000' })
  line.goOn()
  await expectToast('Alert Updated', /“Planning”/)
  await expect.element(edit.field('Minimum salary')).toHaveValue('200,000')
  expect(alerts.rows()).toMatchObject([{ location: 'Kano', salaryMin: null }])
  await edit.press('Save changes')
  await edit.closed()
  expect(alerts.rows()).toMatchObject([{ location: 'Kano', salaryMin: 200_000 }])
})

test('a link to a new alert shows when no more are allowed', async () => {
  const many = Array.from({ length: alertsAtMost }, () => alertOf())
  await openAlerts('?sheet=new', fakeAlerts(many))
  await expectToast('Error', /the limit of job alerts/)
  await expect.element(dialogOf('New job alert').root).not.toBeInTheDocument()
})

test('a link to an unknown alert says so', async () => {
  await openAlerts('?edit=01KADEM0000000000000000009', fakeAlerts([alertOf()]))
  const dialog = page.getByRole('dialog', { name: 'This alert is not here any more' })
  await dialog.getByRole('button', { name: 'Back to the alerts' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
