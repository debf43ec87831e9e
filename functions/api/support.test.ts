import { SESv2Client } from '@aws-sdk/client-sesv2'
import { monotonicFactory } from 'ulid'
import { afterAll, expect, test, vi } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { LocalStack } from '../../local/stack.ts'
import { brand } from '../../shared/brand.ts'
import { unsentMailer } from '../services/mail.testing.ts'
import { createMailer } from '../services/ses.ts'
import { notificationStore } from '../store/notifications.ts'
import { profileStore } from '../store/profiles.ts'
import { ticketDesk, ticketStore } from '../store/tickets.ts'
import { serveSupport } from './support.ts'

// Two tickets of one millisecond still have an order.
const ulid = monotonicFactory()

const stack = await LocalStack.start()
afterAll(stack.stop)
const { table } = stack
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
const client = new SESv2Client({ region: 'af-south-1', credentials, endpoint: `${stack.url}/ses` })
const services = { tickets: ticketStore(table), profiles: profileStore(table), siteUrl: stack.url }
const gateway = serveSupport({ ...services, mailer: createMailer({ client, from: 'hello@aiki.example' }) })
const desk = ticketDesk(table)

const question = (fields = {}) => ({
  id: ulid(),
  subject: 'The import <stops>',
  message: 'It says:\n<script>alert("row 7")</script>',
  priority: 'high',
  category: 'technical',
  ...fields,
})
const open = (sub: string, body: object, to = gateway) =>
  call(to, { route: 'POST /support/tickets', sub, body })
const copies = (id: string) => stack.mail.list(brand.supportEmail).filter(({ text }) => text.includes(id))
const list = async (sub: string) => (await call(gateway, { route: 'GET /support/tickets', sub })).body.tickets
const onDesk = async (id: string) => (await desk.open()).filter(ticket => ticket.id === id)

test('a ticket is saved, confirmed, notified of and mailed, and the typed text stays text', async () => {
  const { sub, email } = await stack.signUp({ email: 'ada@example.com', fullName: 'Ada <Obi>' })
  const sent = question()
  const { status, body } = await open(sub, sent)
  expect(status).toBe(201)
  expect(body).toEqual({ ...sent, status: 'open', createdAt: expect.any(String), closedAt: null })

  expect(await onDesk(sent.id)).toMatchObject([
    { sub, dueAt: new Date(Date.parse(body.createdAt) + 48 * 3_600_000).toISOString() },
  ])
  expect((await notificationStore(table).unread(sub, new Date())).notifications).toContainEqual(
    expect.objectContaining({ title: 'We received your message', href: '/dashboard/help' }),
  )
  const [copy, ...more] = copies(sent.id)
  expect(more).toEqual([])
  expect(copy).toMatchObject({ subject: '[high] The import <stops>', replyTo: email })
  expect(copy?.html).toContain('&lt;script&gt;alert(&quot;row 7&quot;)&lt;/script&gt;')
  expect(copy?.html).not.toContain('<script')
  for (const words of [sent.message, 'technical', 'high', `Ada <Obi> (${sub})`])
    expect(copy?.text).toContain(words)

  const own = stack.mail.list(email).filter(({ text }) => text.includes(sent.id))
  expect(own).toMatchObject([
    { subject: 'We received your message: The import <stops>', replyTo: brand.supportEmail },
  ])
  expect(own[0]?.html).not.toContain('<script')
  expect(own[0]?.text).toContain(sent.message)
})

test('a ticket that is sent twice at once is one ticket, one notification and one mail', async () => {
  const { sub, email } = await stack.signUp({ email: 'bala@example.com', fullName: 'Bala Sani' })
  const sent = question()
  const both = await Promise.all([open(sub, sent), open(sub, { ...sent, message: 'Changed.' })])
  const [first, second] = both.map(({ body }) => body)
  expect(first).toEqual(second)
  expect(copies(sent.id)).toHaveLength(1)
  expect(stack.mail.list(email).filter(({ text }) => text.includes(sent.id))).toHaveLength(1)
  const { notifications } = await notificationStore(table).unread(sub, new Date())
  expect(notifications.filter(({ title }) => title === 'We received your message')).toHaveLength(1)
})

test("a ticket with another person's id is a ticket of the caller", async () => {
  const sent = question()
  await open('chi', sent)
  const { body } = await open('dayo', { ...sent, message: 'Mine.' })
  expect(body.message).toBe('Mine.')
  expect(await onDesk(sent.id)).toHaveLength(2)
})

test('the sixth ticket of a day is refused, and the same one again is not counted', async () => {
  const sent = question()
  await open('efe', sent)
  for (let n = 0; n < 4; n += 1) expect((await open('efe', question())).status).toBe(201)
  expect(await open('efe', question())).toMatchObject({
    status: 429,
    body: { error: { code: 'daily_limit' } },
  })
  expect((await open('efe', sent)).status).toBe(201)
})

test('a ticket is saved while mail is down, and the log says what failed', async () => {
  const down = serveSupport({ ...services, mailer: unsentMailer })
  const lines = vi.spyOn(console, 'log')
  const sent = question()
  expect((await open('femi', sent, down)).status).toBe(201)
  expect(await onDesk(sent.id)).toHaveLength(1)
  const logged = lines.mock.calls.flat().join('\n')
  expect(logged).toContain('"level":"error","message":"ticket not mailed"')
  expect(logged).not.toContain(sent.subject)
  lines.mockRestore()
})

test('a person sees their own tickets, newest first, and whether each is closed', async () => {
  expect(await list('ife')).toEqual([])
  const [first, second] = [question({ subject: 'First' }), question({ subject: 'Second' })]
  await open('ife', first)
  await open('ife', second)
  await open('jide', question())
  const closedAt = new Date()
  await desk.close(first.id, closedAt)
  expect(await list('ife')).toMatchObject([
    { ...second, status: 'open', closedAt: null },
    { ...first, status: 'closed', closedAt: closedAt.toISOString() },
  ])
})

test('a closed ticket leaves the agenda', async () => {
  const sent = question()
  await open('gbenga', sent)
  await desk.close(sent.id, new Date())
  expect(await onDesk(sent.id)).toEqual([])
  await expect(desk.close(sent.id, new Date())).rejects.toMatchObject({ code: 'not_found' })
  expect((await open('gbenga', sent)).body.status).toBe('closed')
})

test.each([
  ['user_id', { user_id: 'someone-else' }],
  ['status', { status: 'closed' }],
  ['subject', { subject: 'Two\r\nBcc: everyone@example.com' }],
  ['subject', { subject: 'x'.repeat(151) }],
  ['message', { message: ' ' }],
  ['message', { message: 'x'.repeat(5001) }],
  ['priority', { priority: 'now' }],
])('a wrong %s is refused at its field', async (at, fields) => {
  const { status, body } = await open('hadiza', question(fields))
  expect(status).toBe(400)
  expect(Object.keys(body.error.fields)).toEqual([at])
})
