import { expect } from 'playwright/test'
import { brand } from '../shared/brand.ts'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { loseAnswers } from './lines.ts'
import { HelpPage } from './pages/help.ts'
import { expectToast } from './pages/toast.ts'

test('a message reaches support as it was typed, and what is missing is said first', {
  tag: '@both',
}, async ({ page, stack, person }) => {
  const help = await HelpPage.open(page)
  await expect(page.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${brand.supportEmail}`,
  )
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible()
  await page.getByText('Does Aiki apply for jobs for me?').click()
  await expect(page.getByText('No job is applied for without you.')).toBeVisible()

  const dialog = await help.write('Contact support')
  await dialog.send.click()
  await expectToast(page, 'Missing Information', 'Please fill in all required fields.')
  await expect(dialog.subject).toBeFocused()
  await expect(dialog.subject).toHaveAccessibleErrorMessage('Subject is required.')
  await expect(dialog.message).toHaveAccessibleErrorMessage('Message is required.')
  const subject = `My list is gone ${person.email}`
  await dialog.fill(subject, '<img src=x onerror=alert(1)> & nothing else')
  await dialog.root.getByLabel('Priority').selectOption('Urgent')
  await dialog.root.getByLabel('Category').selectOption('Billing')
  await dialog.send.click()
  await dialog.closed()
  await expectToast(page, 'Message Sent', 'We answer by email, usually within 48 hours.')

  const mails = stack.mail.list(brand.supportEmail).filter(mail => mail.text.includes(subject))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.replyTo).toBe(person.email)
  expect(mails[0]?.html).not.toContain('<img src=x')
  expect(mails[0]?.text).toContain('<img src=x onerror=alert(1)> & nothing else')
  await expect((await help.write('Contact support')).subject).toHaveValue('')
})

test('a report outlives a lost answer, a closed dialog and a reload, and is one ticket', async ({
  page,
  stack,
  person,
  complaints,
}) => {
  complaints.expect(lineDown)
  const help = await HelpPage.open(page)
  const line = await loseAnswers(page, 'POST', '/api/support')
  const dialog = await help.write('Report an issue')
  const subject = `The board stays empty ${person.email}`
  await dialog.fill(subject, 'I opened it twice')
  await dialog.send.click()
  await expectToast(page, 'Error', 'Failed to submit report. Please try again.')
  await expect(dialog.trouble).toContainText('What you typed is kept on this device.')
  await page.goBack()
  await dialog.closed()
  await line.mend()

  await page.goto('/dashboard/help?dialog=issue')
  await expect(dialog.message).toHaveValue('I opened it twice')
  await dialog.send.dblclick()
  await dialog.closed()
  await expectToast(page, 'Issue Reported', 'We look into it. We answer by email, usually within 48 hours.')
  await expect(page).toHaveURL('/dashboard/help')
  expect(stack.mail.list(brand.supportEmail).filter(mail => mail.text.includes(subject))).toHaveLength(1)
})

test('who has written as often as a day allows is told so, and keeps the words', async ({
  page,
  complaints,
}) => {
  complaints.expect(status(429))
  const help = await HelpPage.open(page)
  await page.route('**/api/support/tickets', route =>
    route.fulfill({ status: 429, json: { error: { code: 'daily_limit', message: 'Enough for today.' } } }),
  )
  const dialog = await help.write('Contact support')
  await dialog.fill('Once more', 'Are you there?')
  await dialog.send.click()
  await expect(dialog.trouble).toContainText('You have written as often as one day allows.')
  await expect(dialog.message).toHaveValue('Are you there?')
})

test('the privacy policy within the app says what it promises', async ({ page }) => {
  await page.goto('/dashboard/privacy')
  const main = page.getByRole('main')
  await expect(main.getByText('Last updated January 2025')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'What we collect',
    'How we use it',
    'Security',
    'Sharing',
    'Your rights',
    'Contact',
  ])
  await expect(main).toContainText('We never sell your data.')
  await expect(main).toContainText('We reply within 48 hours.')
  await expect(main).toContainText('Lagos, Nigeria')
})
