import { expect } from 'playwright/test'
import { test } from './fixtures.ts'
import { LandingPage } from './pages/landing.ts'

// This journey changes the clock, and the testimonials move only for people who have not asked for reduced motion.
test.use({ fresh: true, contextOptions: { reducedMotion: 'no-preference' } })

test('on a phone the testimonials of the landing page change, its menu works, and its colours change', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install()
  const landing = await LandingPage.open(page)
  const shown = page.locator('figure').filter({ visible: true })
  await expect(shown).toContainText('Ngọzi')
  await page.clock.runFor(5_000)
  await expect(shown).toContainText('Sadiq')
  await page.getByRole('radio', { name: 'Testimonial 1 of 3' }).check()
  await expect(shown).toContainText('Ngọzi')

  await landing.menuButton.press('Enter')
  await page.keyboard.press('Escape')
  await expect(landing.menu).toBeHidden()
  await expect(landing.menuButton).toBeFocused()
  await landing.menuButton.tap()
  await page.touchscreen.tap(20, 400)
  await expect(landing.menu).toBeHidden()
  await landing.menuButton.tap()
  await landing.menu.getByRole('link', { name: 'How it works' }).tap()
  await expect(landing.menu).toBeHidden()
  await expect(page.locator('#how-it-works h2')).toBeInViewport()
  await landing.menuButton.tap()
  await landing.menu.getByRole('button', { name: 'Switch to dark' }).tap()
  await expect(page.locator('html')).toHaveClass('dark')
})
