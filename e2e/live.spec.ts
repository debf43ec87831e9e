import { expect } from 'playwright/test'
import { lineDown } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { hearsLive } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'

test('live news comes even where its code was long in coming, and the page stays as it is', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown, /Failed to fetch dynamically imported module/)
  let asked = 0
  const { promise: wasTracked, resolve: letGoOn } = Promise.withResolvers<void>()
  await page.route('**/assets/channel-*.js', async route => {
    asked += 1
    // Three tries make one failure: the fourth comes after a first longer wait.
    if (asked <= 3) return route.abort()
    await wasTracked
    return route.continue()
  })
  const ready = hearsLive(page)
  const applications = await ApplicationsPage.open(page)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await expect.poll(() => asked).toBe(4)
  await track(api)
  letGoOn()
  await ready
  await applications.expectTitles('Supply Planner')
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
})
