import { type BrowserContext, expect, type Page } from 'playwright/test'
import { expectContrast, expectFits, expectNoAxe } from './accessible.ts'
import { status } from './complaints.ts'
import { test, testSignedIn } from './fixtures.ts'
import { expectFocusSeen } from './keyboard.ts'
import { publicPlaces, signedInPlaces } from './places.ts'

// What holds on every screen and in every dialog. One visit serves all of it: the way there is the costly part.

const narrow = { width: 320, height: 640 }
const wide = { width: 1280, height: 800 }

/** Light and dark then follow the system, which Playwright plays. */
const followSystem = (context: BrowserContext) =>
  context.addInitScript(() => localStorage.setItem('aiki.theme', 'system'))

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
testSignedIn.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, goTo] of Object.entries(publicPlaces))
  test(`${name}: for everybody, light and dark, small and large`, async ({ page, context, complaints }) => {
    complaints.expect(status(404))
    await followSystem(context)
    await goTo({ page })
    await expectForEverybody(page)
  })

for (const [name, goTo] of Object.entries(signedInPlaces))
  testSignedIn(
    `${name}: for everybody, light and dark, small and large`,
    async ({ page, context, api, stack, complaints }) => {
      // Of the places that are about a refusal.
      complaints.expect(status(404), status(409), status(422))
      await followSystem(context)
      await goTo({ page, api, stack })
      await expectForEverybody(page)
    },
  )
