import { expect, type Page } from 'playwright/test'
import { status } from './browser-errors.ts'
import { test } from './fixtures.ts'
import { FaqPage } from './pages/faq.ts'
import { LandingPage } from './pages/landing.ts'

const pages = [
  { name: 'FAQ', path: '/faq', heading: 'Frequently Asked Questions' },
  { name: 'About', path: '/about', heading: 'We help you find work' },
  { name: 'Privacy', path: '/privacy', heading: 'Privacy Policy' },
  { name: 'Terms', path: '/terms', heading: 'Terms of Service' },
] as const

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('links on the page of an unknown address lead home, to every page, and to the sign-up', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(status(404))
  const logged = page.waitForEvent('console', message => /no page at \/no\/such\/page/.test(message.text()))
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await logged
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  const landing = await new LandingPage(page).shown()
  for (const name of ['Features', 'How it works', 'Pricing']) {
    const place = landing.header.getByRole('link', { name })
    await place.click()
    const id = await place.getAttribute('href')
    await expect(page.locator(`${id} h2`)).toBeInViewport()
  }
  const footer = page.getByRole('contentinfo')
  for (const { name, path, heading } of pages) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expectHeading(page, heading)
    await expect(page).toHaveURL(path)
  }

  const faq = await FaqPage.open(page, '#payment-security')
  await expect(faq.open).toContainText('Your card number never reaches us')
  await faq.question('Which job boards').click()
  await expect(faq.open).toHaveCount(1)
  await expect(faq.open).toContainText('HotNigerianJobs')
  await faq.question('Which job boards').press('Enter')
  await expect(faq.open).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await (await landing.shown()).toSignUp()
  await expect(page).toHaveURL('/auth?mode=signup')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, and the menu, the answers and the reviews work', {
    tag: '@phone',
  }, async ({ page }) => {
    for (const { path, heading } of pages) {
      await page.goto(path)
      await expectHeading(page, heading)
    }
    const landing = await LandingPage.open(page)
    await landing.menuButton.tap()
    await expect(landing.menu.getByRole('link', { name: 'Log in' })).toBeInViewport()
    await landing.menu.getByRole('link', { name: 'Pricing' }).tap()
    await landing.menuButton.tap()
    await expect(landing.menu).toBeHidden()
    await expect(page.locator('#pricing h2')).toBeInViewport()
    await landing.reviews.showAll.tap()
    await expect(landing.reviews.cards).toHaveCount(6)

    const faq = await FaqPage.open(page)
    await faq.question('Is it safe to pay?').tap()
    await faq.question('Can I change or leave my plan?').tap()
    await expect(faq.open).toHaveCount(1)
    await expect(page.getByText('An upgrade begins at once')).toBeVisible()
  })
})
