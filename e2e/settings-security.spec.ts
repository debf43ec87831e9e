import { TOTP } from 'otpauth'
import { expect } from 'playwright/test'
import { lineDown, socketRefused, status } from './complaints.ts'
import { testSignedIn as test, uniqueEmail } from './fixtures.ts'
import { cutLine } from './lines.ts'
import { newestMail } from './mail.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { LoginPage } from './pages/login.ts'
import { ProfilePage } from './pages/profile.ts'
import { SettingsPage } from './pages/settings.ts'
import { expectToast } from './pages/toast.ts'

const wrongPassword = 'This is not your current password. Check it, then try again.'

test('a new password asks for the old one, and the owner is told', { tag: '@both' }, async ({
  page,
  person,
  identity,
  stack,
  complaints,
}) => {
  complaints.expect(status(400))
  const settings = await SettingsPage.open(page)
  await settings.ask('Change password')
  await settings.fill({
    'Current password': 'not-this-one-2026',
    'New password': 'groundnut-2027',
    'Confirm new password': 'groundnut-2028',
  })
  await settings.press('Update Password')
  await expect(settings.field('Confirm new password')).toHaveAccessibleErrorMessage(/not the same/)
  await settings.fill({ 'Confirm new password': 'groundnut-2027' })
  await settings.press('Update Password')
  await expect(settings.field('Current password')).toHaveAccessibleErrorMessage(wrongPassword)
  await expect(settings.field('Current password')).toBeFocused()
  await settings.fill({ 'Current password': person.password })
  await settings.press('Update Password')
  await expectToast(page, 'Password updated', 'Your password has been successfully updated.')
  await settings.closed()

  await expect(identity.signIn(person)).rejects.toThrow('Incorrect username or password.')
  await identity.signIn({ ...person, password: 'groundnut-2027' })
  await expect.poll(() => stack.mail.list(person.email)[0]?.subject).toMatch(/password/i)
})

test('a new email counts once its code has come back, typed or by its link', async ({
  page,
  context,
  person,
  identity,
  stack,
  complaints,
}) => {
  complaints.expect(status(400), socketRefused, lineDown)
  const first = uniqueEmail()
  const settings = await SettingsPage.open(page)
  await settings.ask('Change email')
  await settings.fill({ 'New email': person.email, 'Your password': person.password })
  await settings.press('Send code')
  await expect(settings.field('New email')).toHaveAccessibleErrorMessage(/your email already/)
  await settings.fill({ 'New email': first, 'Your password': 'not-this-one-2026' })
  await settings.press('Send code')
  await expect(settings.field('Your password')).toHaveAccessibleErrorMessage(wrongPassword)
  await settings.fill({ 'Your password': person.password })
  await settings.press('Send code')
  await expect(settings.dialog).toContainText(`We sent an email to ${first}`)
  await identity.signIn(person)

  const { code } = newestMail(stack, first)
  await settings.field('Six-digit code').fill(code === '000000' ? '000001' : '000000')
  await expect(settings.field('Six-digit code')).toHaveAccessibleErrorMessage(/That code is not right/)
  await page.reload()
  await expect(settings.dialog).toContainText(`We sent an email to ${first}`)
  await settings.field('Six-digit code').fill(code)
  await expectToast(page, 'Email changed', `You log in with ${first} from now on.`)
  await settings.closed()
  await expect(settings.shell.sidebar).toContainText(first)
  await identity.signIn({ ...person, email: first })

  const second = uniqueEmail()
  await settings.ask('Change email')
  await settings.fill({ 'New email': uniqueEmail(), 'Your password': person.password })
  await settings.press('Send code')
  await settings.press('Use another address')
  await expect(settings.field('New email')).toBeFocused()
  await settings.fill({ 'New email': second, 'Your password': person.password })
  await settings.press('Send code')
  await expect(settings.dialog).toContainText(`We sent an email to ${second}`)
  const { link } = newestMail(stack, second)
  const other = await context.newPage()
  const reports = await cutLine(other, 'POST', '/api/account/security-events')
  await other.goto(link)
  await expectToast(other, 'Email changed', `You log in with ${second} from now on.`)
  await expect(other).toHaveURL('/dashboard/settings')
  await expect(settings.shell.sidebar).toContainText(second)
  await other.goto(link)
  await expect(
    new SettingsPage(other).section('Security').getByText('This link does not work any more'),
  ).toBeInViewport()
  await reports.mend()
  await expect((await ProfilePage.open(other)).summary).toContainText(second)
})

test('two-factor login: set up, asked for at the login, and switched off with the password', async ({
  page,
  person,
  otherDevice,
  complaints,
}) => {
  complaints.expect(status(400))
  const settings = await SettingsPage.open(page)
  await settings.ask('Set up')
  await expect(settings.dialog.getByRole('img', { name: /key as a picture/ })).toBeVisible()
  const key = settings.dialog.locator('code')
  const before = (await key.textContent()) ?? ''
  await page.reload()
  await expect(key).toHaveText(before)
  const app = new TOTP({ secret: before.replaceAll(' ', '') })
  const right = app.generate()
  await settings.field('Code that the app shows now').fill(right === '000000' ? '000001' : '000000')
  await expect(settings.field('Code that the app shows now')).toHaveAccessibleErrorMessage(
    /the app shows now/,
  )
  await settings.field('Code that the app shows now').fill(app.generate())
  await expectToast(page, 'Two-factor login is on', 'Your next login asks for a code of your app.')
  await expect(settings.section('Security')).toContainText('On. A login takes your password and a code')

  const phone = await otherDevice.newPage()
  await (await LoginPage.open(phone)).submit(person)
  await phone.getByLabel('Code from your authenticator app').fill(app.generate())
  await new DashboardPage(phone).shown()

  await settings.ask('Switch off')
  await settings.fill({ 'Your password': 'not-this-one-2026' })
  await settings.press('Switch off')
  await expect(settings.field('Your password')).toHaveAccessibleErrorMessage(wrongPassword)
  await settings.fill({ 'Your password': person.password })
  await settings.press('Switch off')
  await expectToast(page, 'Two-factor login is off', 'Your password alone logs you in.')
  await settings.closed()
  await page.reload()
  await expect(settings.section('Security')).toContainText('Off. With an authenticator app')
})

test('signing out everywhere ends the other device too', { tag: '@both' }, async ({
  page,
  person,
  otherDevice,
  complaints,
}) => {
  complaints.expect(status(400), status(401), socketRefused)
  const phone = await otherDevice.newPage()
  await (await LoginPage.open(phone)).logIn(person)
  const settings = await SettingsPage.open(page)
  await settings.ask('Sign out everywhere')
  await settings.leaveBy('Sign out everywhere')
  await expectToast(page, 'Signed out everywhere', 'Every device asks for your password now, this one too.')
  // The live channel may have told it already.
  await phone.goto('/dashboard/applications')
  const toldToLogIn = { level: 1, name: /^(Log in|Authentication Required)$/ } as const
  await expect(phone.getByRole('heading', toldToLogIn)).toBeVisible()
})
