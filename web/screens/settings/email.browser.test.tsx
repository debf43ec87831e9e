import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accountOf } from '../../testing/account.ts'
import { server } from '../../testing/fake-server.ts'
import { identity, refusal } from '../../testing/identity.ts'
import { ngozi } from '../../testing/newcomer.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { openSettings, settings, wrongPassword } from './settings.testing.ts'

const next = 'ngozi.eze@example.org'

const askFor = async (email: string, password: string) => {
  await settings.fill({ 'New email': email, 'Your password': password })
  await settings.press('Send code')
}

test('a new email asks for the password, and counts once its code has come back', async () => {
  const { password, code } = await openSettings()
  await settings.ask('Change email')
  await askFor(ngozi.email, password)
  await expect.element(settings.field('New email')).toHaveAccessibleErrorMessage(/your email already/)
  await askFor(next, 'not-this-one-2026')
  await expect.element(settings.field('Your password')).toHaveAccessibleErrorMessage(wrongPassword)
  await askFor(next, password)
  await expect.element(settings.dialog).toMatchTextContent(`We sent an email to ${next}`)
  await expect.element(settings.dialog).toMatchTextContent(`you log in with ${ngozi.email}.`)

  const field = settings.field('Six-digit code')
  await field.fill('000000')
  await expect.element(field).toHaveAccessibleErrorMessage(/That code is not right/)
  await field.fill(code)
  await expectToast('Email changed', `You log in with ${next} from now on.`)
  await settings.closed()
  await expect.element(settings.section('Security')).toMatchTextContent(`You log in with ${next}.`)
  expect(server.asked('account.report')).toMatchObject([{ body: { event: 'email-changed' } }])
})

test('another address can be given while the first one waits', async () => {
  const { password } = await openSettings()
  await settings.ask('Change email')
  await askFor('mistyped@example.org', password)
  await settings.press('Use another address')
  await expect.element(settings.field('New email')).toHaveFocus()
  await askFor(next, password)
  await expect.element(settings.dialog).toMatchTextContent(`We sent an email to ${next}`)
  expect(identity.asked('updateUserAttributes').map(({ userAttributes }) => userAttributes.email)).toEqual([
    'mistyped@example.org',
    next,
  ])
})

test('who closes the dialog finds the question for the code again, and gets another one', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { password } = await openSettings()
  await settings.ask('Change email')
  await askFor(next, password)
  await settings.press('Close')
  await settings.closed()
  await expect.element(settings.section('Security')).toMatchTextContent(`${next} waits for its code.`)
  await settings.ask('Enter the code')
  vi.advanceTimersByTime(31_000)
  await settings.press('Resend code')
  await expectToast('Code sent', `A new code is on its way to ${next}.`)
})

test('an address that cannot be taken is said at its field', async () => {
  const { password } = await openSettings()
  await settings.ask('Change email')
  for (const [name, words] of [
    ['AliasExistsException', 'There is an account with this email already.'],
    ['CodeDeliveryFailureException', 'We could not send an email to this address. Check it, then try again.'],
  ] as const) {
    identity.answers({
      updateUserAttributes: () => {
        throw refusal(name)
      },
    })
    await askFor(next, password)
    await expect.element(settings.field('New email')).toHaveAccessibleErrorMessage(words)
  }
})

test('the link of the mail confirms, and its code leaves the address bar', async () => {
  const { code } = await openSettings()
  await settings.ask('Change email')
  await askFor(next, 'kola-nut-2026')
  await expect.element(settings.dialog).toMatchTextContent(`We sent an email to ${next}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  history.pushState(null, '', `/dashboard/settings?confirm-email=${code}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expectToast('Email changed', `You log in with ${next} from now on.`)
  await expect.poll(() => location.search).toBe('')
})

test('a link that serves no more says so where the address stands', async () => {
  await openSettings({}, {}, '?confirm-email=000000')
  await expect
    .element(settings.section('Security').getByText(/^This link does not work any more/))
    .toBeInViewport()
  await expect.poll(() => location.search).toBe('')
})

test('a report that was lost is sent again by the next visit', async () => {
  accountOf({ email: next })
  await openApp('/dashboard/settings', {
    person: { ...ngozi, email: next },
    answers: { 'account.report': () => ({}) },
  })
  await expect
    .poll(() => server.asked('account.report'))
    .toMatchObject([{ body: { event: 'email-changed' } }])
})
