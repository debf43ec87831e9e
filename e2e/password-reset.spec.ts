import { expect } from 'playwright/test'
import { lineDown, status } from './complaints.ts'
import { test, uniqueEmail } from './fixtures.ts'
import { newestMail } from './mail.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { ForgotPasswordPage } from './pages/forgot-password.ts'
import { LoginPage } from './pages/login.ts'
import { ResetPasswordPage } from './pages/reset-password.ts'
import { expectToast } from './pages/toast.ts'

const sentToast = ['Reset email sent', 'Check your email for a password reset link.'] as const
const updatedToast = ['Password updated', 'Your password has been successfully updated.'] as const

test('asked for on one device, chosen on another: from then on the new password counts', {
  tag: '@both',
}, async ({ page, person, otherDevice, stack, complaints }) => {
  complaints.expect(status(400))
  const forgot = await ForgotPasswordPage.openFrom(await LoginPage.open(page), person.email)
  await expect(forgot.email).toHaveValue(person.email)
  await forgot.send()
  await expectToast(page, ...sentToast)
  await forgot.sent()
  await page.reload()
  await forgot.sent()

  const phone = await otherDevice.newPage()
  const reset = await ResetPasswordPage.open(phone, newestMail(stack, person.email).link)
  await expect(phone).toHaveURL('/reset-password')
  await phone.reload()
  await reset.shown()

  await reset.submit('')
  await expect(reset.password).toHaveAccessibleErrorMessage('New password is required.')
  await reset.submit('nut', 'kola')
  await expectToast(phone, "Passwords don't match", 'Please ensure both passwords are identical.')
  await expect(reset.again).toHaveAccessibleErrorMessage('Please ensure both passwords are identical.')
  await reset.submit('nut')
  await expectToast(phone, 'Password too short', 'Password must be at least 6 characters long.')
  await expect(reset.password).toHaveAccessibleErrorMessage('Password must be at least 6 characters long.')

  await reset.submit('groundnut-2027')
  await new DashboardPage(phone).shown()
  await expectToast(phone, ...updatedToast)

  const login = await forgot.backToLogin()
  await login.submit(person)
  await expectToast(
    page,
    'Login Error',
    'The email or the password is not right. Check both, then try again.',
  )
  await login.logIn({ email: person.email, password: 'groundnut-2027' })
})

test('a link that is too old or was used offers a new one, which works', async ({
  page,
  person,
  stack,
  complaints,
}) => {
  complaints.expect(status(400))
  const forgot = await ForgotPasswordPage.open(page)
  await forgot.email.fill(person.email)
  await forgot.send()
  await forgot.sent()
  const reset = await ResetPasswordPage.open(page, newestMail(stack, person.email).link)
  stack.clock.advance(61 * 60)
  try {
    await reset.submit('groundnut-2027')
    await reset.spent()
  } finally {
    stack.clock.advance(-61 * 60)
  }
  await reset.sendNewLink()
  await expectToast(page, ...sentToast)

  const { link } = newestMail(stack, person.email)
  await (await ResetPasswordPage.open(page, link)).submit('groundnut-2027')
  const dashboard = await new DashboardPage(page).shown()
  await dashboard.shell.logOut()

  await (await ResetPasswordPage.open(page, link)).submit('groundnut-2028')
  await expectToast(
    page,
    'Error',
    'This link does not work any more: it was used before, a newer email has taken its place, or it is older than an hour.',
  )
  await reset.spent()
})

test('an unknown address sees the same; who asks too often, or on a dead line, is told plainly', async ({
  page,
  identity,
  stack,
  complaints,
}) => {
  complaints.expect(status(400), lineDown)
  const email = uniqueEmail()
  const forgot = await ForgotPasswordPage.open(page)
  await forgot.email.fill('ngozi')
  await forgot.send()
  await expect(forgot.email).toHaveAccessibleErrorMessage(/does not look like an email address/)
  await forgot.email.fill(email)
  await page.route('**/idp', route => route.abort())
  await forgot.send()
  await expectToast(page, 'Error', 'The connection was lost. What you typed is kept. Please try again.')
  await page.unroute('**/idp')
  await forgot.send()
  await expectToast(page, ...sentToast)
  await forgot.sent()
  expect(stack.mail.list(email)).toEqual([])

  for (let more = 1; more < 5; more += 1) await identity.forgetPassword(email)
  await ForgotPasswordPage.openFrom(await forgot.backToLogin(), email)
  await forgot.send()
  await expectToast(page, 'Error', 'That was asked for too often. Please wait an hour, then try again.')
})

test('an account with an authenticator app still asks for its code', async ({
  page,
  person,
  identity,
  tokens,
  stack,
}) => {
  const app = await identity.protect(tokens)
  await identity.forgetPassword(person.email)
  await (await ResetPasswordPage.open(page, newestMail(stack, person.email).link)).submit('groundnut-2027')
  await expectToast(page, ...updatedToast)
  await page.getByLabel('Code from your authenticator app').fill(app.generate())
  await new DashboardPage(page).shown()
})

test('without the link of the mail, the page says what to do', async ({ page }) => {
  await page.goto('/reset-password?email=ngozi%40example.com')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs the link from our email')
  await page.getByRole('link', { name: 'Send Reset Link' }).click()
  await new ForgotPasswordPage(page).shown()
})
