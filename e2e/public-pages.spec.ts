import { expect, type Page } from 'playwright/test'
import { status } from './complaints.ts'
import { test, testSignedIn } from './fixtures.ts'
import { FaqPage } from './pages/faq.ts'
import { LandingPage } from './pages/landing.ts'

const pages = [
  { path: '/', heading: 'Search once. Apply well. Hear back.', title: /^Aiki: search once/ },
  { path: '/faq', heading: 'Frequently Asked Questions', title: 'Frequently Asked Questions · Aiki' },
  { path: '/about', heading: 'Work, found with care', title: 'About us · Aiki' },
  { path: '/privacy', heading: 'Privacy Policy', title: 'Privacy Policy · Aiki' },
  { path: '/terms', heading: 'Terms of Service', title: 'Terms of Service · Aiki' },
] as const

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('every link of the navigation and the footer leads where it says', async ({ page }) => {
  const landing = await LandingPage.open(page)
  for (const name of ['Features', 'How it works', 'Pricing']) {
    const place = landing.header.getByRole('link', { name })
    await place.click()
    const id = await place.getAttribute('href')
    await expect(page.locator(`${id} h2`)).toBeInViewport()
  }
  const footer = page.getByRole('contentinfo')
  for (const [name, { path, heading }] of [
    ['FAQ', pages[1]],
    ['About', pages[2]],
    ['Privacy', pages[3]],
    ['Terms', pages[4]],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expectHeading(page, heading)
    await expect(page).toHaveURL(path)
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await landing.shown()
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByRole('list', { name: 'Aiki elsewhere' }).getByRole('link')).toHaveCount(3)
  const wizard = await landing.toSignUp()
  await expect(wizard.page).toHaveURL('/auth?mode=signup')
})

test('each page says to search engines, and to who shares it, what it is', async ({
  page,
  request,
  baseURL,
}) => {
  for (const { path, title } of pages) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    expect((await content('meta[name=description]'))?.length, path).toBeGreaterThan(40)
    expect(await content('meta[property="og:title"]')).toBe(await page.title())
    expect(await content('meta[property="og:url"]')).toBe(`${baseURL}${path}`)
    const picture = await request.get((await content('meta[property="og:image"]')) ?? '')
    expect(picture.headers()['content-type'], path).toBe('image/png')
    for (const fact of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(JSON.parse(fact)).toMatchObject({ '@context': 'https://schema.org' })
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap.match(/(?<=<loc>)[^<]+/g)).toEqual(pages.map(({ path }) => `${baseURL}${path}`))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /dashboard')
  await page.goto('/auth')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('one answer is open at a time, a link opens its own, and support is a mail away', async ({ page }) => {
  const faq = await FaqPage.open(page, '#payment-security')
  await expect(faq.questions).toHaveCount(12)
  await expect(faq.open).toContainText('Your card number never reaches us')
  await faq.question('Which job boards').click()
  await expect(faq.open).toHaveCount(1)
  await expect(faq.open).toContainText('HotNigerianJobs')
  await faq.question('Which job boards').press('Enter')
  await expect(faq.open).toHaveCount(0)
  const support = page.getByRole('link', { name: 'Contact Support' })
  await expect(support).toHaveAttribute('href', /^mailto:/)
  await page.getByRole('link', { name: 'Get Started Free' }).click()
  await expect(page).toHaveURL('/auth?mode=signup')
})

testSignedIn('who is signed in gets to the dashboard, and to support in it', async ({ page }) => {
  const landing = await LandingPage.open(page)
  await expect(landing.header.getByRole('link', { name: 'Log in' })).toBeHidden()
  await expect(landing.header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  await FaqPage.open(page)
  const support = page.getByRole('link', { name: 'Contact Support' })
  await expect(support).toHaveAttribute('href', '/dashboard/help?dialog=contact')
})

test('an address that is not there has status 404, says so, and shows the way home', async ({
  page,
  complaints,
}) => {
  complaints.expect(status(404))
  const logged = page.waitForEvent('console', message => /no page at \/no\/such\/page/.test(message.text()))
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await logged
  await expectHeading(page, '404')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await new LandingPage(page).shown()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, and the menu, the answers and the plans be used', { tag: '@phone' }, async ({
    page,
  }) => {
    for (const { path, heading } of pages) {
      await page.goto(path)
      await expectHeading(page, heading)
    }
    const landing = await LandingPage.open(page)
    await landing.menuButton.tap()
    await expect(landing.menu.getByRole('link', { name: 'Log in' })).toBeInViewport()
    await expect(landing.menu.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/auth?mode=signup',
    )
    await landing.menu.getByRole('link', { name: 'Pricing' }).tap()
    await landing.menuButton.tap()
    await expect(landing.menu).toBeHidden()
    await expect(page.locator('#pricing h2')).toBeInViewport()
    for (const [plan, href] of [
      ['Start free', '/auth?mode=signup'],
      ['Try Pro free for 7 days', '/auth?mode=signup&trial=pro'],
      ['Try Elite free for 7 days', '/auth?mode=signup&trial=elite'],
    ] as const)
      await expect(page.getByRole('link', { name: plan, exact: true })).toHaveAttribute('href', href)
    await landing.reviews.showAll.tap()
    await expect(landing.reviews.cards).toHaveCount(6)

    const faq = await FaqPage.open(page)
    await faq.question('Is it safe to pay?').tap()
    await faq.question('Can I change or leave my plan?').tap()
    await expect(faq.open).toHaveCount(1)
    await expect(page.getByText('An upgrade begins at once')).toBeVisible()
  })
})
