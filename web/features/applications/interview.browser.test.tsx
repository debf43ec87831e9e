import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { fakeSettings } from '../../testing/person.ts'
import { openAdd, openApplications, openEdit, row } from './applications.testing.ts'
import { card } from './board.testing.ts'

const interview = { at: '2026-11-27T09:00:00.000Z', zone: 'Africa/Lagos', place: 'https://meet.example/abc' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') })
})

/** The fields of the interview in the dialog. */
const fields = {
  day: page.getByLabelText('Day', { exact: true }),
  time: page.getByLabelText('Time', { exact: true }),
  zone: page.getByLabelText('Time zone'),
  place: page.getByLabelText('Address or link'),
}

test('an application that came to an interview offers to add its day and time, and then shows them', async () => {
  const applications = fakeApplications({ status: 'interview' })
  await openApplications(applications)
  const practice = `/dashboard/interview-coach?sheet=new&application=${applications.all()[0]?.id}`
  await expect
    .element(page.getByRole('link', { name: 'Practise the interview for Supply Planner at Tudun Foods' }))
    .toHaveAttribute('href', practice)
  await row('Supply Planner')
    .getByRole('button', { name: /^Add day and time of the interview/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit application' })
  await expect.element(fields.day).toHaveFocus()
  await expect
    .element(dialog.getByRole('link', { name: 'Practise interview' }))
    .toHaveAttribute('href', practice)
  await expect.element(dialog).toMatchTextContent('We remind you a day and an hour before.')
  await expect.element(fields.zone.getByRole('option').first()).toHaveTextContent('Lagos, Abuja (Nigeria)')
  await fields.zone.selectOptions('Africa/Lagos')
  await fields.day.fill('2026-11-21')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(fields.time).toHaveAccessibleErrorMessage('Add the time of the interview.')
  await expect.element(fields.time).toHaveFocus()
  await fields.time.fill('10:30')
  await expect
    .element(dialog)
    .toMatchTextContent('It is less than a day away, so we remind you an hour before.')
  await fields.place.fill('Zoom: https://zoom.example/j/1, code 7')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(applications.all()).toMatchObject([
    {
      interview: {
        at: '2026-11-21T09:30:00.000Z',
        zone: 'Africa/Lagos',
        place: 'Zoom: https://zoom.example/j/1, code 7',
      },
    },
  ])
  await expect.element(row('Supply Planner')).toMatchTextContent('Interview: Tomorrow, 10:30')
  const link = row('Supply Planner').getByRole('link', { name: 'zoom.example/j/1' })
  await expect.element(link).toHaveAttribute('href', 'https://zoom.example/j/1')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')

  await page.getByText('Board', { exact: true }).click()
  await expect.element(card('Supply Planner')).toMatchTextContent('Interview: Tomorrow, 10:30')
})

test('an interview can be removed, and the keyboard goes on at the status', async () => {
  const applications = fakeApplications({ status: 'interview', interview })
  await openApplications(applications)
  const dialog = await openEdit('Supply Planner')
  await expect.element(fields.time).toHaveValue('10:00')
  await dialog.press('Remove the interview')
  await expect.element(fields.day).toHaveValue('')
  await expect.element(dialog.root.getByLabelText('Status')).toHaveFocus()
  await dialog.saveAndClose()
  expect(applications.all()).toMatchObject([{ interview: null }])
})

test('the form asks for an interview only when there is one to come', async () => {
  await openApplications(fakeApplications())
  const dialog = await openAdd()
  await expect.element(fields.day).not.toBeInTheDocument()
  await dialog.fill({}, 'Interview')
  await expect.element(fields.day).toBeVisible()
})

test('a conflict shows both interviews in words', async () => {
  const applications = fakeApplications({ status: 'interview', interview })
  await openApplications(applications)
  const dialog = await openEdit('Supply Planner')
  const [{ id } = { id: '' }] = applications.all()
  applications.update(id, { interview: { ...interview, at: '2026-11-28T09:00:00.000Z' }, version: 1 })
  await fields.time.fill('11:00')
  await dialog.save.click()
  await expect.element(dialog.root).toMatchTextContent('Saturday 28 November 2026 at 10:00, Lagos time')
  await expect.element(dialog.root).toMatchTextContent('Friday 27 November 2026 at 11:00, Lagos time')
  await dialog.press('Keep mine')
  await dialog.closed()
  expect(applications.all()).toMatchObject([{ interview: { at: '2026-11-27T10:00:00.000Z' } }])
})

test('where reminders are off, the form says so and not that we remind', async () => {
  const settings = fakeSettings({ interviewReminders: false })
  await openApplications(fakeApplications({ status: 'interview', interview }), '', settings.answers)
  const dialog = await openEdit('Supply Planner')
  await expect.element(dialog.root).toMatchTextContent('Your interview reminders are off.')
  await expect
    .element(dialog.root.getByRole('link', { name: 'Turn them on' }))
    .toHaveAttribute('href', '/dashboard/notifications')
})
