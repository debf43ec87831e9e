import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountOf } from '../../testing/account.ts'
import { identity, refusal } from '../../testing/identity.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { dashboardShown, login } from './auth.testing.ts'

const heading = page.getByRole('heading', { level: 1 })
const password = page.getByLabelText(/^New Password/)
const again = page.getByLabelText(/^Confirm New Password/)
const updated = ['Password updated', 'Your password has been successfully updated.'] as const

const openLink = async ({ email, code }: { email: string; code: string }) => {
  await openApp(`/reset-password?${new URLSearchParams({ email, code })}`, { person: null })
  await expect.element(heading).toHaveTextContent('Choose a new password')
}

/** The same twice, unless told otherwise. */
const submit = async (first: string, second = first) => {
  await password.fill(first)
  await again.fill(second)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

const spent = () => expect.element(heading).toHaveTextContent('This link does not work any more')

test('the code of the link is removed from the address bar, survives a reload, and leads to the dashboard', async () => {
  const account = accountOf()
  await openLink(account)
  await expect.poll(() => location.search).toBe('')
  await reload()
  await expect.element(heading).toHaveTextContent('Choose a new password')
  await submit('groundnut-2027')
  await dashboardShown()
  await expectToast(...updated)
  expect(account.password).toBe('groundnut-2027')
})

test('an empty, a different and a short password are each refused', async () => {
  await openLink(accountOf())
  await submit('')
  await expect.element(password).toHaveAccessibleErrorMessage('New password is required.')
  await expect.element(password).toHaveFocus()
  await submit('nut', 'kola')
  await expectToast("Passwords don't match", 'Please ensure both passwords are identical.')
  await expect.element(again).toHaveAccessibleErrorMessage('Please ensure both passwords are identical.')
  await submit('nut')
  const short = 'Password must be at least 6 characters long.'
  await expectToast('Password too short', short)
  await expect.element(password).toHaveAccessibleErrorMessage(short)
  await submit('steelers')
  await expect.element(password).toHaveAccessibleErrorMessage(/easy to guess\. Put a few words/)
  expect(identity.asked('confirmResetPassword')).toEqual([])
})

test('a link that was used, replaced or is too old says so, and offers a new one', async () => {
  const account = accountOf()
  await openLink({ ...account, code: '000000' })
  await submit('groundnut-2027')
  await spent()
  await expectToast(
    'Error',
    'This link does not work any more: it was used before, we sent you a newer email, or it is too old.',
  )
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expectToast('Reset email sent', 'Check your email for a password reset link.')
  await expect.element(heading).toHaveTextContent('Check Your Email')
  expect(identity.asked('resetPassword')).toEqual([{ username: account.email }])
})

test('a password forgotten before the address was confirmed is chosen by the one link that also confirms', async () => {
  const account = accountOf({ isConfirmed: false })
  const { email, code, linkToken } = account
  await openApp(`/reset-password?${new URLSearchParams({ email, code, token: linkToken ?? '' })}`, {
    person: null,
  })
  await expect.poll(() => location.search).toBe('')
  await submit('groundnut-2027')
  await dashboardShown()
  await expectToast(...updated)
  expect(account).toMatchObject({ isConfirmed: true, password: 'groundnut-2027', linkToken: null })
})

test('such a link whose fifteen minutes are over has confirmed the address, and another link is offered', async () => {
  const account = accountOf({ isConfirmed: false, linkToken: null })
  const { email, code } = account
  const token = 'a-token-whose-fifteen-minutes-are-long-over'
  await openApp(`/reset-password?${new URLSearchParams({ email, code, token })}`, { person: null })
  await submit('groundnut-2027')
  await spent()
  expect(account.isConfirmed).toBe(true)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect.element(heading).toHaveTextContent('Check Your Email')
})

test('a rate limit is not reported as a broken link', async () => {
  const account = accountOf()
  identity.answers({
    confirmResetPassword: () => {
      throw refusal('LimitExceededException')
    },
  })
  await openLink(account)
  await submit('groundnut-2027')
  await expectToast('Error', 'You asked for too many codes or links. Please wait an hour, then try again.')
  await expect.element(password).toHaveValue('groundnut-2027')
})

test('an account with an authenticator app still asks for its code', async () => {
  await openLink(accountOf({ asksAppCode: true }))
  await submit('groundnut-2027')
  await expectToast(...updated)
  await login.appCode.fill('654321')
  await dashboardShown()
})

test('when the login after the new password fails, the person is asked to log in with it', async () => {
  const account = accountOf()
  identity.cut('signIn')
  await openLink(account)
  await submit('groundnut-2027')
  await login.shown()
  await expect
    .element(login.notice)
    .toHaveTextContent('Your password is updated. Log in with the new password to continue.')
  await expect.element(login.email).toHaveValue(account.email)
})

test('without the link of the mail, the page says what to do', async () => {
  await openApp('/reset-password?email=ngozi%40example.com', { person: null })
  await expect.element(heading).toHaveTextContent('This page needs the link from our email')
  await page.getByRole('link', { name: 'Send Reset Link' }).click()
  await expect.element(heading).toHaveTextContent('Forgot your password?')
})
