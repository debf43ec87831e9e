import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApplications } from '../../testing/applications.ts'
import { openAdd, openApplications, openEdit } from './applications.testing.ts'

// Half past midnight in Lagos.
const today = '2026-11-21'
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:30:00Z') })
})

test('the day follows the status until the person enters a day', async () => {
  const applications = fakeApplications()
  await openApplications(applications)
  const dialog = await openAdd()
  const day = dialog.field('Date applied')
  await expect.element(day).toHaveValue(today)
  await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement' }, 'Saved')
  await expect.element(day).toHaveValue('')
  await dialog.fill({}, 'Interview')
  await expect.element(day).toHaveValue(today)
  await dialog.fill({}, 'Viewed')
  await dialog.saveAndClose()
  expect(applications.all()).toMatchObject([{ jobTitle: 'Welder', status: 'viewed', appliedDate: null }])
})

test('a day that the person entered or cleared stays with any status', async () => {
  const applications = fakeApplications()
  await openApplications(applications)
  const dialog = await openAdd()
  const day = dialog.field('Date applied')
  const values = { 'Job title': 'Driver', Company: 'Gada Cement', 'Date applied': '2026-02-28' }
  await dialog.fill(values, 'Saved')
  await expect.element(day).toHaveValue('2026-02-28')
  await dialog.fill({ 'Date applied': '' }, 'Applied')
  await expect.element(day).toHaveValue('')
  await dialog.saveAndClose()
  expect(applications.all()).toMatchObject([{ jobTitle: 'Driver', status: 'applied', appliedDate: null }])
})

test('a saved job that moves to Applied is dated today, unless the person clears the day', async () => {
  const applications = fakeApplications(
    { jobTitle: 'Welder', status: 'saved' },
    { jobTitle: 'Driver', status: 'saved' },
  )
  await openApplications(applications)
  const welder = await openEdit('Welder')
  await welder.fill({}, 'Offer')
  await expect.element(welder.field('Date applied')).toHaveValue('')
  await welder.fill({}, 'Applied')
  await expect.element(welder.field('Date applied')).toHaveValue(today)
  await welder.saveAndClose()
  const driver = await openEdit('Driver')
  await driver.fill({}, 'Applied')
  await driver.fill({ 'Date applied': '' })
  await driver.saveAndClose()
  expect(applications.all()).toMatchObject([
    { jobTitle: 'Driver', status: 'applied', appliedDate: null },
    { jobTitle: 'Welder', status: 'applied', appliedDate: today },
  ])
})
