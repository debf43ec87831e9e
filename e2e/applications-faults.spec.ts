import { expect } from 'playwright/test'
import { networkDown } from './browser-errors.ts'
import { testSignedIn as test } from './fixtures.ts'
import { loseResponses } from './network-faults.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast } from './pages/toast.ts'

test('text that is typed without a network is kept, and saved once when the connection is back', {
  tag: '@phone',
}, async ({ page, context, api, browserErrors }) => {
  browserErrors.expect(networkDown)
  // The dialog's code is a file of its own, which loads at the first touch.
  const dialogIsHere = page.waitForResponse(/\/application-dialog-/)
  const applications = await ApplicationsPage.open(page)
  await applications.heading.tap()
  await dialogIsHere
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  // A screen reader gets the same words from a second element: see Announcement in web/ui/message.tsx.
  const offline = page.locator('p', { hasText: 'You are offline. What you type is kept.' })
  await expect(offline).toBeVisible()
  const dialog = await applications.add()
  await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement', Notes: 'Gate 3, ask for Mr Bello' })
  await dialog.save.click()
  await expectToast(page, 'Error', 'Failed to add application')

  await context.setOffline(false)
  await expect(offline).toBeHidden()
  const line = await loseResponses(page, 'POST')
  await dialog.save.click()
  await expect(dialog.trouble).toContainText('Trying again does not add it twice.')
  await line.restore()
  await dialog.saveAndClose()
  await applications.expectTitles('Welder')
  expect((await api.applications.list({})).applications).toMatchObject([
    { jobTitle: 'Welder', notes: 'Gate 3, ask for Mr Bello' },
  ])
})
