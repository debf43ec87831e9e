import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeAlerts } from '../../testing/alerts.ts'
import { fakePreferences } from '../../testing/person.ts'
import { firstPreferences } from '../../testing/preferences.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { cardOf, dialogOf, openAlerts } from './alerts.testing.ts'

const dialog = dialogOf('New job alert')

test('an alert needs a title and a keyword', async () => {
  await openAlerts('?sheet=new')
  await dialog.press('Create alert')
  await expect.element(dialog.field('Title')).toHaveAccessibleErrorMessage('Title is required.')
  await expect.element(dialog.keyword).toHaveAccessibleErrorMessage('Keywords are required.')
})

test('a person writes their first alert by hand', async () => {
  const alerts = fakeAlerts()
  await openAlerts('', alerts)
  await page.getByRole('button', { name: 'Create Your First Alert' }).click()
  await dialog.fill({ Title: 'Welding', Location: 'Port Harcourt', 'Minimum salary': '180k' })
  await dialog.keyword.click()
  await userEvent.keyboard('welder, Fitter,welder')
  await dialog.root.getByLabelText('Job type').selectOptions('Contract')
  await dialog.press('Create alert')
  await dialog.closed()
  await expectToast('Alert Created', /“Welding” looks for new jobs from now on\. 12 jobs match it now\./)
  await expect.element(page.getByRole('button', { name: 'New alert' })).toHaveFocus()
  await expect
    .element(cardOf('Welding'))
    .toMatchTextContent(/Port Harcourt · Contract · From ₦180,000 a month/)
  await expect
    .element(cardOf('Welding'))
    .toMatchTextContent(/Weekly, Mondays between 7 and 8, in the app and by email\./)
  expect(alerts.rows()).toMatchObject([
    { keywords: ['welder', 'Fitter'], jobType: 'contract', salaryMin: 180_000, frequency: 'weekly' },
  ])
})

test('the free plan notifies once a week, and offers the other plans', async () => {
  await openAlerts('?sheet=new')
  await expect.element(dialog.frequency('Weekly')).toBeChecked()
  await expect.element(dialog.frequency('Daily')).toBeDisabled()
  await expect.element(dialog.frequency('Instant')).toBeDisabled()
  await expect
    .element(dialog.root.getByRole('link', { name: 'See what the other plans include' }))
    .toHaveAttribute('href', '/dashboard/upgrade')
})

test('the fastest plan notifies at once', async () => {
  await openAlerts('?sheet=new', fakeAlerts([], 'instant'))
  await expect.element(dialog.frequency('Instant')).toBeChecked()
  await expect.element(dialog.frequency('Daily')).toBeEnabled()
  await expect.element(dialog.root.getByRole('link', { name: /See what/ })).not.toBeInTheDocument()
})

test('an alert starts with the search of its link', async () => {
  const alerts = fakeAlerts()
  await openAlerts(
    '?sheet=new&q=supply+planner,demand+planner&location=Lagos&places=Lagos+or+Kano&type=full-time',
    alerts,
  )
  await expect.element(dialog.field('Title')).toHaveValue('Supply planner in Lagos')
  await expect.element(dialog.keywords.nth(0)).toMatchTextContent(/supply planner/)
  await expect.element(dialog.keywords.nth(1)).toMatchTextContent(/demand planner/)
  await expect
    .element(dialog.field('Location'))
    .toHaveAccessibleDescription('Jobs in Kano are not part of this alert.')
  await dialog.press('Create alert')
  await dialog.closed()
  expect(location.pathname + location.search).toBe('/dashboard/job-alerts')
  expect(alerts.rows()).toMatchObject([
    { title: 'Supply planner in Lagos', location: 'Lagos', jobType: 'full-time' },
  ])
})

test('a button fills the form in from the job preferences', async () => {
  await openAlerts('?sheet=new', fakeAlerts(), {
    'preferences.get': () => ({
      ...firstPreferences,
      jobTitles: ['Bursar'],
      locations: ['Ibadan', 'Lagos'],
      salaryMin: 200_000,
    }),
  })
  await dialog.press('Fill in from my job preferences')
  await expect.element(dialog.field('Title')).toHaveFocus()
  await expect.element(dialog.field('Title')).toHaveValue('Bursar in Ibadan')
  expect(dialog.keywords.elements()).toHaveLength(1)
  await expect.element(dialog.keywords).toMatchTextContent(/Bursar/)
  await expect.element(dialog.field('Minimum salary')).toHaveValue('200,000')
  await expect
    .element(dialog.field('Location'))
    .toHaveAccessibleDescription('Jobs in Lagos are not part of this alert.')
  await dialog.fill({ Location: 'Lagos' })
  await expect
    .element(dialog.field('Location'))
    .toHaveAccessibleDescription('Jobs in Ibadan are not part of this alert.')
})

test('the job preferences link to an alert for the same jobs', async () => {
  const preferences = fakePreferences({
    jobTitles: ['Bursar'],
    locations: ['Ibadan', 'Lagos'],
    jobTypes: ['onsite', 'full-time'],
  })
  await openApp('/dashboard/preferences', { answers: { ...fakeAlerts().answers, ...preferences.answers } })
  await page.getByRole('link', { name: 'Create a job alert from these' }).click()
  await expect.element(dialog.field('Title')).toHaveValue('Bursar in Ibadan')
  await expect.element(dialog.root).toMatchTextContent('Jobs in Lagos are not part of this alert.')
  await expect.element(dialog.root.getByLabelText('Job type')).toHaveValue('full-time')
})

test('a person with the greatest number of alerts is told so, and can make no more', async () => {
  const alerts = fakeAlerts()
  await openAlerts('?sheet=new&q=welder', alerts)
  await expect.element(dialog.field('Title')).toHaveValue('Welder')
  alerts.fill()
  await dialog.press('Create alert')
  await expect
    .element(dialog.trouble)
    .toMatchTextContent(/You have reached the limit of job alerts\. Delete one to create another\./)
  await dialog.press('Cancel')
  await expect.element(page.getByText(/You have 20 alerts\. That is the limit\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'New alert' })).not.toBeInTheDocument()
})
