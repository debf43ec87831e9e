import { expect } from 'playwright/test'
import { lineDown } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { loseAnswers } from './lines.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast } from './pages/toast.ts'

test('what is typed without a network is kept, and stored once when the line is back', {
  tag: '@phone',
}, async ({ page, context, api, complaints }) => {
  complaints.expect(lineDown)
  // The dialog comes with the first touch, in a file of its own.
  const dialogIsHere = page.waitForResponse(/\/application-dialog-/)
  const applications = await ApplicationsPage.open(page)
  await applications.heading.tap()
  await dialogIsHere
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  // The words are read out beside the line: see Announcement in web/ui/message.tsx.
  const offline = page.locator('p', { hasText: 'You are offline. What you type is kept.' })
  await expect(offline).toBeVisible()
  const dialog = await applications.add()
  await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement', Notes: 'Gate 3, ask for Mr Bello' })
  await dialog.save.click()
  await expectToast(page, 'Error', 'Failed to add application')

  await context.setOffline(false)
  await expect(offline).toBeHidden()
  const line = await loseAnswers(page, 'POST')
  await dialog.save.click()
  await expect(dialog.trouble).toContainText('Trying again does not add it twice.')
  await line.mend()
  await dialog.saveAndClose()
  await applications.expectTitles('Welder')
  expect((await api.applications.list({})).applications).toMatchObject([
    { jobTitle: 'Welder', notes: 'Gate 3, ask for Mr Bello' },
  ])
})
