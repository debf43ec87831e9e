import { expect } from 'playwright/test'
import { boardsRead } from './boards-read.ts'
import { lineDown, socketRefused } from './complaints.ts'
import { test, testSignedIn } from './fixtures.ts'
import { hearsLive } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { LandingPage } from './pages/landing.ts'

/** The smallest picture there is. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test.describe('on a system that is dark', () => {
  test.use({ colorScheme: 'dark' })
  testSignedIn.use({ colorScheme: 'dark' })

  test('public pages are light, and a choice outlives a reload', async ({ page }) => {
    const html = page.locator('html')
    await LandingPage.open(page)
    await expect(html).toHaveClass('light')
    await page.getByRole('button', { name: 'Switch to dark' }).click()
    await expect(html).toHaveClass('dark')
    await page.reload()
    await expect(html).toHaveClass('dark')
    await expect(page.getByRole('button', { name: 'Switch to light' })).toBeVisible()
  })

  testSignedIn('the dashboard follows the system until somebody chooses', async ({ page, context }) => {
    const html = page.locator('html')
    await DashboardPage.open(page)
    await expect(html).toHaveClass('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html).toHaveClass('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    const other = await context.newPage()
    await DashboardPage.open(other)
    await other.getByRole('button', { name: 'Switch to light' }).click()
    await expect(html).toHaveClass('light')
    await page.reload()
    await expect(html).toHaveClass('light')
  })
})

testSignedIn(
  'the theme goes with the account, and waits where the line is down',
  async ({ page, api, complaints }) => {
    complaints.expect(lineDown)
    const html = page.locator('html')
    const themeThere = async () => (await api.settings.get({})).theme
    await api.settings.update({ body: { theme: 'dark' } })
    const hears = hearsLive(page)
    await DashboardPage.open(page)
    await expect(html).toHaveClass('dark')
    await hears
    await api.settings.update({ body: { theme: 'light' } })
    await expect(html).toHaveClass('light')

    await page.route('**/api/settings', route =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await page.getByRole('button', { name: 'Switch to dark' }).click()
    await expect(html).toHaveClass('dark')
    await page.reload()
    await expect(html).toHaveClass('dark')
    expect(await themeThere()).toBe('light')
    await page.unroute('**/api/settings')
    await page.reload()
    await expect.poll(themeThere).toBe('dark')
    await expect(html).toHaveClass('dark')
  },
)

testSignedIn('the first Tab leads past the navigation', async ({ page }) => {
  await DashboardPage.open(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

testSignedIn('Ctrl+B makes the sidebar a rail, and it stays one', async ({ page, context }) => {
  const { shell } = await DashboardPage.open(page)
  const width = async () => (await shell.sidebar.boundingBox())?.width
  await expect.poll(width).toBe(256)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(48)
  await expect(shell.menuButton).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect.poll(width).toBe(48)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'aiki.sidebar')
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  await shell.go('My Applications')
  await new ApplicationsPage(page).shown()
  await shell.menuButton.click()
  await expect.poll(width).toBe(256)
})

testSignedIn('on the rail every icon has its name, for pointer, key and screen reader', async ({ page }) => {
  const { shell } = await DashboardPage.open(page)
  await page.keyboard.press('Control+b')
  await expect(shell.menuButton).toHaveAttribute('aria-expanded', 'false')
  const search = shell.place('Job Search')
  await search.hover()
  await expect(page.getByText('Job Search', { exact: true })).toBeVisible()
  await page.mouse.move(640, 400)
  await expect(page.getByText('Job Search', { exact: true })).toBeHidden()
  await search.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByText('My Applications', { exact: true })).toBeVisible()
})

testSignedIn(
  'the search box is there for jobs alone, and its words are in the address',
  async ({ page, stack }) => {
    await boardsRead(stack)
    const { shell } = await DashboardPage.open(page)
    const box = page.getByPlaceholder('Search jobs across all platforms...')
    await expect(box).toHaveCount(0)
    await shell.go('Job Search')
    await box.fill('data & R&D')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/job-search\?q=data\+%26\+R%26D$/)
    await expect(page.getByRole('link', { name: 'Jobberman' })).toHaveAttribute(
      'href',
      'https://www.jobberman.com/jobs?q=data+%26+R%26D',
    )
    await page.reload()
    await expect(box).toHaveValue('data & R&D')
    await page.goBack()
    await expect(box).toHaveValue('')
  },
)

testSignedIn('the menu of the account leads where it says, by keys alone', async ({ page }) => {
  const { shell } = await DashboardPage.open(page)
  const places = [
    ['Profile', 'My Profile'],
    ['Settings', 'Settings'],
    ['Upgrade Plan', 'Upgrade'],
    ['Help & Support', 'Help Center'],
  ] as const
  for (const [place, [name, title]] of places.entries()) {
    const chosen = (item: string) =>
      expect(page.getByRole('menuitem', { name: item })).toHaveAttribute('data-highlighted')
    await shell.accountButton.press('ArrowDown')
    await chosen('Profile')
    for (let press = 0; press < place; press += 1) await page.keyboard.press('ArrowDown')
    await chosen(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(`${title} · Aiki`)
  }
})

testSignedIn(
  'the name and the picture of the profile show in the frame, and the picture comes once',
  async ({ page, api, person }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/api/profile/avatar')) asked.push(request.method())
    })
    const { shell } = await DashboardPage.open(page)
    await expect(shell.sidebar).toContainText(person.fullName)
    await expect(shell.accountButton).toHaveText('NE')
    const { profile } = await api.profile.get({})
    await api.profile.update({ body: { version: profile?.version ?? 0, fullName: 'Ngọzi Okafor' } })
    await api.profile.setAvatar({ body: { picture: dot } })
    const picture = shell.accountButton.locator('img')
    await page.reload()
    await expect(picture).toHaveAttribute('src', dot)
    await expect(shell.sidebar).toContainText('Ngọzi Okafor')
    await page.reload()
    await expect(picture).toHaveAttribute('src', dot)
    expect(asked).toEqual(['GET'])
    await shell.logOut()
    expect(await page.evaluate(() => localStorage.getItem('aiki.picture'))).toBeNull()
  },
)

testSignedIn('a dialog holds the focus while it is open, and gives it back', async ({ page }) => {
  await ApplicationsPage.open(page)
  const opener = page.getByRole('button', { name: 'Add Your First Application' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add application' })
  await expect(dialog.getByLabel('Job title')).toBeFocused()
  const titles = new Set<string>()
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press('Tab')
    const inside = () => dialog.evaluate(root => root.contains(document.activeElement))
    await expect.poll(inside, `after ${press + 1} times Tab`).toBe(true)
    titles.add(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect([...titles]).toEqual(expect.arrayContaining(['Cancel', 'Add application']))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

testSignedIn(
  'on a phone, the bar and the drawer lead everywhere',
  { tag: '@phone' },
  async ({ page, complaints }) => {
    complaints.expect(socketRefused)
    const { shell } = await DashboardPage.open(page)
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Applications' }).tap()
    await new ApplicationsPage(page).shown()
    await expect(page).toHaveTitle('My Applications · Aiki')
    await shell.menuButton.tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Dashboard' }).tap()
    await new DashboardPage(page).shown()
    await expect(drawer).toBeHidden()
    await shell.menuButton.tap()
    await drawer.getByRole('button', { name: 'Log out' }).tap()
    await new LandingPage(page).shown()
  },
)

testSignedIn(
  'a screen that did not come over the line says so, and comes when it is back',
  async ({ page, context, complaints }) => {
    complaints.expect(lineDown, /FileNotLoaded|Failed to fetch dynamically imported module/)
    const dashboard = await DashboardPage.open(page)
    await context.setOffline(true)
    await dashboard.shell.go('My Applications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load')
    await context.setOffline(false)
    await new ApplicationsPage(page).shown()
  },
)

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  testSignedIn(`a dialog moves only for who has nothing against it: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    const dialog = await (await ApplicationsPage.open(page)).add()
    const seconds = await dialog.root.evaluate(root => getComputedStyle(root).animationDuration)
    if (reducedMotion === 'reduce') expect(Number.parseFloat(seconds)).toBeLessThan(0.01)
    else expect(Number.parseFloat(seconds)).toBeGreaterThan(0.1)
  })

testSignedIn('on a phone that lies on its side, nothing is docked over the page', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await ApplicationsPage.open(page)
  const bar = page.getByRole('navigation', { name: 'Quick' })
  await expect(bar).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 640, height: 800 })
  await expect(bar).toHaveCSS('position', 'fixed')
})
