import { SESv2Client } from '@aws-sdk/client-sesv2'
import { createMailer, type Mail, type Mailer } from './mail.ts'

/** A mail service that nobody reaches. */
export const unsentMailer = createMailer({
  client: new SESv2Client({
    region: 'af-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    endpoint: 'http://127.0.0.1:1',
  }),
  from: 'hello@aiki.example',
})

/** A mail service that keeps what it is sent, and takes nothing while it is down. */
export const keptMails = () => {
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
