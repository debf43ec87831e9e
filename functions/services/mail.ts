import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { brand } from '../../shared/brand.ts'
import { type Letter, letterText } from '../mail/letter.ts'
import { letterHtml } from '../mail/letter-html.ts'
import { describeError, type Log } from '../runtime/log.ts'

/** In milliseconds, for all tries: a person waits for it, and a trigger of the user pool has five seconds. */
const deadline = 3000

export type Mail = {
  readonly to: string
  /** The address for replies. Left out: the sender's. */
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
  /** More headers, by name, in ASCII. */
  readonly headers?: Readonly<Record<string, string>>
}

export type Mailer = {
  /** Throws where SES refuses the mail. */
  readonly send: (mail: Mail) => Promise<void>
}

type Options = {
  readonly client: SESv2Client
  readonly from: string
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

export const createMailer = ({ client, from }: Options): Mailer => ({
  send: async ({ to, replyTo, subject, html, text, headers = {} }) => {
    const named = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }))
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: `${brand.name} <${from}>`,
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

/** A letter as a mail, in HTML and in text. */
export const mailOf = (to: string, letter: Letter) => ({
  to,
  subject: letter.subject,
  html: letterHtml(letter),
  text: letterText(letter),
})

/** Sends a mail to each address. A failure is logged and not thrown, because the event of the letter has happened. */
export const mailAll = async (
  mailer: Mailer,
  addresses: readonly string[],
  letter: Letter,
  log: Log,
): Promise<void> => {
  await Promise.all(
    addresses.map(async to => {
      try {
        await mailer.send(mailOf(to, letter))
      } catch (error) {
        log.error('not mailed', describeError(error))
      }
    }),
  )
}
