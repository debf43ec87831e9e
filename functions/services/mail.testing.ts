import { SESv2Client } from '@aws-sdk/client-sesv2'
import type { Mail, Mailer } from './mail.ts'
import { createMailer } from './ses.ts'

/** A mailer whose service can't be reached. */
export const unsentMailer = createMailer({
  client: new SESv2Client({
    region: 'af-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    endpoint: 'http://127.0.0.1:1',
  }),
  from: 'hello@aiki.example',
})

/** A mailer that records its mails, and fails while it is down. */
export const recordedMails = () => {
  const sent: Mail[] = []
  let isDown = false
  const mailer: Mailer = {
    send: async mail => {
      if (isDown) throw new Error('The mail service answered 500.')
      sent.push(mail)
    },
  }
  return {
    mailer,
    sent,
    subjects: () => sent.map(({ subject }) => subject),
    down: (down: boolean) => {
      isDown = down
    },
  }
}
