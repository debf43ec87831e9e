import { expect, type Page } from 'playwright/test'
import { FaqPage } from './pages/faq.ts'
import { LandingPage } from './pages/landing.ts'

const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/**
 * Opens each kind of public page of the build: the terms, the privacy policy and the about page have one layout. The `places.browser.test.tsx` files in `web` do the same for the app's screens.
 */
export const publicPages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the landing page': page => LandingPage.open(page),
  'the menu of the landing page': async page => {
    const landing = await LandingPage.open(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await landing.menuButton.click()
    await expect(landing.menu).toBeVisible()
  },
  'the form for a review': async page => (await LandingPage.open(page)).reviews.openForm(),
  'the questions': async page => (await FaqPage.open(page, '#boards')).shown(),
  'the terms': page => openPage(page, '/terms'),
  'a page that is not there': page => openPage(page, '/nowhere'),
}
