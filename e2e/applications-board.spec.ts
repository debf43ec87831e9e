import { expect } from 'playwright/test'
import { status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { breakServer } from './lines.ts'
import { deafen } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast, toastButton } from './pages/toast.ts'

const twoJobs = [{ jobTitle: 'Welder' }, { jobTitle: 'Planner', status: 'interview' }] as const

test('a card is dragged to another column and stays there', async ({ page, api }) => {
  await track(api, ...twoJobs)
  const board = await (await ApplicationsPage.open(page)).showBoard()
  await board.expectIn('Welder', 'Applied')
  await board.card('Welder').dragTo(board.column('Interview'), { steps: 5 })
  await board.expectIn('Welder', 'Interview')
  await expectToast(page, 'Moved to Interview', 'Welder at Tudun Foods')
  await page.reload()
  await board.expectIn('Welder', 'Interview')
  await board.expectIn('Planner', 'Interview')
})

test('a card is moved by keyboard, and the focus goes with it', async ({ page, api }) => {
  await track(api, ...twoJobs)
  const board = await (await ApplicationsPage.open(page)).showBoard()
  await board.moveButton('Welder').press('Enter')
  await expect(page.getByRole('menu', { name: 'Move Welder at Tudun Foods to' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Saved' })).toHaveAttribute('data-highlighted')
  for (const status of ['Viewed', 'Interview']) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: status })).toHaveAttribute('data-highlighted')
  }
  await page.keyboard.press('Enter')
  await board.expectIn('Welder', 'Interview')
  await expect(board.moveButton('Welder')).toBeFocused()
  await expect.poll(async () => (await api.applications.list({})).applications[1]?.status).toBe('interview')
})

test('Undo brings the card, the view and the focus back', async ({ page, api }) => {
  await track(api, ...twoJobs)
  const board = await (await ApplicationsPage.open(page)).showBoard()
  await board.moveTo('Welder', 'Withdrawn')
  await board.expectIn('Welder', 'Withdrawn')
  await toastButton(page, 'Undo').click()
  await board.expectIn('Welder', 'Applied')
  await expect(board.moveButton('Welder')).toBeFocused()
  await expect(board.moveButton('Welder')).toBeInViewport()
})

test('a card is moved by touch', { tag: '@phone' }, async ({ page, api }) => {
  await track(api, ...twoJobs)
  const board = await (await ApplicationsPage.open(page)).showBoard()
  await board.moveButton('Welder').tap()
  await page.getByRole('menuitem', { name: 'Rejected' }).tap()
  await board.expectIn('Welder', 'Rejected')
  await page.reload()
  await board.expectIn('Welder', 'Rejected')
})

test('a card that was changed elsewhere is not moved over: it is told, and shown as it is', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(409))
  const [id = ''] = await track(api, ...twoJobs)
  await deafen(page)
  const board = await (await ApplicationsPage.open(page)).showBoard()
  await api.applications.update({ params: { id }, body: { status: 'offer', version: 1 } })
  await board.moveTo('Welder', 'Withdrawn')
  const words = 'Welder at Tudun Foods was changed on another screen. You see it as it is now.'
  await expectToast(page, 'Changed somewhere else', words)
  await board.expectIn('Welder', 'Offer')
  await board.moveTo('Welder', 'Withdrawn')
  await board.expectIn('Welder', 'Withdrawn')
})

test('a move that the server could not make is taken back', async ({ page, api, complaints }) => {
  complaints.expect(status(503))
  await track(api, ...twoJobs)
  await breakServer(page, 'PATCH', '/api/applications', 503)
  const board = await (await ApplicationsPage.open(page)).showBoard()
  await board.moveTo('Welder', 'Offer')
  await expectToast(page, 'Error', 'Failed to update application')
  await board.expectIn('Welder', 'Applied')
})

test('several moves of one card in a row all arrive', async ({ page, api }) => {
  const [id] = await track(api, { jobTitle: 'Welder' })
  const board = await (await ApplicationsPage.open(page)).showBoard()
  for (const column of ['Interview', 'Offer', 'Rejected', 'Withdrawn']) await board.moveTo('Welder', column)
  await board.expectIn('Welder', 'Withdrawn')
  await expect
    .poll(async () => (await api.applications.list({})).applications)
    .toMatchObject([{ id, status: 'withdrawn', version: 5, stage: 4 }])
})

test('a filter leaves one column, and a card opens its application', async ({ page, api }) => {
  await track(api, ...twoJobs)
  const applications = await ApplicationsPage.open(page, '?view=board')
  const board = await applications.showBoard()
  await applications.showStatus('Interview')
  await expect(board.column('Applied')).toBeHidden()
  const dialog = await board.edit('Planner')
  await dialog.fill({ Location: 'Kano' })
  await dialog.saveAndClose()
  await expect(board.card('Planner')).toContainText('Tudun Foods · Kano')
})

test('columns out of view are shown to be there, and a mouse gets to them', async ({ page, api }) => {
  await track(api, { jobTitle: 'Welder', status: 'withdrawn' })
  const board = await (await ApplicationsPage.open(page)).showBoard()
  const [before, after] = [board.scrollButton('before'), board.scrollButton('after')]
  await expect(before).toBeHidden()
  await expect(board.card('Welder')).not.toBeInViewport({ ratio: 1 })
  await board.moveButton('Welder').evaluate(button => button.focus({ preventScroll: true }))
  // How many presses it takes is the width's to say.
  await expect(async () => {
    if (await after.isVisible()) await after.click({ timeout: 1_000 })
    await expect(after).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(board.moveButton('Welder')).toBeFocused()
  await expect(board.card('Welder')).toBeInViewport({ ratio: 1 })
  await expect(before).toBeVisible()
})
