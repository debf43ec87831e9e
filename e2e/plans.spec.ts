import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { DashboardPage } from './pages/dashboard.ts'

test('on Free, what is locked says so to pointer, key and screen reader, and shows its gate', async ({
  page,
}) => {
  const { shell } = await DashboardPage.open(page)
  const insights = shell.place('Insights')
  const hint = page.getByText('Upgrade to Pro plan', { exact: true })
  await expect(insights).toHaveAccessibleDescription('Locked. Upgrade to Pro plan')
  await expect(shell.place('Cover Letter Generator')).toHaveAccessibleDescription('')
  await expect(shell.place('Interview Coach')).toHaveAccessibleDescription('')
  await insights.hover()
  await expect(hint).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await shell.place('Dashboard').focus()
  await page.keyboard.press('Tab')
  await expect(insights).toBeFocused()
  await expect(hint).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  await expect(page.getByText('7-day free trial • Cancel anytime')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Elite' }).click()
  await expect(page).toHaveTitle('Upgrade · Aiki')
})

test('the plans side by side, the current one marked, with the ways to the others', async ({ page }) => {
  const { shell } = await DashboardPage.open(page)
  const header = page.getByRole('banner')
  await expect(header.getByText('FREE PLAN')).toBeVisible()
  await header.getByRole('link', { name: 'Upgrade' }).click()

  const column = (name: string) => page.getByRole('columnheader', { name })
  await expect(column('Free')).toContainText('Current plan')
  await expect(column('Pro')).toContainText('$2.29 a monthCharged in naira: ₦3,500')
  await expect(column('Elite')).toContainText('$4.57 a monthCharged in naira: ₦7,000')
  await expect(page.getByRole('row', { name: /^Cover letters/ }).getByRole('cell')).toHaveText([
    '2 a month',
    'Unlimited',
    'Unlimited',
  ])
  const ways = page.getByRole('row').nth(1).getByRole('cell')
  await expect(ways.nth(2).getByRole('button')).toHaveText(['Upgrade to Pro', 'Start 7-day free trial'])
  await expect(ways.nth(3).getByRole('button')).toHaveText(['Upgrade to Elite', 'Start 7-day free trial'])

  await expect(shell.sidebar.getByText('Unlock AI Power')).toBeVisible()
  await shell.sidebar.getByRole('link', { name: 'Upgrade Now' }).click()
  await expect(page).toHaveTitle('Subscription · Aiki')
  await expect(page.getByRole('region', { name: 'Free' })).toContainText('$0 forever')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
})

test('on a phone the plans are cards, and the drawer and the menu lead to them', { tag: '@phone' }, async ({
  page,
}) => {
  const { shell } = await DashboardPage.open(page)
  await shell.menuButton.tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Upgrade Now' }).tap()
  await expect(page).toHaveTitle('Subscription · Aiki')
  const account = await shell.openAccount()
  await account.getByRole('menuitem', { name: 'Upgrade Plan' }).tap()
  await expect(page).toHaveTitle('Upgrade · Aiki')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a payment that nobody knows of is not thanked for', async ({ page }) => {
  await page.goto('/dashboard/subscription/success?reference=%3Cb%3Ez9%3C/b%3E')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No payment was found' })).toBeVisible()
  await expect(main).toContainText('the reference <b>z9</b>.')
  await expect(main).toContainText('Nothing was charged')
  await main.getByRole('link', { name: 'See your subscription' }).click()
  await expect(page).toHaveTitle('Subscription · Aiki')
})
