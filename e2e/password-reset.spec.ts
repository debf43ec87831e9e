import { expect } from 'playwright/test'
import { socketRefused, status } from './browser-errors.ts'
import { test, uniqueEmail } from './fixtures.ts'
import { newestMail } from './mail.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { ForgotPasswordPage } from './pages/forgot-password.ts'
import { LoginPage } from './pages/login.ts'
import { ResetPasswordPage } from './pages/reset-password.ts'
import { expectToast } from './pages/toast.ts'

const sentToast = ['Reset email sent', 'Check your email for a password reset link.'] as const

test('a password reset that is requested on one device and completed on another changes the password', {
  tag: '@phone',
}, async ({ page, person, otherDevice, stack, browserErrors }) => {
  browserErrors.expect(status(400), socketRefused)
  const unknown = uniqueEmail()
  const forgot = await ForgotPasswordPage.openFrom(await LoginPage.open(page), unknown)
  await forgot.send()
  await expectToast(page, ...sentToast)
  await forgot.sent()
  expect(stack.mail.list(unknown)).toEqual([])

  await ForgotPasswordPage.openFrom(await forgot.backToLogin(), person.email)
  await forgot.send()
  await forgot.sent()
  const { link } = newestMail(stack, person.email)
  const phone = await otherDevice.newPage()
  const reset = await ResetPasswordPage.open(phone, link)
  await expect(phone).toHaveURL('/reset-password')
  await reset.submit('groundnut-2027')
  const dashboard = await new DashboardPage(phone).shown()
  await expectToast(phone, 'Password updated', 'Your password has been successfully updated.')

  const login = await forgot.backToLogin()
  await login.submit(person)
  await expectToast(
    page,
    'Login Error',
    'The email or the password is not right. Check both, or press “Forgot password?” to choose a new one.',
  )
  await login.logIn({ email: person.email, password: 'groundnut-2027' })

  // The link works once. The next link is valid for an hour.
  await dashboard.shell.logOut()
  await (await ResetPasswordPage.open(phone, link)).submit('groundnut-2028')
  await reset.spent()
  await reset.sendNewLink()
  const next = newestMail(stack, person.email).link
  expect(next).not.toBe(link)
  await ResetPasswordPage.open(phone, next)
  stack.clock.advance(61 * 60)
  try {
    await reset.submit('groundnut-2028')
    await reset.spent()
  } finally {
    stack.clock.advance(-61 * 60)
  }
  await (await ResetPasswordPage.open(phone, next)).submit('groundnut-2028')
  await dashboard.shown()
})
