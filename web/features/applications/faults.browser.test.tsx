import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast, toast } from '../../testing/toast.ts'
import {
  dialogOf,
  empty,
  expectTitles,
  heading,
  openAdd,
  openApplications,
  openDelete,
  openEdit,
} from './applications.testing.ts'

const welder = { 'Job title': 'Welder', Company: 'Gada Cement', Notes: 'Gate 3, ask for Mr Bello' }

const confirmDelete = async (name: string) => {
  const { root } = await openDelete(name)
  await root.getByRole('button', { name: 'Delete application' }).click()
  await expect.element(root).not.toBeInTheDocument()
}

test('a connection that is lost during a save keeps the text, and a retry saves it', async () => {
  const applications = fakeApplications()
  await openApplications(applications)
  const line = server.cut('applications.create')
  const dialog = await openAdd()
  await dialog.fill(welder)
  await dialog.save.click()
  await expectToast('Error', 'Failed to add application')
  await expect.element(dialog.trouble).toMatchTextContent('What you typed is kept on this device.')
  await expect.element(dialog.trouble).toBeInViewport()
  await expect.element(dialog.save).toHaveTextContent('Try again')
  await expect.element(dialog.field('Notes')).toHaveValue(welder.Notes)
  expect(applications.all()).toEqual([])
  line.mend()
  await dialog.saveAndClose()
  await expectTitles('Welder')
})

test('a create whose answer was lost makes no second row, even with different text since', async () => {
  const applications = fakeApplications()
  await openApplications(applications)
  const line = server.loseAnswers('applications.create')
  const dialog = await openAdd()
  await dialog.fill(welder)
  await dialog.save.click()
  await expect.element(dialog.trouble).toMatchTextContent('Trying again does not add it twice.')
  await dialog.fill({ Notes: 'Gate 4' }, 'Saved')
  line.mend()
  await dialog.saveAndClose()
  await expectTitles('Welder')
  expect(applications.all()).toMatchObject([{ jobTitle: 'Welder', notes: 'Gate 4', status: 'saved' }])
})

test('a delete whose answer was lost is done when tried again', async () => {
  await openApplications(fakeApplications({}))
  const line = server.loseAnswers('applications.remove')
  await confirmDelete('Supply Planner')
  await expectToast('Error', 'Failed to delete application. The connection was lost.')
  line.mend()
  await confirmDelete('Supply Planner')
  await expectToast('Success', 'Application deleted successfully')
  await expect.element(empty).toBeVisible()
})

test('applications that cannot be loaded show an error, and load on a second try', async () => {
  const refusal = server.refuse('applications.list')
  await openApp('/dashboard/applications', { answers: fakeApplications({}).answers })
  await expectToast('Error', 'Failed to fetch applications')
  await expect.element(page.getByText(/They are safe with us\./)).toBeVisible()
  refusal.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectTitles('Supply Planner')
})

test('a failed add, edit or delete shows an error, and nothing is lost', async () => {
  await openApplications(fakeApplications({}))
  const refusals = [
    server.refuse('applications.create'),
    server.refuse('applications.update'),
    server.refuse('applications.remove'),
  ]
  const adding = await openAdd()
  await adding.fill({ 'Job title': 'Welder', Company: 'Gada Cement' })
  await adding.save.click()
  await expectToast('Error', 'Failed to add application')
  await expect.element(adding.field('Job title')).toHaveValue('Welder')
  await adding.press('Discard')

  const editing = await openEdit('Supply Planner')
  await editing.fill({ Notes: 'Called back' })
  await editing.save.click()
  await expectToast('Error', 'Failed to update application')
  await expect.element(editing.field('Notes')).toHaveValue('Called back')
  await editing.press('Discard')

  await confirmDelete('Supply Planner')
  await expectToast('Error', 'Failed to delete application')
  await expectTitles('Supply Planner')

  for (const refusal of refusals) refusal.mend()
  await toast.getByRole('button', { name: 'Try again' }).click()
  await expectToast('Success', 'Application deleted successfully')
  await expect.element(empty).toBeVisible()
})

test('a slow server shows progress: for the list, then for the save', async () => {
  const list = server.hold('applications.list')
  await openApp('/dashboard/applications', { answers: fakeApplications({}).answers })
  await expect.element(page.getByText('Loading your applications')).toBeInTheDocument()
  list.goOn()
  await expectTitles('Supply Planner')

  const create = server.hold('applications.create')
  const dialog = await openAdd()
  await dialog.fill(welder)
  await dialog.save.click()
  await expect.element(dialog.save).toBeDisabled()
  await expect.element(dialog.save).toHaveTextContent('Adding')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.root).toBeVisible()
  create.goOn()
  await dialog.closed()
  await expectTitles('Welder', 'Supply Planner')
})

test('on a phone no network is one line that moves nothing, gone when it is back', async () => {
  await page.viewport(360, 740)
  await openApplications(fakeApplications())
  const seen = [heading, page.getByRole('navigation', { name: 'Quick' })]
  const places = () => seen.map(each => each.element().getBoundingClientRect().toJSON())
  const before = places()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  // The words are read out beside the line: see Announcement in web/ui/message.tsx.
  const line = page
    .getByRole('paragraph', { includeHidden: true })
    .filter({ hasText: 'You are offline. What you type is kept.' })
  await expect.element(line).toBeVisible()
  expect(places()).toEqual(before)
  expect(line.element().getBoundingClientRect().height).toBeLessThan(40)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(line).not.toBeInTheDocument()
})

test('on a phone the toast of a save that failed leaves its button free', async () => {
  await page.viewport(360, 740)
  await openApplications(fakeApplications())
  server.cut('applications.create')
  const dialog = await openAdd()
  await dialog.fill(welder)
  await dialog.save.click()
  await expectToast('Error', 'Failed to add application')
  await expect.element(dialog.save).toBeInViewport()
  const free = () =>
    dialog.save.element().getBoundingClientRect().top - toast.element().getBoundingClientRect().bottom
  await expect.poll(free).toBeGreaterThan(0)
})

test('the back button of the phone closes the dialog, and its text stays', async () => {
  await openApplications(fakeApplications())
  const dialog = await openAdd()
  await dialog.fill(welder)
  history.back()
  await dialog.closed()
  expect(location.pathname + location.search).toBe('/dashboard/applications')
  await openAdd()
  await expect.element(dialogOf('Add application').field('Notes')).toHaveValue(welder.Notes)
})
