import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { openApp } from '../../testing/render.tsx'

test('the privacy policy within the app', async () => {
  await openApp('/dashboard/privacy')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await expectForEverybody()
})
