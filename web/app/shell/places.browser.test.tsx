import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeNotifications, newsOf } from '../../testing/person.ts'
import { openApp } from '../../testing/render.tsx'

test('the frame of the app', async () => {
  await openApp('/dashboard/privacy')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectForEverybody(() => document.body)
})

test('the notifications', async () => {
  const news = newsOf('Welcome to Aiki', 'Donaudampfschifffahrtsgesellschaftskapitän')
  await openApp('/dashboard/privacy', { answers: fakeNotifications(...news).answers })
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Welcome to Aiki' })).toBeVisible()
  await expectForEverybody()
})

test('the menu of the account', async () => {
  await openApp('/dashboard/privacy')
  await page.getByRole('button', { name: 'Your account, NE' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expectForEverybody()
})
