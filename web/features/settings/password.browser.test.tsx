import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { server } from '../../testing/fake-server.ts'
import { identity } from '../../testing/identity.ts'
import { expectToast } from '../../testing/toast.ts'
import { login } from '../auth/auth.testing.ts'
import { openSettings, settings, wrongPassword } from './settings.testing.ts'

test('a new password needs the old one, and this device stays signed in', async () => {
  const account = await openSettings()
  const before = account.password
  await settings.ask('Change password')
  await settings.fill({
    'Current password': 'not-this-one-2026',
    'New password': 'groundnut-2027',
    'Confirm new password': 'groundnut-2028',
  })
  await settings.press('Update Password')
  await expect
    .element(settings.field('Confirm new password'))
    .toHaveAccessibleErrorMessage('The two new passwords are not the same.')
  await settings.fill({ 'Confirm new password': 'groundnut-2027' })
  await settings.press('Update Password')
  await expect.element(settings.field('Current password')).toHaveAccessibleErrorMessage(wrongPassword)
  await expect.element(settings.field('Current password')).toHaveFocus()
  expect(server.asked('account.changePassword')).toEqual([])

  await settings.fill({ 'Current password': before })
  await settings.press('Update Password')
  await expectToast('Password updated', 'Your password has been successfully updated.')
  await settings.closed()
  expect(account.password).toBe('groundnut-2027')
  // Every session has ended: this one began anew.
  expect(identity.asked('signIn').at(-1)).toMatchObject({ password: 'groundnut-2027' })

  await settings.ask('Change password')
  await expect.element(settings.field('Current password')).toHaveValue('')
  await settings.press('Cancel')
  await settings.closed()
})

test('the new password must differ from the old one and not be common', async () => {
  const { password } = await openSettings()
  await settings.ask('Change password')
  await settings.fill({
    'Current password': password,
    'New password': password,
    'Confirm new password': password,
  })
  await settings.press('Update Password')
  await expect
    .element(settings.field('New password'))
    .toHaveAccessibleErrorMessage('This is your current password. Choose another one.')
  await settings.fill({ 'New password': 'Password1!' })
  await expect
    .element(settings.field('New password'))
    .toHaveAccessibleErrorMessage(/This password is easy to guess/)
})

test('a lost connection shows an error in the dialog, which keeps the typed text', async () => {
  const { password } = await openSettings()
  await settings.ask('Change password')
  await settings.fill({
    'Current password': password,
    'New password': 'groundnut-2027',
    'Confirm new password': 'groundnut-2027',
  })
  const line = identity.cut('signIn')
  await settings.press('Update Password')
  await expect.element(settings.dialog.getByRole('alert')).toMatchTextContent(/The connection was lost/)
  line.mend()
  await settings.press('Update Password')
  await settings.closed()
})

test('a common password is refused at its field, also when only the server knows it', async () => {
  const { password } = await openSettings(
    {},
    {
      'account.changePassword': () => {
        throw new ApiError('invalid_input', { fields: { password: 'This is among the first passwords.' } })
      },
    },
  )
  await settings.ask('Change password')
  await settings.fill({
    'Current password': password,
    'New password': 'steelers-of-old',
    'Confirm new password': 'steelers-of-old',
  })
  await settings.press('Update Password')
  await expect
    .element(settings.field('New password'))
    .toHaveAccessibleErrorMessage('This is among the first passwords.')
})

test('with a second factor the code is needed too, and then a new login', async () => {
  const { password, appCode } = await openSettings({ asksAppCode: true })
  await settings.ask('Change password')
  await settings.fill({
    'Current password': password,
    'New password': 'groundnut-2027',
    'Confirm new password': 'groundnut-2027',
  })
  const code = 'Code that your authenticator app shows now'
  await settings.press('Update Password')
  await expect
    .element(settings.field(code))
    .toHaveAccessibleErrorMessage('Enter the code that your authenticator app shows now.')
  await settings.fill({ [code]: '000000' })
  await settings.press('Update Password')
  await expect.element(settings.field(code)).toHaveAccessibleErrorMessage(/the app shows now/)
  await settings.fill({ [code]: appCode })
  await settings.press('Update Password')
  await expectToast('Password updated', 'Your password has been successfully updated.')
  await login.shown()
})

test('a person whose sign-out everywhere fails is told so, and stays signed in', async () => {
  await openSettings()
  await settings.ask('Log out everywhere')
  await expect.element(settings.dialog).toMatchTextContent(/also this device/)
  const line = server.cut('account.signOutEverywhere')
  await settings.press('Log out everywhere')
  await expectToast(
    'You are not logged out',
    'The connection was lost. What you typed is kept. Please try again.',
  )
  line.mend()

  await settings.press('Stay logged in')
  await settings.closed()
  await expect.element(page.getByRole('button', { name: 'Log out everywhere' })).toHaveFocus()
})
