import { expect } from 'playwright/test'
import { status as answered, lineDown } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track, trackMany } from './jobs.ts'
import { cutLine, holdServer, loseAnswers } from './lines.ts'
import { hearsLive } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast, toastButton } from './pages/toast.ts'

const job = 'Supply Planner at Tudun Foods'

test('the status of a row is the way to another one, and the focus stays with it', async ({ page, api }) => {
  await track(api)
  const applications = await ApplicationsPage.open(page)
  const status = applications.statusButton('Supply Planner')
  await expect(status).toHaveAccessibleName('Status of Supply Planner at Tudun Foods: Applied. Change')
  await applications.moveByKey('Supply Planner', 'Interview')
  await expectToast(page, 'Moved to Interview', job)
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
  await expectToast(page, 'Moved to Offer', job)
  await expect(status).toHaveText('Offer')
})

test('nothing lies over the menu of a status: every choice can be hit', { tag: '@phone' }, async ({
  page,
  api,
}) => {
  await trackMany(api, 12)
  const applications = await ApplicationsPage.open(page, '?status=applied')
  const status = applications.rows.first().getByRole('button', { name: /^Status of / })
  await status.evaluate(button => scrollTo(0, scrollY + button.getBoundingClientRect().bottom - 440))
  await status.tap()
  const last = page.getByRole('menuitem', { name: 'Withdrawn' })
  const isHit = () =>
    last.evaluate(item => {
      const { x, y, width, height } = item.getBoundingClientRect()
      return item.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isHit).toBe(true)
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

test('Undo brings back the status, the day and what was reached, and can itself be undone', async ({
  page,
  api,
}) => {
  await track(api, { status: 'saved' })
  const stored = async () => (await api.applications.list({})).applications[0]
  const applications = await ApplicationsPage.open(page)
  const status = applications.statusButton('Supply Planner')
  const undo = toastButton(page, 'Undo')

  await applications.moveTo('Supply Planner', 'Applied')
  await expectToast(page, 'Moved to Applied', job)
  const applied = await stored()
  expect(applied).toMatchObject({ appliedDate: expect.any(String), stage: 2 })
  await undo.click()
  await expectToast(page, 'Moved to Saved', job)
  await expect(status).toHaveText('Saved')
  expect(await stored()).toMatchObject({ status: 'saved', appliedDate: null, stage: 1, version: 3 })
  await undo.click()
  await expectToast(page, 'Moved to Applied', job)
  await expect(status).toHaveText('Applied')
  const { appliedDate, stage } = applied ?? {}
  expect(await stored()).toMatchObject({ status: 'applied', appliedDate, stage, version: 4 })
})

test('two quick moves: Undo takes back the last one only', async ({ page, api }) => {
  await track(api, { status: 'saved' })
  const board = await (await ApplicationsPage.open(page)).showBoard()
  await board.moveTo('Supply Planner', 'Applied')
  await board.moveTo('Supply Planner', 'Interview')
  await expectToast(page, 'Moved to Interview', job)
  await toastButton(page, 'Undo').click()
  await expectToast(page, 'Moved to Applied', job)
  await board.expectIn('Supply Planner', 'Applied')
  const [stored] = (await api.applications.list({})).applications
  expect(stored).toMatchObject({ status: 'applied', stage: 2, version: 4 })
  expect(stored?.appliedDate).not.toBeNull()
})

test('two quick moves: an Undo of the first, pressed meanwhile, takes both back', async ({ page, api }) => {
  await track(api, { status: 'saved' })
  const board = await (await ApplicationsPage.open(page)).showBoard()
  await board.moveTo('Supply Planner', 'Applied')
  await expectToast(page, 'Moved to Applied', job)
  const server = await holdServer(page, 'PATCH')
  await board.moveTo('Supply Planner', 'Offer')
  await board.expectIn('Supply Planner', 'Offer')
  await toastButton(page, 'Undo').click()
  await board.expectIn('Supply Planner', 'Saved')
  server.goOn()
  await expectToast(page, 'Moved to Saved', job)
  await board.expectIn('Supply Planner', 'Saved')
  const [stored] = (await api.applications.list({})).applications
  expect(stored).toMatchObject({ status: 'saved', appliedDate: null, stage: 1, version: 4 })
})

test('Undo does not take back what was written on another screen since', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(answered(409))
  const [id = ''] = await track(api)
  const ready = hearsLive(page)
  const applications = await ApplicationsPage.open(page)
  await ready
  await applications.moveTo('Supply Planner', 'Interview')
  await expectToast(page, 'Moved to Interview', job)
  await api.applications.update({ params: { id }, body: { status: 'rejected', version: 2 } })
  await expect(applications.statusButton('Supply Planner')).toHaveText('Rejected')
  await toastButton(page, 'Undo').click()
  const words = `${job} was changed on another screen. You see it as it is now.`
  await expectToast(page, 'Changed somewhere else', words)
  await expect(applications.statusButton('Supply Planner')).toHaveText('Rejected')
  const [stored] = (await api.applications.list({})).applications
  expect(stored).toMatchObject({ status: 'rejected', stage: 3, version: 3 })
})

for (const [name, breakLine] of [
  ['on the way there', cutLine],
  ['on the way back', loseAnswers],
] as const)
  test(`a move whose line broke ${name} is told so, is made when tried again, and can be undone`, async ({
    page,
    api,
    complaints,
  }) => {
    complaints.expect(lineDown)
    const appliedDate = '2026-10-01'
    await track(api, { status: 'saved', appliedDate })
    const applications = await ApplicationsPage.open(page)
    const line = await breakLine(page, 'PATCH')
    await applications.moveTo('Supply Planner', 'Offer')
    const words = `The move of ${job} to Offer may not be saved. Nothing else has changed.`
    await expectToast(page, 'Connection lost', words)
    await line.mend()
    await toastButton(page, 'Try again').click()
    await expectToast(page, 'Moved to Offer', job)
    await expect(applications.statusButton('Supply Planner')).toHaveText('Offer')
    const stored = async () => (await api.applications.list({})).applications
    expect(await stored()).toMatchObject([{ status: 'offer', appliedDate, stage: 4, version: 2 }])
    await toastButton(page, 'Undo').click()
    await expectToast(page, 'Moved to Saved', job)
    expect(await stored()).toMatchObject([{ status: 'saved', appliedDate, stage: 1, version: 3 }])
  })
