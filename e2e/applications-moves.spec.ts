import { expect } from 'playwright/test'
import { lineDown } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { cutLine, loseAnswers } from './lines.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast, toast } from './pages/toast.ts'

test('the status of a row is the way to another one, and the focus stays with it', async ({ page, api }) => {
  await track(api)
  const applications = await ApplicationsPage.open(page)
  const status = applications.statusButton('Supply Planner')
  await expect(status).toHaveAccessibleName('Status of Supply Planner at Tudun Foods: Applied. Change')
  await applications.moveByKey('Supply Planner', 'Interview')
  await expectToast(page, 'Moved to Interview')
  await expect(status).toHaveAccessibleName('Status of Supply Planner at Tudun Foods: Interview. Change')
  await expect(status).toBeFocused()
  await page.reload()
  await expect(status).toHaveText('Interview')
})

test('a thumb hits the status of a row', { tag: '@phone' }, async ({ page, api }) => {
  await track(api)
  const applications = await ApplicationsPage.open(page)
  const status = applications.statusButton('Supply Planner')
  expect(await status.boundingBox()).toMatchObject({ height: 44 })
  await status.tap()
  await page.getByRole('menuitem', { name: 'Offer' }).tap()
  await expectToast(page, 'Moved to Offer')
  await expect(status).toHaveText('Offer')
})

test('a row that a filter takes out of view leaves the focus to the next one', async ({ page, api }) => {
  await track(api, { jobTitle: 'Oldest' }, { jobTitle: 'Middle' }, { jobTitle: 'Newest' })
  const applications = await ApplicationsPage.open(page, '?status=applied')
  await applications.moveByKey('Middle', 'Rejected')
  await applications.expectTitles('Newest', 'Oldest')
  await expect(applications.statusButton('Oldest')).toBeFocused()
  await applications.moveByKey('Oldest', 'Rejected')
  await expect(applications.statusButton('Newest')).toBeFocused()
  await applications.moveByKey('Newest', 'Rejected')
  await expect(page.getByText('Nothing here matches your search and filter.')).toBeVisible()
  await expect(applications.heading).toBeFocused()
})

test('Undo brings back the status and the day, and can itself be undone', async ({ page, api }) => {
  await track(api, { status: 'saved' })
  const stored = async () => (await api.applications.list({})).applications[0]
  const applications = await ApplicationsPage.open(page)
  const status = applications.statusButton('Supply Planner')
  const undo = toast(page).getByRole('button', { name: 'Undo' })

  await applications.moveTo('Supply Planner', 'Applied')
  await expectToast(page, 'Moved to Applied')
  const applied = await stored()
  expect(applied?.appliedDate).not.toBeNull()
  await undo.click()
  await expectToast(page, 'Moved to Saved')
  await expect(status).toHaveText('Saved')
  expect(await stored()).toMatchObject({ status: 'saved', appliedDate: null, version: 3 })
  await undo.click()
  await expectToast(page, 'Moved to Applied')
  await expect(status).toHaveText('Applied')
  expect(await stored()).toMatchObject({ status: 'applied', appliedDate: applied?.appliedDate, version: 4 })
})

test('two quick moves: Undo takes back the last one only', async ({ page, api }) => {
  await track(api, { status: 'saved' })
  const board = await (await ApplicationsPage.open(page)).showBoard()
  await board.moveTo('Supply Planner', 'Applied')
  await board.moveTo('Supply Planner', 'Interview')
  await expectToast(page, 'Moved to Interview')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Moved to Applied')
  await board.expectIn('Supply Planner', 'Applied')
  const [stored] = (await api.applications.list({})).applications
  expect(stored).toMatchObject({ status: 'applied', version: 4 })
  expect(stored?.appliedDate).not.toBeNull()
})

for (const [name, breakLine] of [
  ['on the way there', cutLine],
  ['on the way back', loseAnswers],
] as const)
  test(`a move whose line broke ${name} is told so, and is made when tried again`, async ({
    page,
    api,
    complaints,
  }) => {
    complaints.expect(lineDown)
    await track(api)
    const applications = await ApplicationsPage.open(page)
    const line = await breakLine(page, 'PATCH')
    await applications.moveTo('Supply Planner', 'Offer')
    const words = 'The move to Offer may not be saved. Nothing else has changed.'
    await expectToast(page, 'Connection lost', words)
    await line.mend()
    await toast(page).getByRole('button', { name: 'Try again' }).click()
    await expectToast(page, 'Moved to Offer')
    await expect(applications.statusButton('Supply Planner')).toHaveText('Offer')
    expect((await api.applications.list({})).applications).toMatchObject([{ status: 'offer' }])
  })
