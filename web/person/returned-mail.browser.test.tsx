import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MailState } from '../../shared/api/account.ts'
import { expectForEverybody } from '../testing/accessible.ts'
import { server } from '../testing/fake-server.ts'
import { openApp } from '../testing/render.tsx'

const email = 'donaudampfschifffahrtsgesellschaftskapitaen@verylongdomainname.example.com'
const bounced = { email, reason: 'bounce', at: '2026-11-28T06:00:00.000Z', retryFrom: null } as const
const part = page.getByRole('region', { name: 'Emails to you' })
const button = (name: string) => part.getByRole('button', { name })

const open = async (address: string, suppressed: MailState['suppressed']) => {
  const state: { now: MailState } = { now: { suppressed } }
  await openApp(address, {
    answers: {
      'account.mail': () => state.now,
      'account.retryMail': () => {
        state.now = { suppressed: null }
        return state.now
      },
    },
  })
}

test('the settings say that a mailbox refuses our mails, and one press tries again', async () => {
  await open('/dashboard/settings', bounced)
  await expect.element(part).toMatchTextContent(/Our emails do not arrive.*refused one on 28 November/)
  await expect
    .element(part.getByRole('link', { name: 'Change email' }))
    .toHaveAttribute('href', '/dashboard/settings?sheet=email')
  await expectForEverybody()
  await button('Try again').click()
  await expect.element(part.getByRole('status')).toMatchTextContent(/We sent an email to/)
  expect(server.asked('account.retryMail')).toHaveLength(1)
  await expect.element(part).toHaveFocus()
})

test('the notification preferences say why emails are off after a report of spam', async () => {
  await open('/dashboard/notifications', { ...bounced, reason: 'complaint' })
  await expect.element(part).toMatchTextContent(/no alerts, reminders or summaries.*reported as spam/)
  await button('Turn emails on again').click()
  await expect.element(part.getByRole('status')).toBeVisible()
  expect(server.asked('settings.get').length).toBeGreaterThan(1)
})

test('after a try there is none before the next day', async () => {
  await open('/dashboard/settings', { ...bounced, retryFrom: '2026-11-29T13:05:00.000Z' })
  await expect.element(part).toMatchTextContent(/You can try again on 29 November.*14:05/)
  await expect.element(button('Try again')).not.toBeInTheDocument()
})
