import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { subscriptionOf } from '../../testing/newcomer.ts'
import { openSettings, settings } from './settings.testing.ts'

const longEmail = 'donaudampfschifffahrtsgesellschaftskapitaen@verylongdomainname.example.com'

test('the settings', async () => {
  await openSettings()
  await expect.element(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  await expectForEverybody()
})

test('the dialog for a new password, with faults', async () => {
  await openSettings()
  await settings.ask('Change password')
  await settings.press('Update Password')
  await expect.element(settings.field('New password')).toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})

test('the question for the code of a new email', async () => {
  const { password } = await openSettings()
  await settings.ask('Change email')
  await settings.fill({ 'New email': longEmail, 'Your password': password })
  await settings.press('Send code')
  await expect.element(settings.field('Six-digit code')).toBeVisible()
  await expectForEverybody()
})

test('the set-up of two-factor login', async () => {
  const { password } = await openSettings()
  await settings.ask('Set up')
  await settings.fill({ 'Your password': password })
  await settings.press('Show the key')
  await expect.element(settings.dialog.getByRole('img')).toBeVisible()
  await expectForEverybody()
})

test('the question before an account is deleted', async () => {
  await openSettings({}, { 'subscription.get': () => subscriptionOf('elite') })
  await settings.ask('Delete my account')
  await expect.element(settings.dialog).toMatchTextContent(/Elite ends at once/)
  await expectForEverybody()
})
