import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { brand } from '../../shared/brand.ts'
import type { Mailer } from './mail.ts'

/** In milliseconds, for all tries: a person waits for it, and a trigger of the user pool has five seconds. */
const deadline = 3000

type Options = {
  readonly client: SESv2Client
  readonly from: string
  /** The configuration set of SES. Left out: none. */
  readonly configurationSet?: string
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

export const createMailer = ({ client, from, configurationSet }: Options): Mailer => ({
  send: async ({ to, replyTo, subject, html, text, headers = {} }) => {
    const named = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }))
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: `${brand.name} <${from}>`,
        ...(configurationSet !== undefined && { ConfigurationSetName: configurationSet }),
        Destination: { ToAddresses: [to] },
        ...(replyTo && { ReplyToAddresses: [replyTo] }),
        Content: {
          Simple: {
            Subject: utf8(subject),
            Body: { Html: utf8(html), Text: utf8(text) },
            ...(named.length > 0 && { Headers: named }),
          },
        },
      }),
      { abortSignal: AbortSignal.timeout(deadline) },
    )
  },
})
