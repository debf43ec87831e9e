import { expect, test } from 'vitest'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import {
  dialogOf,
  expectTitles,
  openAdd,
  openApplications,
  openDelete,
  openEdit,
} from './applications.testing.ts'

const welder = { 'Job title': 'Welder', Company: 'Gada Cement' }

test('text that is typed during the save of an edit stays in its dialog, and is saved next', async () => {
  const applications = fakeApplications({})
  await openApplications(applications)
  const saving = server.hold('applications.update')
  const dialog = await openEdit('Supply Planner')
  await dialog.fill({ Location: 'Kano' })
  await dialog.save.click()
  await expect.element(dialog.save).toBeDisabled()
  await dialog.fill({ Notes: 'Called back' })
  saving.goOn()
  await expectToast('Success', 'Application updated successfully')
  expect(applications.all()).toMatchObject([{ location: 'Kano', notes: '' }])
  await expect.element(dialog.field('Notes')).toHaveValue('Called back')
  await dialog.saveAndClose()
  expect(applications.all()).toMatchObject([{ location: 'Kano', notes: 'Called back' }])
})

test('text that is typed while an application is added stays, and its dialog becomes that of an edit', async () => {
  const applications = fakeApplications()
  await openApplications(applications)
  const saving = server.hold('applications.create')
  const adding = await openAdd()
  await adding.fill(welder)
  await adding.save.click()
  await expect.element(adding.save).toBeDisabled()
  await adding.fill({ Notes: 'Gate 3' })
  saving.goOn()
  await expectToast('Success', 'Application added successfully')
  const dialog = dialogOf('Edit application')
  await expect.element(dialog.field('Notes')).toHaveValue('Gate 3')
  expect(applications.all()).toMatchObject([{ jobTitle: 'Welder', notes: '' }])
  await dialog.saveAndClose()
  expect(applications.all()).toMatchObject([{ jobTitle: 'Welder', notes: 'Gate 3' }])
})

test('an edit that ends late keeps the text of the reopened dialog, also after a reload', async () => {
  const applications = fakeApplications({})
  await openApplications(applications)
  const saving = server.hold('applications.update')
  const dialog = await openEdit('Supply Planner')
  await dialog.fill({ Location: 'Kano' })
  await dialog.save.click()
  history.back()
  await dialog.closed()
  await openEdit('Supply Planner')
  await dialog.fill({ Notes: 'Called back' })
  saving.goOn()
  await expectToast('Success', 'Application updated successfully')
  await expect.element(dialog.root).toBeVisible()
  await reload()
  await expect.element(dialog.field('Notes')).toHaveValue('Called back')
})

test('an add that ends late keeps the text of the reopened dialog, and makes no second row', async () => {
  const applications = fakeApplications()
  await openApplications(applications)
  const saving = server.hold('applications.create')
  const dialog = await openAdd()
  await dialog.fill(welder)
  await dialog.save.click()
  history.back()
  await dialog.closed()
  await openAdd()
  await dialog.fill({ Notes: 'Gate 3' })
  saving.goOn()
  await expectToast('Success', 'Application added successfully')
  await expect.element(dialog.root).toBeVisible()
  await reload()
  await expect.element(dialog.field('Notes')).toHaveValue('Gate 3')
  await dialog.saveAndClose()
  expect(applications.all()).toMatchObject([{ jobTitle: 'Welder', notes: 'Gate 3' }])
})

test('the dialog of an add keeps its text while it closes', async () => {
  await openApplications(fakeApplications())
  const dialog = await openAdd()
  await dialog.fill(welder)
  const root = dialog.root.element()
  const titles = new Set<string | null | undefined>()
  const note = () => titles.add(root.querySelector('h2')?.textContent)
  note()
  new MutationObserver(note).observe(root, { subtree: true, childList: true, characterData: true })
  await dialog.saveAndClose()
  expect([...titles]).toEqual(['Add application'])
})

test('a delete that ends late leaves another question open', async () => {
  await openApplications(fakeApplications({ jobTitle: 'Welder' }, { jobTitle: 'Driver' }))
  const deleting = server.hold('applications.remove')
  const ask = async (name: string) => {
    const { root } = await openDelete(name)
    return { root, confirm: root.getByRole('button', { name: 'Delete application' }) }
  }
  const first = await ask('Welder')
  await first.confirm.click()
  await expectTitles('Driver')
  await expect.element(first.root).not.toBeInTheDocument()
  const second = await ask('Driver')
  await expect.element(second.confirm).toBeEnabled()
  deleting.goOn()
  await expectToast('Success', 'Application deleted successfully')
  await expect.element(second.root).toBeVisible()
  await second.confirm.click()
  await expectTitles()
})
