import { SESv2Client } from '@aws-sdk/client-sesv2'
import { createMailer } from '../../services/ses.ts'

export const mailer = (options: { readonly from: string; readonly configurationSet: string }) =>
  createMailer({ client: new SESv2Client({}), ...options })
