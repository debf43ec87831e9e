import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { fakeNotifications, newsOf } from '../../testing/person.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'

const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panel = page.getByRole('dialog', { name: 'Notifications' })
const title = panel.getByRole('heading', { name: 'Notifications' })
const rows = panel.getByRole('listitem')
const row = (words: string) => rows.filter({ hasText: words })
const markAll = panel.getByRole('button', { name: 'Mark all as read' })

const six = ['Welcome to Aiki', 'One', 'Two', 'Three', 'Four', 'Five'] as const

const openWith = async (...titles: readonly string[]) => {
  const kept = fakeNotifications(...newsOf(...titles))
  await openApp('/dashboard/privacy', { answers: kept.answers })
  return kept
}

/** `5+` says that there are more than are shown; null that all is read. */
const expectUnread = (count: string | null): Promise<void> =>
  expect
    .element(bell)
    .toHaveAccessibleName(count === null ? 'Notifications' : `Notifications, ${count} unread`)

const openPanel = async (): Promise<void> => {
  await bell.click()
  await expect.element(title).toHaveFocus()
}

test('the bell counts unread notifications, and updates live', async () => {
  const kept = await openWith('Welcome to Aiki')
  await expectUnread('1')
  await expect.poll(live.isOpen).toBe(true)
  kept.set(...newsOf(...six))
  live.tell({ topic: 'notifications', change: 'inserted' })
  await expectUnread('5+')
})

test('the newest come first, and the keyboard goes in and out', async () => {
  await openWith(...six)
  await expectUnread('5+')
  bell.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(title).toHaveFocus()
  await expect.poll(() => rows.elements()).toHaveLength(5)
  await expect.element(rows.first()).toMatchTextContent('About Five.')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(bell).toHaveFocus()
})

test('a press outside only closes the notifications', async () => {
  await openWith(...six)
  await openPanel()
  const before = location.pathname
  await page.getByRole('navigation').getByRole('link', { name: 'Job Search' }).first().click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(bell).toHaveFocus()
  expect(location.pathname).toBe(before)
})

test('a notification that is pressed is marked as read and opened, and the oldest moves up', async () => {
  await openWith(...six)
  await openPanel()
  await row('Four').getByRole('link').click()
  await expect.poll(() => location.pathname).toBe('/dashboard/settings')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expectUnread('5')
  await openPanel()
  await expect.element(row('Four')).not.toBeInTheDocument()
  await expect.element(row('Welcome to Aiki')).toBeVisible()
})

test('all notifications are marked as read at once, also those that are not shown', async () => {
  const kept = await openWith(...six, 'Six', 'Seven')
  await openPanel()
  await markAll.click()
  await expect.element(panel.getByText('No notifications')).toBeVisible()
  await expect.element(title).toHaveFocus()
  await expectUnread(null)
  await expect.poll(kept.unread).toEqual([])
  await reload()
  await expectUnread(null)
})

test('a notification that could not be marked comes back with an error', async () => {
  await openWith('Welcome to Aiki', 'One')
  await openPanel()
  server.cut('notifications.read')
  await markAll.click()
  await expectToast(
    'Error',
    'We could not mark this as read, so it is back in your notifications. Please try again.',
  )
  await expect.poll(() => rows.elements()).toHaveLength(2)
  await expectUnread('2')
})

test('when the notifications do not load, the screen works, and the bell shows the error when it is opened', async () => {
  const line = server.cut('notifications.unread')
  await openWith('Welcome to Aiki')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await openPanel()
  const again = panel.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  line.mend()
  await again.click()
  await expect.element(row('Welcome to Aiki')).toBeVisible()
})
