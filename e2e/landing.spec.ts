import { expect } from 'playwright/test'
import { test } from './fixtures.ts'
import { LandingPage } from './pages/landing.ts'

const seconds = 1000

test('the testimonials turn by themselves, wait while somebody is there, and can be chosen', async ({
  page,
}) => {
  await page.clock.install()
  await LandingPage.open(page)
  const shown = page.locator('figure').filter({ visible: true })
  await expect(shown).toContainText('Ngọzi')
  await page.clock.runFor(5 * seconds)
  await expect(shown).toContainText('Sadiq')
  await shown.hover()
  await page.clock.runFor(20 * seconds)
  await expect(shown).toContainText('Sadiq')
  await page.mouse.move(0, 0)
  await page.clock.runFor(5 * seconds)
  await expect(shown).toContainText('Tèmítọ́pẹ́')
  await page.getByRole('radio', { name: 'Testimonial 1 of 3' }).check()
  await expect(shown).toContainText('Ngọzi')
  await page.clock.runFor(20 * seconds)
  await expect(shown).toContainText('Ngọzi')
})

test('who wants no motion sees one testimonial until another is chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await LandingPage.open(page)
  await page.clock.runFor(20 * seconds)
  await expect(page.locator('figure').filter({ visible: true })).toContainText('Ngọzi')
})

test('on a phone, the menu opens and closes by keyboard and by touch, and leads on', {
  tag: '@phone',
}, async ({ page }) => {
  const landing = await LandingPage.open(page)
  await landing.menuButton.press('Enter')
  await expect(landing.menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(landing.menu.getByRole('link', { name: 'Features' })).toBeFocused()
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
  await expect(landing.menu.getByRole('button', { name: 'Switch to light' })).toBeFocused()
})

test('thirteen boards are read, the others are links, and what is not there yet is said to come', async ({
  page,
}) => {
  await LandingPage.open(page)
  const boards = page.locator('section', {
    has: page.getByRole('heading', { name: '13 boards, read for you' }),
  })
  await expect(boards.getByRole('listitem').filter({ hasNot: page.getByRole('link') })).toHaveCount(13)
  await expect(boards.getByRole('link', { name: 'Jobberman' })).toHaveAttribute('href', /jobberman\.com/)
  await expect(page.locator('#features li')).toHaveCount(6)
  await expect(page.locator('#features li').filter({ hasText: 'Auto-apply' })).toContainText('Beta')
  await expect(page.locator('#how-it-works li')).toHaveCount(4)
})
