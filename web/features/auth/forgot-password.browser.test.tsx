import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountOf } from '../../testing/account.ts'
import { identity, refusal } from '../../testing/identity.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { login, openLogin } from './auth.testing.ts'

const heading = page.getByRole('heading', { level: 1 })
const email = page.getByLabelText(/^Email/)
const send = page.getByRole('button', { name: 'Send Reset Link' })
const sent = () => expect.element(heading).toHaveTextContent('Check Your Email')

const openForm = async () => {
  await openApp('/forgot-password', { person: null })
  await expect.element(heading).toHaveTextContent('Forgot your password?')
}

test('the address from the login is filled in, and a reload still says that the mail was sent', async () => {
  const account = accountOf()
  await openLogin()
  await login.email.fill(account.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect.element(email).toHaveValue(account.email)
  await send.click()
  await expectToast('Reset email sent', 'Check your email for a password reset link.')
  await sent()
  await reload()
  await sent()
  expect(identity.asked('resetPassword')).toEqual([{ username: account.email }])
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await login.shown()
})

test('an incomplete address is refused at its field', async () => {
  await openForm()
  await email.fill('ngozi')
  await send.click()
  await expect.element(email).toHaveAccessibleErrorMessage(/does not look like an email address/)
})

test('an unconfirmed address gets the same answer as any other, and the mail that confirms it', async () => {
  accountOf({ isConfirmed: false })
  identity.answers({
    resetPassword: () => {
      const words =
        'Cannot reset password for the user as there is no registered/verified email or phone_number'
      throw refusal('InvalidParameterException', words)
    },
  })
  await openForm()
  await email.fill('unconfirmed@example.com')
  await send.click()
  await sent()
  expect(identity.asked('resendSignUpCode')).toEqual([
    { username: 'unconfirmed@example.com', options: { clientMetadata: { reason: 'password-forgotten' } } },
  ])
})

test('when the reset mail was sent, a refusal of the other mail is no error', async () => {
  accountOf()
  identity.answers({
    resendSignUpCode: () => {
      throw refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
    },
  })
  await openForm()
  await email.fill('ngozi@example.com')
  await send.click()
  await sent()
})

test('a lost connection shows an error, and the next press works', async () => {
  accountOf()
  await openForm()
  await email.fill('ngozi@example.com')
  const line = identity.cut('resetPassword')
  await send.click()
  await expectToast('Error', 'The connection was lost. What you typed is kept. Please try again.')
  await expect.element(email).toHaveValue('ngozi@example.com')
  line.mend()
  await send.click()
  await sent()
})

test.for([
  ['LimitExceededException', 'You asked for too many codes or links. Please wait an hour, then try again.'],
  ['InvalidParameterException', 'An unexpected error occurred. Please try again.'],
] as const)('%s is shown in plain words', async ([name, words]) => {
  accountOf()
  identity.answers({
    resetPassword: () => {
      throw refusal(name)
    },
  })
  await openForm()
  await email.fill('ngozi@example.com')
  await send.click()
  await expectToast('Error', words)
})
