import { TOTP } from 'otpauth'
import { expect } from 'playwright/test'
import { socketRefused, status } from './browser-errors.ts'
import { testSignedIn as test, uniqueEmail } from './fixtures.ts'
import { newestMail } from './mail.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { LoginPage } from './pages/login.ts'
import { ProfilePage } from './pages/profile.ts'
import { SettingsPage } from './pages/settings.ts'
import { expectToast } from './pages/toast.ts'

const wrongPassword = 'This is not your current password. Check it, then try again.'

test('a person changes the password, the owner is notified, and then all sessions are ended', async ({
  page,
  person,
  identity,
  otherDevice,
  stack,
  browserErrors,
}) => {
  browserErrors.expect(status(400), status(401), socketRefused)
  const phone = await otherDevice.newPage()
  await (await LoginPage.open(phone)).logIn(person)
  const settings = await SettingsPage.open(page)
  await settings.ask('Change password')
  await settings.fill({
    'Current password': 'not-this-one-2026',
    'New password': 'groundnut-2027',
    'Confirm new password': 'groundnut-2027',
  })
  await settings.press('Update Password')
  await expect(settings.field('Current password')).toHaveAccessibleErrorMessage(wrongPassword)
  await settings.fill({ 'Current password': person.password })
  await settings.press('Update Password')
  await expectToast(page, 'Password updated', 'Your password has been successfully updated.')
  await settings.closed()
  await expect(identity.signIn(person)).rejects.toThrow('Incorrect username or password.')
  await identity.signIn({ ...person, password: 'groundnut-2027' })
  await expect.poll(() => stack.mail.list(person.email)[0]?.subject).toMatch(/password/i)

  await settings.ask('Log out everywhere')
  await settings.leaveBy('Log out everywhere')
  await expectToast(
    page,
    'Logged out everywhere',
    'Every device asks for your password now, also this device.',
  )
  // Reads are answered until the access token expires. A change is refused at once.
  await (await SettingsPage.open(phone)).section('Appearance').getByText('Dark', { exact: true }).click()
  await new LoginPage(phone).shown()
})

test('a new email takes effect with its code, typed or by its link', async ({
  page,
  context,
  person,
  identity,
  stack,
  browserErrors,
}) => {
  browserErrors.expect(status(400), status(422), socketRefused)
  const first = uniqueEmail()
  const settings = await SettingsPage.open(page)
  await settings.askForEmail(first, person.password)
  await identity.signIn(person)
  await page.reload()
  await expect(settings.dialog).toContainText(`We sent an email to ${first}`)
  await settings.field('Six-digit code').fill(newestMail(stack, first).code)
  await expectToast(page, 'Email changed', `You log in with ${first} from now on.`)
  await settings.closed()
  await expect(settings.shell.sidebar).toContainText(first)
  await identity.signIn({ ...person, email: first })

  const second = uniqueEmail()
  await settings.askForEmail(second, person.password)
  const { link } = newestMail(stack, second)
  const other = await context.newPage()
  await other.goto(link)
  const elsewhere = new SettingsPage(other)
  await elsewhere.press('Confirm')
  await expectToast(other, 'Email changed', `You log in with ${second} from now on.`)
  await expect(settings.shell.sidebar).toContainText(second)
  await other.goto(link)
  await expect(elsewhere.dialog).toContainText('This link does not work any more')
  await expect((await ProfilePage.open(other)).summary).toContainText(second)
})

test('a change that the owner did not make is undone by the link of the mail', async ({
  page,
  person,
  identity,
  otherDevice,
  stack,
  browserErrors,
}) => {
  browserErrors.expect(status(400), status(401), socketRefused)
  const thiefs = uniqueEmail()
  const settings = await SettingsPage.open(page)
  await settings.askForEmail(thiefs, person.password)
  await settings.field('Six-digit code').fill(newestMail(stack, thiefs).code)
  await settings.closed()

  await expect.poll(() => stack.mail.list(person.email)[0]?.subject).toMatch(/email address was changed/)
  const owners = await otherDevice.newPage()
  const link = stack.mail.list(person.email)[0]?.links.find(url => url.includes('/undo')) ?? ''
  await owners.goto(link)
  await owners.getByRole('button', { name: 'Undo the change' }).click()
  await owners.getByRole('link', { name: 'Send the email again' }).click()
  await expect(owners).toHaveURL('/forgot-password')
  await expect(identity.signIn({ ...person, email: thiefs })).rejects.toThrow(
    'Incorrect username or password.',
  )
})

test('two-factor login is set up, required at the login, and switched off with the password and a code', async ({
  page,
  person,
  otherDevice,
  stack,
  browserErrors,
}) => {
  browserErrors.expect(status(400))
  const settings = await SettingsPage.open(page)
  await settings.ask('Set up')
  await settings.fill({ 'Your password': person.password })
  await settings.press('Show the key')
  const key = (await settings.dialog.locator('code').textContent()) ?? ''
  const app = new TOTP({ secret: key.replaceAll(' ', '') })
  await settings.field('Code that the app shows now').fill(app.generate())
  await expectToast(page, 'Two-factor login is on', 'At your next login, we ask for a code from your app.')

  const phone = await otherDevice.newPage()
  await (await LoginPage.open(phone)).submit(person)
  const code = phone.getByLabel('Code from your authenticator app')
  const right = app.generate()
  await code.fill(right === '000000' ? '000001' : '000000')
  await expect(code).toHaveAccessibleErrorMessage(/That code is not right/)
  await code.fill(app.generate())
  await new DashboardPage(phone).shown()

  // A code is accepted only once, so the test uses the code of the next half minute.
  stack.clock.advance(30)
  try {
    await settings.ask('Turn off')
    await settings.fill({
      'Your password': person.password,
      'Code that your authenticator app shows now': app.generate({ timestamp: Date.now() }),
    })
    await settings.press('Turn off')
    await expectToast(page, 'Two-factor login is off', 'You log in with your password alone.')
  } finally {
    stack.clock.advance(-30)
  }
  await page.reload()
  await expect(settings.section('Security')).toContainText('Off. When it is on')
})
