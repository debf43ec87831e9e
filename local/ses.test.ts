import { SESv2Client } from '@aws-sdk/client-sesv2'
import { afterAll, expect, test } from 'vitest'
import { createMailer } from '../functions/services/mail.ts'
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
