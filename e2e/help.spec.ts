import { expect } from 'playwright/test'
import { brand } from '../shared/brand.ts'
import { networkDown } from './browser-errors.ts'
import { testSignedIn as test } from './fixtures.ts'
import { loseResponses } from './network-faults.ts'
import { HelpPage } from './pages/help.ts'
import { expectToast } from './pages/toast.ts'

test('a message reaches support once and as typed, even if its answer was lost', {
  tag: '@phone',
}, async ({ page, stack, person, browserErrors }) => {
  browserErrors.expect(networkDown)
  const help = await HelpPage.open(page)
  const line = await loseResponses(page, 'POST', '/api/support')
  const dialog = await help.write()
  const subject = `My list is gone ${person.email}`
  await dialog.fill(subject, '<img src=x onerror=alert(1)> & nothing else')
  await dialog.send.click()
  await expect(dialog.trouble).toContainText('What you typed is kept on this device.')
  await line.restore()
  await page.goto('/dashboard/help?dialog=contact')
  await expect(dialog.subject).toHaveValue(subject)
  await dialog.send.dblclick()
  await dialog.closed()
  await expectToast(page, 'Message Sent', 'We answer by email, usually within 48 hours.')

  await expect(help.messages).toContainText(subject)
  await expect(help.messages).toContainText('Open')
  expect(stack.mail.list(person.email).filter(mail => mail.subject.endsWith(subject))).toHaveLength(1)

  const mails = stack.mail.list(brand.supportEmail).filter(mail => mail.text.includes(subject))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.replyTo).toBe(person.email)
  expect(mails[0]?.html).not.toContain('<img src=x')
  expect(mails[0]?.text).toContain('<img src=x onerror=alert(1)> & nothing else')
})
