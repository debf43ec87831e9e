import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/errors.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import {
  expectTitles,
  openAdd,
  openApplications,
  openDelete,
  openEdit,
  row,
  rows,
} from './applications.testing.ts'

test('an application needs a title, a company and a valid address', async () => {
  await openApplications(fakeApplications())
  const dialog = await openAdd()
  await expect.element(dialog.field('Job title')).toHaveFocus()
  await dialog.fill({ 'Job URL': 'ask Mrs Sani' })
  await dialog.save.click()
  await expect.element(dialog.field('Job title')).toHaveAccessibleErrorMessage('Job title is required.')
  await expect.element(dialog.field('Company')).toHaveAccessibleErrorMessage('Company is required.')
  await expect
    .element(dialog.field('Job URL'))
    .toHaveAccessibleErrorMessage('Write a web address, such as https://jobs.example/7')
})

test('a new application is at the top, with all of its values', async () => {
  const applications = fakeApplications({ jobTitle: 'Welder' })
  await openApplications(applications)
  const dialog = await openAdd()
  await dialog.fill({
    'Job title': 'Supply Planner',
    Company: 'Tudun Foods',
    Location: 'Kano',
    'Job URL': 'https://tudun.example/jobs/7',
    Notes: 'Ask for Mrs Sani',
  })
  await dialog.saveAndClose()
  await expectToast('Success', 'Application added successfully')
  await expectTitles('Supply Planner', 'Welder')
  await expect.element(row('Tudun Foods · Kano')).toMatchTextContent('Applied')
  await expect.element(row('Ask for Mrs Sani')).toBeVisible()
  expect(applications.all()[0]).toMatchObject({ status: 'applied', jobUrl: 'https://tudun.example/jobs/7' })
})

test('an edit changes the row, and clears the cleared fields', async () => {
  const applications = fakeApplications({ notes: 'Ask for Mrs Sani' })
  await openApplications(applications)
  const dialog = await openEdit('Supply Planner')
  await dialog.fill({ Notes: '' }, 'Interview')
  await dialog.saveAndClose()
  await expectToast('Success', 'Application updated successfully')
  await expect.element(row('Supply Planner')).toMatchTextContent('Interview')
  await expect.element(row('Ask for Mrs Sani')).not.toBeInTheDocument()
  expect(applications.all()).toMatchObject([{ status: 'interview', notes: '', version: 2 }])
})

test('an edit that changes nothing just closes', async () => {
  await openApplications(fakeApplications({}))
  await (await openEdit('Supply Planner')).saveAndClose()
  await expectToast()
  expect(server.asked('applications.update')).toEqual([])
})

test('deleting asks first, and Undo brings the row back where it was', async () => {
  await openApplications(
    fakeApplications({ jobTitle: 'Oldest' }, { jobTitle: 'Middle', notes: 'Kept' }, { jobTitle: 'Newest' }),
  )
  const kept = await openDelete('Middle')
  await kept.root.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(kept.root).not.toBeInTheDocument()
  await expectTitles('Newest', 'Middle', 'Oldest')

  await (await openDelete('Middle')).root.getByRole('button', { name: 'Delete application' }).click()
  await expectToast('Success', 'Application deleted successfully')
  await expectTitles('Newest', 'Oldest')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expectTitles('Newest', 'Middle', 'Oldest')
  await reload()
  await expectTitles('Newest', 'Middle', 'Oldest')
  await expect.element(row('Kept')).toBeVisible()
})

test('a job that is tracked already is refused, in any spelling', async () => {
  await openApplications(fakeApplications({}))
  const dialog = await openAdd()
  await dialog.fill({ 'Job title': ' supply  PLANNER ', Company: 'tudun foods' })
  await dialog.save.click()
  await expectToast('Already Tracked', 'This job is already in your applications.')
  await expect
    .element(dialog.trouble)
    .toMatchTextContent('Change the title or the company, or use the one that is already there.')
  await dialog.fill({ Company: 'Palmline Freight' })
  await dialog.saveAndClose()
  await expect.poll(() => rows.elements()).toHaveLength(2)
})

test('an error that only the server finds is shown at the field', async () => {
  await openApplications(fakeApplications(), '', {
    'applications.create': () => {
      throw new ApiError('invalid_input', { fields: { companyName: 'This company is not known.' } })
    },
  })
  const dialog = await openAdd()
  await dialog.fill({ 'Job title': 'Planner', Company: 'Nowhere' })
  await dialog.save.click()
  await expect.element(dialog.field('Company')).toHaveAccessibleErrorMessage('This company is not known.')
  await expect.element(dialog.field('Company')).toHaveFocus()
})
