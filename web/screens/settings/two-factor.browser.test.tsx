import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { identity } from '../../testing/identity.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { openSettings, settings, wrongPassword } from './settings.testing.ts'

const row = () => settings.section('Security')
const key = settings.dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
const appCode = 'Code that the app shows now'

test('the set-up shows a key that outlives a reload, and asks for a code of the app', async () => {
  const account = await openSettings()
  await settings.ask('Set up')
  await expect
    .element(settings.dialog.getByRole('img', { name: 'The key as a picture for your authenticator app' }))
    .toBeVisible()
  await expect.element(key).toHaveTextContent('JBSW Y3DP EHPK 3PXP')
  await reload()
  await expect.element(key).toHaveTextContent('JBSW Y3DP EHPK 3PXP')
  expect(identity.asked('setUpTOTP')).toHaveLength(1)

  await settings.field(appCode).fill('000000')
  await expect.element(settings.field(appCode)).toHaveAccessibleErrorMessage(/the app shows now/)
  expect(account.asksAppCode).toBe(false)
  await settings.field(appCode).fill(account.appCode)
  await expectToast('Two-factor login is on', 'Your next login asks for a code of your app.')
  await settings.closed()
  await expect.element(row()).toMatchTextContent('On. A login takes your password and a code')
  expect(account.asksAppCode).toBe(true)
  expect(server.asked('account.report')).toMatchObject([{ body: { event: 'two-factor-on' } }])
})

test('switching on that fails after a right code does not prove it a second time', async () => {
  const account = await openSettings()
  await settings.ask('Set up')
  const line = identity.cut('updateMFAPreference')
  await settings.field(appCode).fill(account.appCode)
  await expect.element(settings.field(appCode)).toHaveAccessibleErrorMessage(/The connection was lost/)
  line.mend()
  await settings.press('Turn on')
  await expectToast('Two-factor login is on', 'Your next login asks for a code of your app.')
  expect(identity.asked('verifyTOTPSetup')).toHaveLength(1)
})

test('a key that did not come can be asked for again', async () => {
  await openSettings()
  const line = identity.cut('setUpTOTP')
  await settings.ask('Set up')
  await expect.element(settings.dialog.getByRole('alert')).toMatchTextContent(/The connection was lost/)
  line.mend()
  await settings.press('Try again')
  await expect.element(key).toBeVisible()
})

test('it is switched off with the password', async () => {
  const { password } = await openSettings({ asksAppCode: true })
  await settings.ask('Switch off')
  await settings.fill({ 'Your password': 'not-this-one-2026' })
  await settings.press('Switch off')
  await expect.element(settings.field('Your password')).toHaveAccessibleErrorMessage(wrongPassword)
  await settings.fill({ 'Your password': password })
  await settings.press('Switch off')
  await expectToast('Two-factor login is off', 'Your password alone logs you in.')
  await settings.closed()
  await expect.element(row()).toMatchTextContent('Off. With an authenticator app')
  expect(server.asked('account.report')).toMatchObject([{ body: { event: 'two-factor-off' } }])
  await reload()
  await expect.element(row()).toMatchTextContent('Off. With an authenticator app')
})

test('what is not known offers nothing to press but another look', async () => {
  const line = identity.cut('GetUser')
  await openSettings({ asksAppCode: true })
  await expect.element(row()).toMatchTextContent('We could not find out whether it is on.')
  await expect.element(page.getByRole('button', { name: 'Set up' })).not.toBeInTheDocument()
  line.mend()
  await row().getByRole('button', { name: 'Try again' }).click()
  await expect.element(row()).toMatchTextContent('On. A login takes your password and a code')
})
