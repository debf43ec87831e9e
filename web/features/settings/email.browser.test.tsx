import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { server } from '../../testing/fake-server.ts'
import { ngozi } from '../../testing/newcomer.ts'
import { expectToast } from '../../testing/toast.ts'
import { openSettings, settings, wrongPassword } from './settings.testing.ts'

const next = 'ngozi.eze@example.org'

const askFor = async (email: string, password: string) => {
  await settings.fill({ 'New email': email, 'Your password': password })
  await settings.press('Send code')
}

test('a new email needs the password, and takes effect with its code', async () => {
  const { password, code } = await openSettings()
  await settings.ask('Change email')
  await askFor(next, 'not-this-one-2026')
  await expect.element(settings.field('Your password')).toHaveAccessibleErrorMessage(wrongPassword)
  await askFor(next, password)
  await expect.element(settings.dialog).toMatchTextContent(`We sent an email to ${next}`)
  await expect
    .element(settings.dialog)
    .toMatchTextContent(`You log in with ${ngozi.email} until you enter the code`)

  const field = settings.field('Six-digit code')
  await field.fill('000000')
  await expect.element(field).toHaveAccessibleErrorMessage(/That code is not right/)
  await field.fill(code)
  await expectToast('Email changed', `You log in with ${next} from now on.`)
  await settings.closed()
  await expect.element(settings.section('Security')).toMatchTextContent(`You log in with ${next}.`)
})

test('another address can be given while the first one waits', async () => {
  const { password } = await openSettings()
  await settings.ask('Change email')
  await askFor('mistyped@example.org', password)
  await settings.press('Use another email')
  await expect.element(settings.field('New email')).toHaveFocus()
  await askFor(next, password)
  await expect.element(settings.dialog).toMatchTextContent(`We sent an email to ${next}`)
  expect(server.asked('account.changeEmail').map(({ body }) => body.email)).toEqual([
    'mistyped@example.org',
    next,
  ])
})

test('a person who closes the dialog finds the question for the code again, and can request another', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { password } = await openSettings()
  await settings.ask('Change email')
  await askFor(next, password)
  await settings.press('Close')
  await settings.closed()
  await expect
    .element(settings.section('Security'))
    .toMatchTextContent(`Enter the code to change it to ${next}.`)
  await settings.ask('Enter the code')
  vi.advanceTimersByTime(31_000)
  await settings.press('Resend code')
  await expectToast('Code sent', `A new code is on its way to ${next}.`)
})

test('an address that is refused shows the error at its field', async () => {
  const { password } = await openSettings()
  await settings.ask('Change email')
  const own = 'This is already your email. Enter your new email.'
  for (const [error, words] of [
    [new ApiError('invalid_input', { fields: { email: own } }), own],
    [new ApiError('email_taken'), 'There is an account with this email already.'],
    [new ApiError('no_mail'), 'We could not send an email to this address. Check it, then try again.'],
  ] as const) {
    server.answers({
      'account.changeEmail': () => {
        throw error
      },
    })
    await askFor(next, password)
    await expect.element(settings.field('New email')).toHaveAccessibleErrorMessage(words)
  }
})

test('the link of the mail opens the dialog with its code, and a press confirms', async () => {
  const { code } = await openSettings(
    {},
    { 'account.security': () => ({ twoFactor: false, pendingEmail: next }) },
  )
  history.pushState(null, '', `/dashboard/settings?confirm-email=${code}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(settings.field('Six-digit code')).toHaveValue(code)
  await expect.poll(() => location.search).toBe('?sheet=email')
  expect(server.asked('account.confirmEmail')).toEqual([])
  server.answers({ 'account.confirmEmail': () => ({ email: next }) })
  await settings.press('Confirm')
  await expectToast('Email changed', `You log in with ${next} from now on.`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('an expired link offers another code or address', async () => {
  await openSettings({}, {}, '?confirm-email=000000')
  await expect.element(settings.dialog.getByText(/^This link does not work any more/)).toBeVisible()
  await expect.poll(() => location.search).toBe('?sheet=email')
})
