import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { openApp } from '../../testing/render.tsx'

const heading = page.getByRole('heading', { level: 1 })

test('the question for a reset link', async () => {
  await openApp('/forgot-password', { person: null })
  await page.getByLabelText(/^Email/).fill('x')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect.element(page.getByLabelText(/^Email/)).toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})

test('a reset link that is on its way', async () => {
  const email = 'donaudampfschifffahrtsgesellschaftskapitaen@verylongdomainname.example.com'
  await openApp('/forgot-password', { person: null, state: { email, sent: true } })
  await expect.element(heading).toHaveTextContent('Check Your Email')
  await expectForEverybody()
})
