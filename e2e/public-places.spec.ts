import { expect, type Page } from 'playwright/test'
import { expectContrast, expectFits, expectNoAxe } from './accessible.ts'
import { status } from './complaints.ts'
import { test } from './fixtures.ts'
import { expectFocusSeen } from './keyboard.ts'
import { publicPlaces } from './public-places.ts'

// What holds on every public page. One visit serves all of it, because the way there is the costly part.

const narrow = { width: 320, height: 640 }
const wide = { width: 1280, height: 800 }

/** Light and dark then follow the system, which Playwright plays. */
const followSystem = (page: Page) => page.addInitScript(() => localStorage.setItem('aiki.theme', 'system'))

const expectForEverybody = async (page: Page): Promise<void> => {
  await expectNoAxe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass('dark')
  await expectContrast(page)
  await page.setViewportSize(narrow)
  await expectFits(page)
  await expectNoAxe(page)
  await expectFocusSeen(page)
  // Letters at twice their size, as the settings of a browser make them.
  await page.setViewportSize(wide)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectFits(page)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, goTo] of Object.entries(publicPlaces))
  test(`${name}: for everybody, light and dark, small and large`, async ({ page, complaints }) => {
    complaints.expect(status(404))
    await followSystem(page)
    await goTo(page)
    await expectForEverybody(page)
  })
