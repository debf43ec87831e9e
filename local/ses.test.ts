import { SESv2Client } from '@aws-sdk/client-sesv2'
import { afterAll, expect, test } from 'vitest'
import { createMailer } from '../functions/services/ses.ts'
import { createSes } from './ses.ts'
import { LocalStack } from './stack.ts'

const stack = await LocalStack.start()
const client = new SESv2Client({
  region: 'af-south-1',
  endpoint: `${stack.url}/ses`,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})
afterAll(async () => {
  client.destroy()
  await stack.stop()
})
const mailer = createMailer({ client, from: 'hello@aiki.example' })
const mail = { to: 'amina@example.com', subject: 'Ẹ káàbọ̀', html: '<p>Hello</p>', text: 'Hello' }

test("a sent mail is in this machine's mailbox", async () => {
  const whole = {
    ...mail,
    replyTo: 'bola@example.com',
    headers: { 'List-Unsubscribe': '<https://aiki.example/x>' },
  }
  await mailer.send(whole)
  expect(stack.mail.list('amina@example.com')).toMatchObject([whole])
})

test.each([
  ['no address', { to: 'amina' }],
  ['a subject of two lines', { subject: 'Hello\nBcc: all@example.com' }],
  ['a header of two lines', { headers: { List: 'a\nBcc: all@example.com' } }],
])('a mail with %s is refused, as SES would', async (_, fields) => {
  await expect(mailer.send({ ...mail, ...fields })).rejects.toThrow()
})

const noted = () => {
  const delivered: string[] = []
  const events: unknown[] = []
  const ses = createSes({
    deliver: ({ to }) => void delivered.push(to),
    publish: async event => void events.push(event),
  })
  const send = (to: string, set: string) =>
    ses.answer(
      'POST',
      '/v2/email/outbound-emails',
      JSON.stringify({
        FromEmailAddress: 'hello@aiki.example',
        ConfigurationSetName: set,
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: { Data: 'a' }, Body: { Html: { Data: 'a' }, Text: { Data: 'a' } } } },
      }),
    ).status
  const unsuppress = (to: string) =>
    ses.answer('DELETE', `/v2/email/suppression/addresses/${encodeURIComponent(to)}`, '').status
  return { ses, delivered, events, send, unsuppress }
}

test('an address that bounced gets nothing until it is taken off the list, and each mail to it is an event', () => {
  const { ses, delivered, events, send, unsuppress } = noted()
  ses.returnMail('bounce', 'ada@example.com')
  expect(send('Ada@example.com', 'notices')).toBe(200)
  expect([delivered, events]).toMatchObject([
    [],
    [
      { source: 'aws.ses', detail: { eventType: 'Bounce', bounce: { bounceSubType: 'General' } } },
      { detail: { bounce: { bounceSubType: 'OnAccountSuppressionList' } } },
    ],
  ])
  expect([unsuppress('ada@example.com'), unsuppress('ada@example.com')]).toEqual([200, 404])
  send('ada@example.com', 'notices')
  expect(delivered).toEqual(['ada@example.com'])
})

test('after a report of spam, notices still arrive and mailings do not', () => {
  const { ses, delivered, send } = noted()
  ses.returnMail('complaint', 'ada@example.com')
  send('ada@example.com', 'mailings')
  expect(delivered).toEqual([])
  send('ada@example.com', 'notices')
  expect(delivered).toHaveLength(1)
})

test('the names of the simulator bounce, are full and complain; an unknown configuration set is refused', () => {
  const { delivered, events, send } = noted()
  for (const name of ['bounce', 'full+ada', 'complaint', 'bouncer']) send(`${name}@example.com`, 'mailings')
  expect(delivered).toEqual(['complaint@example.com', 'bouncer@example.com'])
  expect(events).toMatchObject(
    ['Bounce', 'Bounce', 'Complaint'].map(eventType => ({ detail: { eventType } })),
  )
  expect(send('ada@example.com', 'none')).toBe(404)
})
