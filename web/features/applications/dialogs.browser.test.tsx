import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast } from '../../testing/toast.ts'
import { timing } from '../../timing.ts'
import { openAdd, openApplications, openEdit, searchBox } from './applications.testing.ts'

/** The list with one job, and its id. */
const openPlanner = async () => {
  const applications = fakeApplications({})
  await openApplications(applications)
  const [{ id } = { id: '' }] = applications.all()
  return { applications, id }
}

test('a failure to load the other version is not taken for a deletion: a retry shows it', async () => {
  const { applications, id } = await openPlanner()
  const dialog = await openEdit('Supply Planner')
  applications.update(id, { notes: 'What came meanwhile', version: 1 })
  await dialog.fill({ Notes: 'What I typed' })
  const line = server.cut('applications.list')
  await dialog.save.click()
  await expect.element(dialog.trouble).toMatchTextContent('The connection was lost.')
  line.mend()
  await dialog.press('Try again')
  await expect.element(dialog.root).toMatchTextContent('What came meanwhile')
})

test('a restored row has the changes that others made before its deletion', async () => {
  const { applications, id } = await openPlanner()
  const dialog = await openEdit('Supply Planner')
  applications.update(id, { location: 'Kano', version: 1 })
  applications.remove(id)
  await dialog.fill({ Notes: 'Called back' })
  await dialog.save.click()
  await dialog.press('Add it again')
  await dialog.closed()
  expect(applications.all()).toMatchObject([{ id, location: 'Kano', notes: 'Called back' }])
})

test('a save that ends after the person went back closes no other dialog and leaves no page', async () => {
  await openPlanner()
  const saving = server.hold('applications.update')
  const edit = await openEdit('Supply Planner')
  await edit.fill({ Location: 'Kano' })
  await edit.save.click()
  history.back()
  await edit.closed()
  const add = await openAdd()
  saving.goOn()
  await expectToast('Success', 'Application updated successfully')
  await expect.element(add.root).toBeVisible()
  expect(location.search).toBe('?sheet=add')
})

test("a search changes the list's address, not that of the dialog over it", async () => {
  await openPlanner()
  // The dialog opens before the typing has rested.
  const { searchRest } = timing
  Object.assign(timing, { searchRest: 600_000 })
  onTestFinished(() => void Object.assign(timing, { searchRest }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await searchBox.fill('planner')
  const dialog = await openEdit('Supply Planner')
  vi.advanceTimersByTime(600_000)
  expect(location.search).toMatch(/^\?edit=\w+$/)
  Object.assign(timing, { searchRest })
  vi.useRealTimers()
  await dialog.press('Cancel')
  await dialog.closed()
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/applications?q=planner')
  await expect.element(searchBox).toHaveValue('planner')
})

test('pasted rows are there when the import is opened again', async () => {
  await openPlanner()
  const dialog = page.getByRole('dialog', { name: 'Import from CSV' })
  const pasted = dialog.getByLabelText('Or paste the rows here')
  const openImport = async () => {
    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Import from CSV' }).click()
    await expect.element(dialog).toBeVisible()
  }
  const rows = 'Job title\tCompany\nWelder\tGada Cement'
  await openImport()
  await pasted.fill(rows)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await openImport()
  await expect.element(pasted).toHaveValue(rows)
  await dialog.getByRole('button', { name: 'Read pasted text' }).click()
  await expect.poll(() => document.activeElement?.textContent).toContain('1 row: 1 to add.')
})
