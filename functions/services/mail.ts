import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { brand } from '../../shared/brand.ts'
import type { Letter } from '../mail/letter.ts'
import { letterHtml } from '../mail/letter-html.ts'
import { letterText } from '../mail/letter-text.ts'
import { describeError, type Log } from '../runtime/log.ts'

/** With all tries, in milliseconds: a person waits for it, and a trigger has five seconds. */
const deadline = 3000

export type Mail = {
  readonly to: string
  /** Who gets the answer; left out: who the mail is from. */
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Besides those of every mail, by their names; in ASCII. */
  readonly headers?: Readonly<Record<string, string>>
}

export type Mailer = {
  /** Throws when the mail was not taken. */
  readonly send: (mail: Mail) => Promise<void>
}

type Options = {
  readonly client: SESv2Client
  /** The address that mail comes from. */
  readonly from: string
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

/** Sends mail over SES. */
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

/** A letter as a mail, in both its forms. */
export const mailOf = (to: string, letter: Letter) => ({
  to,
  subject: letter.subject,
  html: letterHtml(letter),
  text: letterText(letter),
})

/** To each address, each for itself. One that fails is told to the log: what it tells of has happened all the same. */
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
