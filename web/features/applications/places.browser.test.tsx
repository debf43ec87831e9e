import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { expectToast } from '../../testing/toast.ts'
import {
  chips,
  empty,
  openApplications,
  openDelete,
  openEdit,
  pressEnterOn,
  rows,
  statusButton,
} from './applications.testing.ts'
import { column, expectIn } from './board.testing.ts'

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
const statuses = ['saved', 'viewed', 'applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const

const openMany = async (search = '') => {
  const jobs = statuses.map(status => ({
    jobTitle: `Job ${status}`,
    status,
    jobUrl: 'https://jobs.example/1',
    aiApplied: status === 'viewed',
  }))
  const long = { jobTitle: longWord, companyName: longWord, notes: longWord, location: longWord }
  await openApplications(fakeApplications(long, ...jobs), search)
}

test('the empty list', async () => {
  await openApplications(fakeApplications())
  await expect.element(empty).toBeVisible()
  await expectForEverybody()
})

test('the list', async () => {
  await openMany()
  await expect.poll(() => rows.elements()).toHaveLength(8)
  await expectForEverybody()
})

test('the board', async () => {
  await openMany('?view=board')
  await expectIn('Job withdrawn', 'Withdrawn')
  await expectForEverybody()
})

test('the board of one status', async () => {
  await openMany('?view=board')
  await chips.getByRole('button', { name: 'Offer 1' }).click()
  await expect.element(column('Applied')).not.toBeInTheDocument()
  await expectIn('Job offer', 'Offer')
  await expectForEverybody()
})

test('the menu of a status', async () => {
  await openMany()
  await pressEnterOn(statusButton('Job offer'))
  await expect.element(page.getByRole('menu')).toHaveFocus()
  await expectForEverybody()
})

test('the edit dialog, with faults', async () => {
  await openMany()
  const dialog = await openEdit('Job offer')
  await expect.element(dialog.field('Job URL')).toHaveValue('https://jobs.example/1')
  await dialog.field('Company').fill('')
  await dialog.save.click()
  await expect.element(dialog.field('Company')).toHaveAccessibleErrorMessage('Company is required.')
  await expectForEverybody()
})

test('the question before a delete', async () => {
  await openMany()
  await openDelete('Job offer')
  await expectForEverybody()
})

test('the toast after a delete', async () => {
  await openMany()
  const { root } = await openDelete('Job offer')
  await root.getByRole('button', { name: 'Delete application' }).click()
  await expectToast('Success', 'Application deleted successfully')
  await expectForEverybody()
})
