import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accountOf } from '../../testing/account.ts'
import { identity } from '../../testing/identity.ts'
import { ngozi } from '../../testing/newcomer.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { timing } from '../../timing.ts'
import { confirmEmail, dashboardShown, login } from './auth.testing.ts'
import { onConfirmed } from './confirmed-channel.ts'

const press = page.getByRole('button', { name: 'Confirm my email' })

type Link = { email: string; code: string; linkToken: string | null }

const openLink = async ({ email, code, linkToken }: Link, person: typeof ngozi | null = null) => {
  const query = new URLSearchParams({ email, code, ...(linkToken && { token: linkToken }) })
  const screen = await openApp(`/auth?${query}`, { person })
  await press.click()
  return screen
}

test('opening the link of the mail confirms nothing, and hides what it carries', async () => {
  const { email, code } = accountOf({ isConfirmed: false })
  await openApp(`/auth?${new URLSearchParams({ email, code, token: 'a'.repeat(43) })}`, { person: null })
  await expect.element(press).toBeVisible()
  await expect.element(page.getByText(`You are confirming ${email} for your account.`)).toBeVisible()
  await expect.element(page.getByText(/^You did not sign up\? Then close this page/)).toBeVisible()
  await expect.poll(() => location.search).toBe('')
  await reload()
  await expect.element(press).toBeVisible()
  expect(identity.asked('confirmSignUp')).toEqual([])
})

test("one press of the link's button confirms and logs in", async () => {
  const account = accountOf({ isConfirmed: false })
  await openLink(account)
  await dashboardShown()
  await expectToast('Your email is confirmed.', 'You are logged in.')
  expect(account).toMatchObject({ isConfirmed: true, linkToken: null })
})

test('a link that no longer logs in still confirms, and asks to log in', async () => {
  const account = accountOf({ isConfirmed: false })
  const old = { ...account, linkToken: 'o'.repeat(43) }
  const screen = await openLink(old)
  await login.shown()
  await expect.element(login.notice).toHaveTextContent('Your email is confirmed. Log in to continue.')
  await expect.element(login.email).toHaveValue(account.email)
  expect(account.isConfirmed).toBe(true)

  // A second press does no harm.
  await screen.unmount()
  await openLink(old)
  await expect.element(login.notice).toHaveTextContent('This email is confirmed already. Log in to continue.')
  await login.submit(account.email, account.password)
  await dashboardShown()
})

test('where somebody else is logged in, the link confirms and leaves them in', async () => {
  const account = accountOf({ isConfirmed: false, email: 'bola@example.com' })
  await openLink(account, ngozi)
  await dashboardShown()
  await expectToast(
    'Your email is confirmed.',
    `You are logged in here as ${ngozi.email}. To use bola@example.com, log out first.`,
  )
  expect(account.isConfirmed).toBe(true)
  expect(account.linkToken).not.toBeNull()
})

test('a link that a newer mail replaced says so, and offers a new code', async () => {
  const account = accountOf({ isConfirmed: false })
  await openLink({ ...account, code: '000000' })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This link does not work any more')
  await page.getByRole('button', { name: 'Get a new code' }).click()
  await confirmEmail.shown()
  await confirmEmail.resend.click()
  await expectToast('Code sent', `A new code is on its way to ${account.email}.`)
  await confirmEmail.code.fill(account.code)
  await login.shown()
  await expect.element(login.email).toHaveValue(account.email)
})

test('without a connection the link says that nothing is confirmed yet, and can be retried', async () => {
  const account = accountOf({ isConfirmed: false })
  const line = identity.cut('confirmSignUp')
  await openLink(account)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your email is not confirmed yet')
  line.mend()
  const later = identity.cut('signIn')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your email is confirmed')
  later.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await dashboardShown()
})

test('a tab with the password signs in, whether an old link or the code confirmed', async () => {
  const account = accountOf({ isConfirmed: false, linkToken: null })
  const callback = vi.fn()
  onTestFinished(onConfirmed({ email: account.email, canSignIn: true, callback }))
  vi.spyOn(timing, 'otherTab', 'get').mockReturnValue(10_000)
  const notice = 'Your email is confirmed. The tab where you signed up is logging you in.'
  const screen = await openLink(account)
  await expect.element(login.notice).toHaveTextContent(notice)
  expect(callback).toHaveBeenCalledOnce()

  await screen.unmount()
  account.isConfirmed = false
  await openLink({ ...account, code: '000000' })
  await page.getByRole('button', { name: 'Get a new code' }).click()
  await confirmEmail.code.fill(account.code)
  await expect.element(login.notice).toHaveTextContent(notice)
  expect(callback).toHaveBeenCalledTimes(2)
})
