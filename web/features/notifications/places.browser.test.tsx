import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { openApp } from '../../testing/render.tsx'

test('the notification preferences', async () => {
  await openApp('/dashboard/notifications')
  await page.getByRole('switch', { name: 'Email notifications' }).click()
  await expect.element(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  await expectForEverybody()
})
