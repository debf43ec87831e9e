import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { liveConnected } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast, toastButton } from './pages/toast.ts'
import { track } from './tracked-jobs.ts'

test('a card stays where it was put after a drag, an undo and a move by keyboard', async ({ page, api }) => {
  await track(api, { jobTitle: 'Welder', status: 'saved' }, { jobTitle: 'Planner', status: 'interview' })
  const board = await (await ApplicationsPage.open(page)).showBoard()
  await board.card('Welder').dragTo(board.column('Applied'), { steps: 5 })
  await expectToast(page, 'Moved to Applied', 'Welder at Tudun Foods')
  await toastButton(page, 'Undo').click()
  await expectToast(page, 'Moved to Saved', 'Welder at Tudun Foods')
  await board.expectIn('Welder', 'Saved')
  const stored = async () => (await api.applications.list({})).applications[1]
  expect(await stored()).toMatchObject({ status: 'saved', appliedDate: null, stage: 1, version: 3 })

  await board.moveByKey('Welder', 'Interview')
  await expectToast(page, 'Moved to Interview', 'Welder at Tudun Foods')
  expect(await stored()).toMatchObject({ status: 'interview', stage: 3, version: 4 })
  await page.reload()
  await board.expectIn('Welder', 'Interview')
  await board.expectIn('Planner', 'Interview')
})

test('a thumb moves a card of the board and a row of the list', { tag: '@phone' }, async ({ page, api }) => {
  await track(api, { jobTitle: 'Welder' })
  const applications = await ApplicationsPage.open(page)
  await applications.statusButton('Welder').tap()
  await page.getByRole('menuitem', { name: 'Offer' }).tap()
  await expectToast(page, 'Moved to Offer', 'Welder at Tudun Foods')
  await expect(applications.statusButton('Welder')).toHaveText('Offer')

  const board = await applications.showBoard()
  await board.moveButton('Welder').tap()
  await page.getByRole('menuitem', { name: 'Rejected' }).tap()
  await expectToast(page, 'Moved to Rejected', 'Welder at Tudun Foods')
  await page.reload()
  await board.expectIn('Welder', 'Rejected')
})

test('two tabs add and delete applications of their own, and each shows the changes of the other', async ({
  page,
  context,
}) => {
  const ready = liveConnected(page)
  const one = await ApplicationsPage.open(page)
  await ready
  const first = await one.add()
  await first.fill({ 'Job title': 'Welder', Company: 'Gada Cement' })
  const two = await ApplicationsPage.open(await context.newPage())
  const second = await two.add()
  // The draft of the other tab, as after a reload. Each tab makes an application of its own from it.
  await expect(second.field('Job title')).toHaveValue('Welder')
  await second.fill({ 'Job title': 'Driver' })
  await second.saveAndClose()
  await first.saveAndClose()
  await one.expectTitles('Driver', 'Welder')
  await (await two.delete('Driver')).confirm()
  await one.expectTitles('Welder')
})
