import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { jsonOrNothing } from '../shared/json.ts'
import { type Answer, json } from './answer.ts'
import type { Mailbox } from './mail.ts'
import { readBody } from './read-body.ts'

const maxBytes = 1024 * 1024

/** A header of the mail, as SES takes it: printable ASCII, on one line. */
const header = z.strictObject({
  Name: z.string().regex(/^[!-9;-~]{1,126}$/),
  Value: z.string().regex(/^[ -~]{1,995}$/),
})

const words = z.object({ Data: z.string() })
/** What SES takes of SendEmail, as far as our functions say it. More would be a mail that nobody here has seen. */
const sendEmail = z.strictObject({
  FromEmailAddress: z.string().min(3),
  Destination: z.strictObject({ ToAddresses: z.tuple([z.email()]) }),
  ReplyToAddresses: z.array(z.email()).max(1).optional(),
  Content: z.strictObject({
    Simple: z.strictObject({
      // A header of the mail: one line.
      Subject: words.refine(({ Data }) => !/[\r\n]/.test(Data)),
      Body: z.strictObject({ Html: words, Text: words }),
      Headers: z.array(header).max(15).default([]),
    }),
  }),
})

const refused = (status: number, type: string, message: string): Answer => {
  const answer = json(status, { message })
  return { ...answer, headers: { ...answer.headers, 'x-amzn-errortype': type } }
}

/** A stand-in for SES v2: SendEmail, into the mailbox of this machine. */
export const createSes =
  ({ deliver }: Pick<Mailbox, 'deliver'>) =>
  (path: string, body: string): Answer => {
    if (!path.endsWith('/v2/email/outbound-emails'))
      return refused(404, 'NotFoundException', 'This stand-in knows SendEmail alone.')
    const mail = sendEmail.safeParse(jsonOrNothing(body))
    if (!mail.success) return refused(400, 'BadRequestException', z.prettifyError(mail.error))
    const { Destination, ReplyToAddresses, Content } = mail.data
    const { Subject, Body, Headers } = Content.Simple
    deliver({
      to: Destination.ToAddresses[0],
      replyTo: ReplyToAddresses?.[0],
      subject: Subject.Data,
      html: Body.Html.Data,
      text: Body.Text.Data,
      headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
    })
    return json(200, { MessageId: crypto.randomUUID() })
  }

/** SES's endpoint below `/ses`. */
export const createSesDoor = (mail: Pick<Mailbox, 'deliver'>) => {
  const ses = createSes(mail)
  return async (request: IncomingMessage, url: URL): Promise<Answer> =>
    ses(url.pathname, await readBody(request, maxBytes))
}
