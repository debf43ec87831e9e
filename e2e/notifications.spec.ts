import { expect } from 'playwright/test'
import { lineDown } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { hearsLive } from './live.ts'
import { tell } from './notices.ts'
import { Bell } from './pages/bell.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { expectToast } from './pages/toast.ts'

test('the bell counts what is unread, hears of more, and what is pressed is read and followed', async ({
  page,
  stack,
  person,
}) => {
  const hears = hearsLive(page)
  await DashboardPage.open(page)
  const bell = new Bell(page)
  await bell.expectUnread('1')
  await hears
  await tell(stack, person.sub, 'One', 'Two', 'Three', 'Four', 'Five')
  await bell.expectUnread('5+')

  await bell.open()
  await expect(bell.rows).toHaveCount(5)
  await expect(bell.rows.first()).toContainText('About Five.')
  await page.keyboard.press('Escape')
  await expect(bell.panel).toBeHidden()
  await expect(bell.button).toBeFocused()

  await bell.open()
  await bell.row('Four').getByRole('link').click()
  await expect(page).toHaveURL(/\/dashboard\/settings$/)
  await expect(bell.panel).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  // The oldest moves up.
  await bell.expectUnread('5')
  await bell.open()
  await expect(bell.row('Four')).toHaveCount(0)
  await expect(bell.row('Welcome to Aiki')).toBeVisible()
})

test('all are read at once, also those that are not shown, and stay so', async ({ page, stack, person }) => {
  await tell(stack, person.sub, 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven')
  await DashboardPage.open(page)
  const bell = await new Bell(page).open()
  await bell.markAll.press('Enter')
  await expect(bell.panel.getByText('No notifications')).toBeVisible()
  await expect(bell.panel.getByRole('heading', { name: 'Notifications' })).toBeFocused()
  await bell.expectUnread(null)
  await expect
    .poll(
      async () =>
        (await stack.table.query({ partition: `USER#${person.sub}`, startsWith: 'NOTIFICATION#' })).rows,
    )
    .toEqual([])
  await page.reload()
  await DashboardPage.open(page)
  await bell.expectUnread(null)
})

test('what could not be marked comes back, and is said', async ({ page, stack, person, complaints }) => {
  complaints.expect(lineDown)
  await tell(stack, person.sub, 'One')
  await DashboardPage.open(page)
  const bell = await new Bell(page).open()
  await page.route('**/api/notifications/read', route => route.abort())
  await bell.markAll.click()
  await expectToast(
    page,
    'Error',
    'That could not be marked as read, and is back in your notifications. Please try again.',
  )
  await expect(bell.rows).toHaveCount(2)
  await bell.expectUnread('2')
})

test('where the notifications do not come, the screen stands, and the bell says so when it is asked', async ({
  page,
  complaints,
}) => {
  complaints.expect(lineDown)
  await page.route('**/api/notifications', route => route.abort())
  await DashboardPage.open(page)
  const bell = await new Bell(page).open()
  const again = bell.panel.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/notifications')
  await again.click()
  await expect(bell.row('Welcome to Aiki')).toBeVisible()
})
