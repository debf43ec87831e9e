import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { accountOf, signUpId } from '../../testing/account.ts'
import { server } from '../../testing/fake-server.ts'
import { identity, refusal } from '../../testing/identity.ts'
import { ngozi } from '../../testing/newcomer.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { timing } from '../../timing.ts'
import {
  confirmEmail,
  dashboardShown,
  login,
  newcomerAccount,
  openLogin,
  openSignUp,
  wizard,
} from './auth.testing.ts'
import { announceConfirmed } from './confirmed-channel.ts'

const { email } = newcomerAccount

/** Somebody has signed up in this tab, and is asked to confirm. */
const signUp = async () => {
  const account = accountOf({ email: ngozi.email })
  await openSignUp()
  await wizard.fillAccount(newcomerAccount)
  await wizard.skipTo(4)
  await wizard.create.click()
  await confirmEmail.shown()
  return account
}

test('a wrong code is shown at its field, and the right one still works', async () => {
  const { code } = await signUp()
  await confirmEmail.code.fill('000000')
  await expect.element(confirmEmail.code).toHaveAccessibleErrorMessage(/That code is not right/)
  await confirmEmail.code.fill(code)
  await dashboardShown()
  await expectToast('Your email is confirmed.', 'You are logged in.')
})

test('the screen goes on by itself when the address is confirmed on another device', async () => {
  vi.spyOn(timing, 'confirmLook', 'get').mockReturnValue(20)
  const account = await signUp()
  await expect.element(page.getByText(/this page continues by itself\./)).toBeVisible()
  const looks: string[] = []
  server.answers({
    'account.signUpState': ({ params }) => {
      looks.push(params.id)
      // A look that fails shows nothing, and is not the last one.
      if (looks.length === 1) throw new ApiError('unavailable')
      return { confirmed: account.isConfirmed }
    },
  })
  await expect.poll(() => looks.length).toBeGreaterThan(2)
  await expect.element(page.getByRole('main').getByRole('alert')).not.toBeInTheDocument()
  account.isConfirmed = true
  await dashboardShown()
  await expectToast('Your email is confirmed.', 'You are logged in.')
  expect(looks[0]).toBe(signUpId)
})

test('a look and another tab that tell at the same time make one login', async () => {
  const account = await signUp()
  account.isConfirmed = true
  server.answers({ 'account.signUpState': () => ({ confirmed: true }) })
  window.dispatchEvent(new Event('focus'))
  await announceConfirmed(email)
  await dashboardShown()
  expect(identity.asked('signIn')).toHaveLength(1)
})

test('without the id of the sign-up, coming back to the page logs in', async () => {
  const account = accountOf({ isConfirmed: false })
  await openLogin()
  await login.submit(account.email, account.password)
  await confirmEmail.shown()
  account.isConfirmed = true
  window.dispatchEvent(new Event('focus'))
  await dashboardShown()
})

test('after a reload, the login says that the address was confirmed meanwhile', async () => {
  const account = await signUp()
  await reload()
  await confirmEmail.shown()
  account.isConfirmed = true
  window.dispatchEvent(new Event('focus'))
  await login.shown()
  await expect.element(login.notice).toHaveTextContent('Your email is confirmed. Log in to continue.')
  await expect.element(login.email).toHaveValue(email)
})

test('another code can be asked for after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await signUp()
  await expect.element(confirmEmail.resend).toHaveTextContent('Resend code in 30 s')
  await expect.element(confirmEmail.resend).toHaveAttribute('aria-disabled', 'true')
  vi.advanceTimersByTime(29_000)
  await expect.element(confirmEmail.resend).toHaveTextContent('Resend code in 1 s')
  vi.advanceTimersByTime(1_000)
  await confirmEmail.resend.click()
  await expectToast('Code sent', `A new code is on its way to ${email}.`)
  await expect.element(confirmEmail.resend).toHaveTextContent('Resend code in 30 s')
  expect(identity.asked('resendSignUpCode')).toEqual([{ username: email }])
})

test('a person who requests codes too often is told so', async () => {
  accountOf({ isConfirmed: false })
  identity.answers({
    resendSignUpCode: () => {
      throw refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
    },
  })
  await openLogin()
  await login.submit(ngozi.email, 'kola-nut-2026')
  await confirmEmail.resend.click()
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(/You asked for too many codes or links/)
})

test('a link that was followed in another tab brings this one to the dashboard', async () => {
  const account = await signUp()
  account.isConfirmed = true
  vi.spyOn(timing, 'otherTab', 'get').mockReturnValue(10_000)
  expect(await announceConfirmed(email)).toBe(true)
  await dashboardShown()
})

test('a reloaded tab learns of the link too, and asks to log in', async () => {
  const account = await signUp()
  await reload()
  await confirmEmail.shown()
  account.isConfirmed = true
  expect(await announceConfirmed(email)).toBe(false)
  await login.shown()
  await expect.element(login.notice).toHaveTextContent('Your email is confirmed. Log in to continue.')
  await expect.element(login.email).toHaveValue(email)
})

test('"I followed the link" signs in a person who did, and tells others that they did not', async () => {
  const account = await signUp()
  await confirmEmail.followed.click()
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(/This email is not confirmed yet/)
  account.isConfirmed = true
  await confirmEmail.followed.click()
  await dashboardShown()
})

test('without the password, "I followed the link" leads to the login, and from there back to the code', async () => {
  const { password } = await signUp()
  await reload()
  await confirmEmail.followed.click()
  await login.shown()
  await expect
    .element(login.notice)
    .toHaveTextContent('Log in to continue. If your email is not confirmed yet, we ask for the code again.')
  await login.submit(email, password)
  await confirmEmail.shown()
})

test('requesting a code after the confirmation leads to the login', async () => {
  const account = await signUp()
  await reload()
  account.isConfirmed = true
  await confirmEmail.resend.click()
  await login.shown()
  await expect.element(login.notice).toHaveTextContent('This email is confirmed already. Log in to continue.')
})

test('a person who mistyped the address can go back to it', async () => {
  await signUp()
  await page.getByRole('button', { name: 'Use another email' }).click()
  await wizard.shown(1)
  await expect.element(wizard.field('Email')).toHaveValue(email)
})
