import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { openSettings, settings, wrongPassword } from './settings.testing.ts'

const row = () => settings.section('Security')
const key = settings.dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
const appCode = 'Code that the app shows now'

const askForKey = async (password: string) => {
  await settings.ask('Set up')
  await settings.fill({ 'Your password': password })
  await settings.press('Show the key')
  await expect.element(key).toHaveTextContent('JBSW Y3DP EHPK 3PXP')
}

test('the set-up needs the password, and shows a key that survives a reload', async () => {
  const account = await openSettings()
  await settings.ask('Set up')
  await settings.fill({ 'Your password': 'not-this-one-2026' })
  await settings.press('Show the key')
  await expect.element(settings.field('Your password')).toHaveAccessibleErrorMessage(wrongPassword)
  expect(server.asked('account.offerTwoFactor')).toEqual([])

  await settings.fill({ 'Your password': account.password })
  await settings.press('Show the key')
  await expect.element(settings.dialog.getByRole('heading')).toHaveFocus()
  await expect
    .element(settings.dialog.getByRole('img', { name: 'The key as a picture for your authenticator app' }))
    .toBeVisible()
  await expect.element(key).toHaveTextContent('JBSW Y3DP EHPK 3PXP')
  await reload()
  await expect.element(key).toHaveTextContent('JBSW Y3DP EHPK 3PXP')
  await settings.fill({ 'Your password': account.password })
  await settings.press('Continue')

  await settings.field(appCode).fill('000000')
  await expect.element(settings.field(appCode)).toHaveAccessibleErrorMessage(/the app shows now/)
  expect(account.asksAppCode).toBe(false)
  await settings.field(appCode).fill(account.appCode)
  await expectToast('Two-factor login is on', 'At your next login, we ask for a code from your app.')
  await settings.closed()
  await expect.element(row()).toMatchTextContent('On. To log in, you need your password and a code')
  expect(server.asked('account.offerTwoFactor')).toHaveLength(1)
})

test('when the code took too long, the password is needed again, and the key stays', async () => {
  const account = await openSettings()
  await askForKey(account.password)
  const late = server.refuse('account.turnOnTwoFactor', 'proof_required')
  await settings.field(appCode).fill(account.appCode)
  await expect.element(settings.field('Your password')).toBeVisible()
  await expect.element(key).toHaveTextContent('JBSW Y3DP EHPK 3PXP')
  late.mend()
  await settings.fill({ 'Your password': 'not-this-one-2026' })
  await settings.press('Continue')
  await expect.element(settings.field('Your password')).toHaveAccessibleErrorMessage(wrongPassword)
  await settings.fill({ 'Your password': account.password })
  await settings.press('Continue')
  await settings.field(appCode).fill(account.appCode)
  await expectToast('Two-factor login is on', 'At your next login, we ask for a code from your app.')
})

test('a key that did not load can be requested again', async () => {
  const { password } = await openSettings()
  const line = server.cut('account.offerTwoFactor')
  await settings.ask('Set up')
  await settings.fill({ 'Your password': password })
  await settings.press('Show the key')
  await expect.element(settings.dialog.getByRole('alert')).toMatchTextContent(/The connection was lost/)
  line.mend()
  await settings.press('Show the key')
  await expect.element(key).toBeVisible()
})

test('two-factor login is switched off with the password and a code', async () => {
  const { password, appCode: shown } = await openSettings({ asksAppCode: true })
  const code = 'Code that your authenticator app shows now'
  await settings.ask('Turn off')
  await settings.fill({ 'Your password': 'not-this-one-2026', [code]: shown })
  await settings.press('Turn off')
  await expect.element(settings.field('Your password')).toHaveAccessibleErrorMessage(wrongPassword)
  await settings.fill({ 'Your password': password })
  await settings.press('Turn off')
  await expectToast('Two-factor login is off', 'You log in with your password alone.')
  await settings.closed()
  await expect.element(row()).toMatchTextContent('Off. When it is on')
  await reload()
  await expect.element(row()).toMatchTextContent('Off. When it is on')
})

test('an unknown status offers only a retry', async () => {
  const line = server.cut('account.security')
  await openSettings({ asksAppCode: true })
  await expect.element(row()).toMatchTextContent('We could not find out whether it is on.')
  await expect.element(page.getByRole('button', { name: 'Set up' })).not.toBeInTheDocument()
  line.mend()
  await row().getByRole('button', { name: 'Try again' }).click()
  await expect.element(row()).toMatchTextContent('On. To log in, you need your password and a code')
})
