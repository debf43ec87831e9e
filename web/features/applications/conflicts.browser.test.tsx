import { expect, test } from 'vitest'
import { fakeApplications } from '../../testing/applications.ts'
import { reload } from '../../testing/reload.ts'
import { dialogOf, openAdd, openApplications, openEdit, row } from './applications.testing.ts'

/** The list with one job, and its id. */
const openPlanner = async () => {
  const applications = fakeApplications({ notes: 'At first' })
  await openApplications(applications)
  const [{ id } = { id: '' }] = applications.all()
  return { applications, id }
}

test.for([
  { press: 'Keep mine', notes: 'What I typed' },
  { press: 'Keep what is saved', notes: 'What came meanwhile' },
])('an edit made elsewhere meanwhile is shown beside the person’s own: $press', async ({ press, notes }) => {
  const { applications, id } = await openPlanner()
  const dialog = await openEdit('Supply Planner')
  applications.update(id, { notes: 'What came meanwhile', location: 'Kano', version: 1 })
  await dialog.fill({ Notes: 'What I typed' })
  await dialog.save.click()
  await expect.element(dialog.root).toMatchTextContent('What you typed is not lost.')
  await expect.element(dialog.root).toMatchTextContent('Saved nowWhat came meanwhile')
  await expect.element(dialog.root).toMatchTextContent('You typedWhat I typed')
  await dialog.press(press)
  if (press === 'Keep what is saved') await dialog.press('Cancel')
  await dialog.closed()
  await expect.element(row('Supply Planner')).toMatchTextContent(notes)
  expect(applications.all()).toMatchObject([{ notes, location: 'Kano' }])
})

test('a row that was deleted elsewhere while it was edited can be added again', async () => {
  const { applications, id } = await openPlanner()
  const dialog = await openEdit('Supply Planner')
  applications.remove(id)
  await dialog.fill({ Notes: 'Called back' })
  await dialog.save.click()
  await expect.element(dialog.trouble).toMatchTextContent('What you typed is still here.')
  await dialog.press('Add it again')
  await dialog.closed()
  await expect.element(row('Called back')).toBeVisible()
})

test('a reload keeps the typed text until it is discarded', async () => {
  await openApplications(fakeApplications())
  const dialog = await openAdd()
  await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement' }, 'Saved')
  await reload()
  await expect.element(dialog.root.getByText('What you typed before is still here.')).toBeVisible()
  await expect.element(dialog.field('Job title')).toHaveValue('Welder')
  await expect.element(dialog.root.getByLabelText('Status')).toHaveValue('saved')
  await dialog.press('Start again')
  await expect.element(dialog.field('Job title')).toHaveValue('')
  await dialog.press('Cancel')
  await dialog.closed()
  await openAdd()
  await expect.element(dialogOf('Add application').field('Company')).toHaveValue('')
})

test('a draft that is open in two tabs creates a row in each', async () => {
  const applications = fakeApplications()
  await openApplications(applications)
  const dialog = await openAdd()
  await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement' })
  const ofBothTabs = Object.entries(localStorage)
  await dialog.saveAndClose()
  for (const [key, value] of ofBothTabs) localStorage.setItem(key, value)
  await openAdd()
  await expect.element(dialog.field('Job title')).toHaveValue('Welder')
  await dialog.fill({ 'Job title': 'Fitter' })
  await dialog.saveAndClose()
  expect(applications.all()).toMatchObject([{ jobTitle: 'Fitter' }, { jobTitle: 'Welder' }])
})
