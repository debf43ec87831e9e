import { expect } from 'playwright/test'
import { test } from './fixtures.ts'
import { LandingPage } from './pages/landing.ts'

test('an inline script does not run', async ({ page, browserErrors }) => {
  browserErrors.expect(/Content Security Policy/)
  await LandingPage.open(page)
  const runs = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.stolen = true'
    document.body.append(script)
    return 'stolen' in window
  })
  expect(runs).toBe(false)
})
