import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ColorMode, colorMode } from '../../browser/color-mode.ts'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { wish } from '../../testing/media.ts'
import { fakeSettings } from '../../testing/person.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'

const expectColours = (mode: ColorMode) => expect.poll(colorMode.current).toBe(mode)
const press = (name: string) => page.getByRole('button', { name }).click()

test("the dashboard follows the system's colours until the person chooses", async () => {
  await wish({ 'prefers-color-scheme': 'dark' })
  await openApp('/dashboard/privacy')
  await expectColours('dark')
  await wish({ 'prefers-color-scheme': 'light' })
  await expectColours('light')
  await wish({ 'prefers-color-scheme': 'dark' })
  await expectColours('dark')
  await press('Switch to light')
  await expectColours('light')
  await reload()
  await expect.element(page.getByRole('button', { name: 'Switch to dark' })).toBeVisible()
  await expectColours('light')
})

test('the choice of another device shows here', async () => {
  const kept = fakeSettings({ theme: 'dark' })
  await openApp('/dashboard/privacy', { answers: kept.answers })
  await expectColours('dark')
  await expect.poll(live.isOpen).toBe(true)
  kept.change({ theme: 'light' })
  live.tell({ topic: 'settings', change: 'modified' })
  await expectColours('light')
})

test('a choice is saved with the account, and is saved later when the connection is lost', async () => {
  const kept = fakeSettings({ theme: 'light' })
  await openApp('/dashboard/privacy', { answers: kept.answers })
  await expectColours('light')
  const line = server.cut('settings.update')
  await press('Switch to dark')
  await expectColours('dark')
  await reload()
  await expect.element(page.getByRole('button', { name: 'Switch to light' })).toBeVisible()
  await expectColours('dark')
  expect(kept.now().theme).toBe('light')
  line.mend()
  await reload()
  await expect.poll(() => kept.now().theme).toBe('dark')
  await expectColours('dark')
})
