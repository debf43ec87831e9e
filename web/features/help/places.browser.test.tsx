import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { openApp } from '../../testing/render.tsx'

test('the help center', async () => {
  await openApp('/dashboard/help')
  await page.getByText('How do I get fewer emails?').click()
  await expectForEverybody()
})

test('a message to support, with faults', async () => {
  await openApp('/dashboard/help?dialog=contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.element(page.getByText('Subject is required.')).toBeVisible()
  await expectForEverybody()
})
