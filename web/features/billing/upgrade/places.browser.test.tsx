import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../../testing/accessible.ts'
import { openApp } from '../../../testing/render.tsx'

test('the comparison of the plans', async () => {
  await openApp('/dashboard/upgrade')
  await expect.element(page.getByRole('button', { name: 'Upgrade to Elite' })).toBeVisible()
  await expectForEverybody()
})
