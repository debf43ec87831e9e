import { expect } from 'playwright/test'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { cutLine, holdServer, loseAnswers } from './lines.ts'
import { deafen } from './live.ts'
import { ApplicationDialog } from './pages/application-dialog.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast, toast } from './pages/toast.ts'

const welder = { 'Job title': 'Welder', Company: 'Gada Cement', Notes: 'Gate 3, ask for Mr Bello' }

test('a line that breaks while saving keeps the words, and trying again saves them', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown)
  const applications = await ApplicationsPage.open(page)
  const line = await cutLine(page, 'POST')
  const dialog = await applications.add()
  await dialog.fill(welder)
  await dialog.save.click()
  await expectToast(page, 'Error', 'Failed to add application')
  await expect(dialog.trouble).toContainText('What you typed is kept on this device.')
  await expect(dialog.trouble).toBeInViewport()
  await expect(dialog.save).toHaveText('Try again')
  await expect(dialog.field('Notes')).toHaveValue(welder.Notes)
  expect((await api.applications.list({})).applications).toEqual([])

  await line.mend()
  await dialog.saveAndClose()
  await applications.expectTitles('Welder')
})

test('an answer that was lost on the way makes no second row, even with other words since', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown)
  const applications = await ApplicationsPage.open(page)
  const line = await loseAnswers(page, 'POST')
  const dialog = await applications.add()
  await dialog.fill(welder)
  await dialog.save.click()
  await expect(dialog.trouble).toContainText('Trying again does not add it twice.')
  await dialog.fill({ Notes: 'Gate 4' }, 'Saved')
  await line.mend()
  await dialog.saveAndClose()
  await applications.expectTitles('Welder')
  expect((await api.applications.list({})).applications).toMatchObject([
    { jobTitle: 'Welder', notes: 'Gate 4', status: 'saved' },
  ])
})

test('a delete whose answer was lost is done when tried again', async ({ page, api, complaints }) => {
  complaints.expect(lineDown, status(404))
  await track(api)
  // Who hears that it is gone has nothing to try again.
  await deafen(page)
  const applications = await ApplicationsPage.open(page)
  const line = await loseAnswers(page, 'DELETE')
  await (await applications.delete('Supply Planner')).confirm()
  await expectToast(page, 'Error', 'Failed to delete application. The connection was lost.')
  await line.mend()
  await (await applications.delete('Supply Planner')).confirm()
  await expectToast(page, 'Success', 'Application deleted successfully')
  await applications.empty.waitFor()
})

test('a reload in the middle keeps what was typed, until it is thrown away', async ({ page }) => {
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.add()
  await dialog.fill(welder, 'Saved')
  await page.reload()
  await dialog.shown()
  await expect(dialog.root.getByText('What you typed before is still here.')).toBeVisible()
  await expect(dialog.field('Job title')).toHaveValue('Welder')
  await expect(dialog.root.getByLabel('Status')).toHaveValue('saved')
  await dialog.press('Start afresh')
  await expect(dialog.field('Job title')).toHaveValue('')
  await dialog.press('Cancel')
  await dialog.closed()
  await expect((await applications.add()).field('Notes')).toHaveValue('')
})

for (const { press, notes } of [
  { press: 'Keep mine', notes: 'What I typed' },
  { press: 'Keep what is there', notes: 'What came meanwhile' },
])
  test(`an edit made elsewhere meanwhile is shown beside one's own: ${press}`, async ({
    page,
    api,
    complaints,
  }) => {
    complaints.expect(status(409))
    const [id = ''] = await track(api, { notes: 'At first' })
    await deafen(page)
    const applications = await ApplicationsPage.open(page)
    const dialog = await applications.edit('Supply Planner')
    await api.applications.update({
      params: { id },
      body: { notes: 'What came meanwhile', location: 'Kano', version: 1 },
    })
    await dialog.fill({ Notes: 'What I typed' })
    await dialog.save.click()
    await expect(dialog.root).toContainText('Nothing of yours was lost.')
    await expect(dialog.root.getByText('There now')).toBeVisible()
    await expect(dialog.root).toContainText('What came meanwhile')
    await expect(dialog.root).toContainText('What I typed')
    await dialog.press(press)
    await dialog.closed()
    await expect(applications.row('Supply Planner')).toContainText(notes)
    expect((await api.applications.list({})).applications).toMatchObject([{ notes, location: 'Kano' }])
  })

test('a row that was deleted elsewhere while it was edited can be added again', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(404))
  const [id = ''] = await track(api)
  await deafen(page)
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.edit('Supply Planner')
  await api.applications.remove({ params: { id } })
  await dialog.fill({ Notes: 'Called back' })
  await dialog.save.click()
  await expect(dialog.trouble).toContainText('What you typed is still here.')
  await dialog.press('Add it again')
  await dialog.closed()
  await expect(applications.row('Called back')).toBeVisible()
})

test('no network is one line that moves nothing, gone when it is back', { tag: '@phone' }, async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(lineDown)
  // The dialog comes with the first touch, in a file of its own.
  const dialogIsHere = page.waitForResponse(/\/application-sheet-/)
  const applications = await ApplicationsPage.open(page)
  await applications.heading.tap()
  await dialogIsHere
  await page.waitForLoadState('networkidle')
  const places = async () => {
    const seen = [applications.heading, page.getByRole('navigation', { name: 'Quick' })]
    return Promise.all(seen.map(each => each.boundingBox()))
  }
  const before = await places()
  await context.setOffline(true)
  // The words are read out beside the line: see web/ui/announcement.tsx.
  const line = page.locator('p', { hasText: 'You are offline. What you type is kept.' })
  await expect(line).toBeVisible()
  expect(await places()).toEqual(before)
  expect((await line.boundingBox())?.height).toBeLessThan(40)
  const dialog = await applications.add()
  await dialog.fill(welder)
  await dialog.save.click()
  await expectToast(page, 'Error', 'Failed to add application')
  const [said, button] = await Promise.all([toast(page).boundingBox(), dialog.save.boundingBox()])
  expect((said?.y ?? 0) + (said?.height ?? 0), 'the toast and the button').toBeLessThan(button?.y ?? 0)
  await context.setOffline(false)
  await expect(line).toBeHidden()
  await dialog.saveAndClose()
  await applications.expectTitles('Welder')
})

test('a slow server is waited for in view: the list, then the save', async ({ page, api }) => {
  await track(api)
  const list = await holdServer(page, 'GET')
  await page.goto('/dashboard/applications')
  await expect(page.getByText('Loading your applications')).toBeAttached()
  list.goOn()
  const applications = await new ApplicationsPage(page).shown()

  const create = await holdServer(page, 'POST')
  const dialog = await applications.add()
  await dialog.fill(welder)
  await dialog.save.click()
  await expect(dialog.save).toBeDisabled()
  await expect(dialog.save).toHaveText('Adding')
  await page.keyboard.press('Escape')
  await dialog.shown()
  create.goOn()
  await dialog.closed()
  await applications.expectTitles('Welder', 'Supply Planner')
})

test('the way back of the phone closes the dialog, and its words stay', { tag: '@phone' }, async ({
  page,
}) => {
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.add()
  await dialog.fill(welder)
  await page.goBack()
  await dialog.closed()
  await expect(page).toHaveURL('/dashboard/applications')
  await applications.add()
  await expect(new ApplicationDialog(page, 'Add application').field('Notes')).toHaveValue(welder.Notes)
})
