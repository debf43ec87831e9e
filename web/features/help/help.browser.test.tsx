import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Ticket } from '../../../shared/api/support.ts'
import { brand } from '../../../shared/brand.ts'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'

const sheet = page.getByRole('dialog')
const subject = sheet.getByLabelText('Subject')
const message = sheet.getByLabelText('Message')
const messages = page.getByRole('region', { name: 'Your messages' })
const button = (name: string) => page.getByRole('button', { name })

const answers = {
  'support.open': ({ body }) => ({
    ...body,
    status: 'open',
    createdAt: new Date().toISOString(),
    closedAt: null,
  }),
} satisfies Parameters<typeof server.answers>[0]

const openHelp = (search = '') => openApp(`/dashboard/help${search}`, { answers })

const write = async (subjectWords: string, messageWords: string): Promise<void> => {
  await subject.fill(subjectWords)
  await message.fill(messageWords)
}

test('the help center has answers, and a link to support', async () => {
  await openHelp()
  expect(messages.query()).toBeNull()
  await expect
    .element(page.getByRole('link', { name: brand.supportEmail }))
    .toHaveAttribute('href', `mailto:${brand.supportEmail}`)
  await expect.element(page.getByText('Coming Soon')).toBeVisible()
  await page.getByText('Does Aiki apply for jobs for me?').click()
  await expect.element(page.getByText(/Aiki never applies for a job without you\./)).toBeVisible()
})

test('the messages of a person are listed with their state, which changes live', async () => {
  const sent: Ticket = {
    id: '01KAHV5W8Q0000000000000001',
    subject: 'My list is gone',
    message: 'Where is it?\n<b>It was here</b>',
    priority: 'medium',
    category: 'billing',
    status: 'open',
    createdAt: '2026-11-20T10:00:00.000Z',
    closedAt: null,
  }
  let tickets: Ticket[] = [sent]
  await openApp('/dashboard/help', { answers: { ...answers, 'support.list': () => ({ tickets }) } })
  await expect.element(messages).toMatchTextContent('My list is gone')
  await expect.element(messages.getByText('Open', { exact: true })).toBeVisible()
  await messages.getByText('My list is gone').click()
  await expect.element(messages).toMatchTextContent('<b>It was here</b>')
  await expect.element(messages.getByText(`Ticket number ${sent.id}`)).toBeVisible()
  await expect.poll(() => live.isOpen()).toBe(true)
  tickets = [{ ...sent, status: 'closed', closedAt: '2026-11-21T10:00:00.000Z' }]
  live.tell({ topic: 'tickets', change: 'modified' })
  await expect.element(messages.getByText('Closed', { exact: true })).toBeVisible()
  await expect.element(messages).toMatchTextContent('closed on 21 November')
})

test('missing fields of a message are shown first; then it is sent to support as typed', async () => {
  await openHelp()
  await button('Contact support').click()
  await button('Send message').click()
  await expectToast('Missing Information', 'Please fill in all required fields.')
  await expect.element(subject).toHaveFocus()
  await expect.element(subject).toHaveAccessibleErrorMessage('Subject is required.')
  await expect.element(message).toHaveAccessibleErrorMessage('Message is required.')
  await write('My list is gone', '<img src=x onerror=alert(1)> & nothing else')
  await sheet.getByLabelText('Priority').selectOptions('Urgent')
  await sheet.getByLabelText('Category').selectOptions('Billing')
  await button('Send message').click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expectToast('Message Sent', 'We answer by email, usually within 48 hours.')
  await expect.element(messages).toMatchTextContent('My list is gone')
  expect(server.asked('support.open').map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      subject: 'My list is gone',
      message: '<img src=x onerror=alert(1)> & nothing else',
      priority: 'urgent',
      category: 'billing',
    },
  ])
  await button('Contact support').click()
  await expect.element(subject).toHaveValue('')
})

test('a report survives a lost answer, a closed dialog and a reload, and is one ticket', async () => {
  await openHelp()
  const line = server.loseAnswers('support.open')
  await button('Report an issue').click()
  await write('The board stays empty', 'I opened it twice')
  await button('Submit report').click()
  await expectToast('Error', 'Failed to submit report. Please try again.')
  await expect.element(sheet.getByRole('alert')).toMatchTextContent('What you typed is kept on this device.')
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  line.mend()

  await button('Report an issue').click()
  await expect.element(message).toHaveValue('I opened it twice')
  await reload()
  await expect.element(message).toHaveValue('I opened it twice')
  await button('Submit report').dblClick()
  await expect.element(sheet).not.toBeInTheDocument()
  await expectToast('Issue Reported', 'We look into it. We answer by email, usually within 48 hours.')
  expect(location.search).toBe('')
  const ids = server.asked('support.open').map(({ body }) => body.id)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
})

test('a person at the daily limit of messages is told so, and keeps the text', async () => {
  server.refuse('support.open', 'daily_limit')
  await openHelp('?dialog=contact')
  await write('Once more', 'Are you there?')
  await button('Send message').click()
  await expect
    .element(sheet.getByRole('alert'))
    .toMatchTextContent('You have sent as many messages as you can send in one day.')
  await expect.element(message).toHaveValue('Are you there?')
})

test('a ticket that is sent late leaves a reopened dialog open, with its draft', async () => {
  await openHelp()
  const line = server.hold('support.open')
  await button('Contact support').click()
  await write('My list is gone', 'Where is it?')
  await button('Send message').click()
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  await button('Contact support').click()
  await write('My resume', 'How do I print it?')
  line.goOn()
  await expectToast('Message Sent', 'We answer by email, usually within 48 hours.')
  await expect.element(message).toHaveValue('How do I print it?')
  await reload()
  await expect.element(message).toHaveValue('How do I print it?')
  await button('Send message').click()
  await expect.element(sheet).not.toBeInTheDocument()
  const sent = server.asked('support.open').map(({ body }) => body)
  expect(sent.map(({ subject }) => subject)).toEqual(['My list is gone', 'My resume'])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
})
