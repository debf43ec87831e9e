import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { liveConnected } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast } from './pages/toast.ts'
import { track } from './tracked-jobs.ts'

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
