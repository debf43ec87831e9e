import { SESv2Client } from '@aws-sdk/client-sesv2'
import { createMailer, type Mailer } from '../services/mail.ts'
import { setting } from './env.ts'

/** Mail from the sender that the environment names. */
export const deployedMailer = (): Mailer =>
  createMailer({ client: new SESv2Client({}), from: setting('MAIL_FROM') })
