import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { openApp } from '../../testing/render.tsx'

test('the notification preferences', async () => {
  await openApp('/dashboard/notifications')
  await expect.element(page.getByRole('switch', { name: 'Email notifications' })).toBeVisible()
  await expectForEverybody()
})
