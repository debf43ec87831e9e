import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountOf } from '../../testing/account.ts'
import { identity, refusal } from '../../testing/identity.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { confirmEmail, dashboardShown, login, openLogin } from './auth.testing.ts'

test('the right password leads to the dashboard', async () => {
  const { email, password } = accountOf()
  await openLogin()
  await login.submit(` ${email.toUpperCase()} `, password)
  await dashboardShown()
  await expectToast('Welcome back!', "You've been successfully logged in.")
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = accountOf()
  await openLogin()
  const words =
    'The email or the password is not right. Check both, or press “Forgot password?” to choose a new one.'
  for (const given of [email, 'nobody@example.com']) {
    await login.submit(given, 'not-this-one-2026')
    await expectToast('Login Error', words)
    await expect.element(login.password).toHaveAccessibleErrorMessage(words)
    await expect.element(login.password).toHaveFocus()
    await login.password.fill('')
  }
})

test('an incomplete form shows errors at its fields', async () => {
  await openLogin()
  await login.submit('ngozi', '')
  await expect.element(login.email).toHaveAccessibleErrorMessage(/does not look like an email address/)
  await expect.element(login.password).toHaveAccessibleErrorMessage('Password is required.')
  await expect.element(login.email).toHaveFocus()
})

test('without a connection the login shows an error, and keeps the typed text', async () => {
  const { email, password } = accountOf()
  await openLogin()
  const line = identity.cut('signIn')
  await login.submit(email, password)
  await expect.element(page.getByRole('main')).toMatchTextContent('The connection was lost.')
  await expect.element(login.password).toHaveValue(password)
  line.mend()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await dashboardShown()
})

test('leftover tokens of another session do not stop a login', async () => {
  const { email, password } = accountOf()
  let left = 1
  await openLogin()
  identity.answers({
    signIn: () => {
      if (left-- > 0) throw refusal('UserAlreadyAuthenticatedException')
      return { isSignedIn: true, nextStep: { signInStep: 'DONE' } }
    },
  })
  await login.submit(email, password)
  await dashboardShown()
})

test('a person who has not confirmed the address yet is asked for a code', async () => {
  const { email, password, code } = accountOf({ isConfirmed: false })
  await openLogin()
  await login.submit(email, password)
  await confirmEmail.shown()
  await confirmEmail.resend.click()
  await expectToast('Code sent', `A new code is on its way to ${email}.`)
  await confirmEmail.code.fill(code)
  await dashboardShown()
})

test('a person with an authenticator app is asked for its code, and a wrong one is refused at its field', async () => {
  const { email, password } = accountOf({ asksAppCode: true })
  await openLogin()
  await login.submit(email, password)
  await expect.element(login.appCode).toHaveFocus()
  await login.appCode.fill('000000')
  await expect.element(login.appCode).toHaveAccessibleErrorMessage(/That code is not right. It changes/)
  await login.appCode.fill('654 321')
  await dashboardShown()
})

test('a person who asked for a screen is there after the login', async () => {
  const { email, password } = accountOf()
  const applications = '/dashboard/applications?view=board&status=offer'
  await openApp(applications, {
    person: null,
    answers: { 'applications.list': () => ({ applications: [], older: null }) },
  })
  await page.getByRole('link', { name: 'Log in' }).click()
  await login.submit(email, password)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Applications')
  expect(location.pathname + location.search).toBe(applications)
})

test('a signed-in person is redirected from the login, and no link leads to another site', async () => {
  for (const search of ['?mode=signup', '?mode=signin&next=https%3A%2F%2Fevil.example%2Fdashboard']) {
    const screen = await openApp(`/auth${search}`)
    await dashboardShown()
    expect(location.search).toBe('')
    await screen.unmount()
  }
})
