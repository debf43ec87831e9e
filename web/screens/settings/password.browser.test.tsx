import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { identity, refusal } from '../../testing/identity.ts'
import { expectToast } from '../../testing/toast.ts'
import { login } from '../auth/auth.testing.ts'
import { openSettings, settings, wrongPassword } from './settings.testing.ts'

test('a new password asks for the old one, and the owner is told', async () => {
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
  expect(server.asked('account.report')).toEqual([])

  await settings.fill({ 'Current password': before })
  await settings.press('Update Password')
  await expectToast('Password updated', 'Your password has been successfully updated.')
  await settings.closed()
  expect(account.password).toBe('groundnut-2027')
  expect(server.asked('account.report')).toMatchObject([{ body: { event: 'password-changed' } }])

  await settings.ask('Change password')
  await expect.element(settings.field('Current password')).toHaveValue('')
  await settings.press('Cancel')
  await settings.closed()
})

test('the new password must be another one, and none that guessers try first', async () => {
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
    .toHaveAccessibleErrorMessage(/among the first passwords that guessers try/)
})

test('a lost line is told in the dialog, which keeps what is typed', async () => {
  const { password } = await openSettings()
  await settings.ask('Change password')
  await settings.fill({
    'Current password': password,
    'New password': 'groundnut-2027',
    'Confirm new password': 'groundnut-2027',
  })
  const line = identity.cut('updatePassword')
  await settings.press('Update Password')
  await expect.element(settings.dialog.getByRole('alert')).toMatchTextContent(/The connection was lost/)
  line.mend()
  await settings.press('Update Password')
  await settings.closed()
})

test('a session that is over leads to the login, and from there back', async () => {
  const { email, password } = await openSettings()
  await settings.ask('Change password')
  await settings.fill({
    'Current password': password,
    'New password': 'groundnut-2027',
    'Confirm new password': 'groundnut-2027',
  })
  identity.answers({
    updatePassword: () => {
      throw refusal('NotAuthorizedException', 'Access Token has been revoked')
    },
  })
  await settings.press('Update Password')
  await login.shown()
  await expect.element(login.notice).toHaveTextContent('Please log in again. What you typed is kept.')
  await login.submit(email, password)
  await expect.element(settings.field('Current password')).toHaveFocus()
})

test('who can not be signed out everywhere is told so, and stays', async () => {
  await openSettings()
  await settings.ask('Sign out everywhere')
  await expect.element(settings.dialog).toMatchTextContent(/this one too/)
  const line = identity.cut('GlobalSignOut')
  await settings.press('Sign out everywhere')
  await expectToast(
    'You are not signed out',
    'The connection was lost. What you typed is kept. Please try again.',
  )
  line.mend()

  await settings.press('Stay logged in')
  await settings.closed()
  await expect.element(page.getByRole('button', { name: 'Sign out everywhere' })).toHaveFocus()
})
