import { expect } from 'playwright/test'
import { networkDown } from './browser-errors.ts'
import { testSignedIn as test } from './fixtures.ts'
import { liveConnected } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { track } from './tracked-jobs.ts'

test('live events arrive even if their code loaded late, and the page stays as it is', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.expect(networkDown, /Failed to fetch dynamically imported module/)
  let asked = 0
  const { promise: wasTracked, resolve: letGoOn } = Promise.withResolvers<void>()
  await page.route('**/assets/channel-*.js', async route => {
    asked += 1
    // The client counts three tries as one failure. The fourth try comes after a longer pause.
    if (asked <= 3) return route.abort()
    await wasTracked
    return route.continue()
  })
  const ready = liveConnected(page)
  const applications = await ApplicationsPage.open(page)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await expect.poll(() => asked).toBe(4)
  await track(api)
  letGoOn()
  await ready
  await applications.expectTitles('Supply Planner')
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
})
