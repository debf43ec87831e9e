import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { openApp } from '../../testing/render.tsx'

test('the choice of a new password, with faults', async () => {
  const email = 'donaudampfschifffahrtsgesellschaftskapitaen@verylongdomainname.example.com'
  await openApp(`/reset-password?${new URLSearchParams({ email, code: '000000' })}`, { person: null })
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect.element(page.getByLabelText(/^New Password/)).toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})
