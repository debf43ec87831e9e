import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { liveConnected } from './live.ts'
import { notify } from './notifications.ts'
import { Bell } from './pages/bell.ts'
import { DashboardPage } from './pages/dashboard.ts'

test('the bell shows new notifications live; a pressed one is read and opened, and all others can be read at once', async ({
  page,
  stack,
  person,
}) => {
  const unread = async () =>
    (await stack.table.query({ partition: `USER#${person.sub}`, startsWith: 'NOTIFICATION#' })).rows.length
  const hears = liveConnected(page)
  await DashboardPage.open(page)
  const bell = new Bell(page)
  await bell.expectUnread('1')
  await hears
  await notify(stack, person.sub, 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven')
  await bell.expectUnread('5+')
  await bell.open()
  await expect(bell.rows).toHaveCount(5)
  await bell.row('Four').getByRole('link').click()
  await expect(page).toHaveURL(/\/dashboard\/settings$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(unread).toBe(7)

  await bell.open()
  await expect(bell.row('Four')).toHaveCount(0)
  await bell.markAll.press('Enter')
  await bell.expectUnread(null)
  await expect.poll(unread).toBe(0)
  await page.reload()
  await DashboardPage.open(page)
  await bell.expectUnread(null)
})
