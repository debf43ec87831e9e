import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { firstSwitches } from '../../../shared/domain/notification-switches.ts'
import { alertOf, fakeAlerts } from '../../testing/alerts.ts'
import { expectToast } from '../../testing/toast.ts'
import { activeOf, cardOf, openAlerts, openEdit } from './alerts.testing.ts'

test('an alert is paused with the keyboard', async () => {
  const alerts = fakeAlerts([alertOf()])
  await openAlerts('', alerts)
  await expect.element(activeOf('Planning')).toBeChecked()
  activeOf('Planning').element().focus()
  await userEvent.keyboard(' ')
  await expectToast('Alert Updated', /is paused/)
  await expect.element(activeOf('Planning')).not.toBeChecked()
  await expect.element(cardOf('Planning')).toMatchTextContent(/Paused\./)
  expect(alerts.rows()).toMatchObject([{ isActive: false }])
})

test('an edit sends only the changes, and the focus returns to its button', async () => {
  const alerts = fakeAlerts([alertOf({ keywords: ['welder', 'Fitter'], isActive: false })])
  await openAlerts('', alerts)
  const edit = await openEdit('Planning')
  await edit.press('Remove Fitter')
  await edit.root.getByRole('switch', { name: 'By email too' }).click()
  await edit.press('Save changes')
  await edit.closed()
  await expect.element(page.getByRole('button', { name: 'Edit Planning' })).toHaveFocus()
  expect(alerts.rows()).toMatchObject([{ keywords: ['welder'], byMail: false, isActive: false }])
})

test('an alert is deleted after a question, which has the focus on its safe answer', async () => {
  const alerts = fakeAlerts([alertOf()])
  await openAlerts('', alerts)
  await page.getByRole('button', { name: 'Delete Planning' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this alert?' })
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await question.getByRole('button', { name: 'Delete alert' }).click()
  await expectToast('Alert Deleted', /“Planning”/)
  await expect.element(page.getByRole('heading', { name: 'No Job Alerts Yet' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create Your First Alert' })).toHaveFocus()
  expect(alerts.rows()).toEqual([])
})

test('an alert shows its latest jobs, and that it has not notified yet', async () => {
  const latest = Array.from({ length: 4 }, (_, at) => ({
    id: `${at}`.repeat(16),
    title: `Agronomist ${at}`,
    company: 'Gada Foods',
    location: 'Lagos',
    board: 'myjobmag' as const,
    url: 'https://www.myjobmag.com/job/1',
    warnings: at === 1 ? [{ kind: 'free-mail-contact' as const, says: 'Look.' }] : [],
  }))
  await openAlerts('', fakeAlerts([alertOf({ latest })]))
  const jobs = cardOf('Planning').getByRole('list', { name: 'Latest jobs' }).getByRole('link')
  await expect.element(cardOf('Planning')).toMatchTextContent(/These jobs fitted it already\./)
  await expect.element(jobs.nth(0)).toHaveAttribute('href', `/dashboard/job-search?job=${'0'.repeat(16)}`)
  // The same sign as in the Job Search.
  await expect.element(jobs.nth(1)).toMatchTextContent('MyJobMagPrivate email address')
  expect(jobs.elements()).toHaveLength(3)
  await page.getByRole('button', { name: 'Show 1 more' }).click()
  await expect.element(jobs.nth(3)).toHaveFocus()
})

test('a person who comes from a notification sees its alert first, or that it is gone', async () => {
  const alerts = [alertOf({ title: 'Newest' }), alertOf()]
  const screen = await openAlerts(`?alert=${alerts[1]?.id}`, fakeAlerts(alerts))
  await expect.element(page.getByRole('heading', { name: 'Planning' })).toHaveFocus()
  await screen.unmount()
  await openAlerts(`?alert=${alertOf().id}`, fakeAlerts(alerts))
  await expect.element(page.getByText(/The alert that you opened was deleted\./)).toBeVisible()
})

test('a person who switched off the mails of alerts is told so above the list', async () => {
  await openAlerts('', fakeAlerts([alertOf()]), {
    'settings.get': () => ({ ...firstSwitches, jobAlerts: false, theme: null }),
  })
  await expect.element(page.getByText(/Job alert emails are off\./)).toBeVisible()
  await expect.element(cardOf('Planning')).toMatchTextContent(/Weekly, Mondays between 7 and 8, in the app\./)
})
