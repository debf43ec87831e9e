import { expect, type Page } from 'playwright/test'
import { expectContrast, expectFits, expectNoAxe } from './accessible.ts'
import { status } from './browser-errors.ts'
import { test } from './fixtures.ts'
import { expectFocusSeen } from './keyboard.ts'
import { publicPages } from './public-pages.ts'

// Requirements of every public page. One visit checks all of them, because opening a page is the slow part.

const narrow = { width: 320, height: 640 }
const wide = { width: 1280, height: 800 }

/** Makes the page follow the system's colour mode, which Playwright emulates. */
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
  // Text at twice its size, as in the settings of a browser.
  await page.setViewportSize(wide)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectFits(page)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, goTo] of Object.entries(publicPages))
  test(`${name}: is accessible, light and dark, small and large`, async ({ page, browserErrors }) => {
    browserErrors.expect(status(404))
    await followSystem(page)
    await goTo(page)
    await expectForEverybody(page)
  })
