import { SESv2Client } from '@aws-sdk/client-sesv2'
import { createMailer } from './mail.ts'

/** A mail service that nobody reaches. */
export const unsentMailer = createMailer({
  client: new SESv2Client({
    region: 'af-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    endpoint: 'http://127.0.0.1:1',
  }),
  from: 'hello@aiki.example',
})
