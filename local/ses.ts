import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { jsonOrNothing } from '../shared/json.ts'
import { type Answer, json, readBody } from './http.ts'
import type { Mailbox } from './mail.ts'

const maxBytes = 1024 * 1024

/** A header of the mail that SES accepts: printable ASCII, on one line. */
const header = z.strictObject({
  Name: z.string().regex(/^[!-9;-~]{1,126}$/),
  Value: z.string().regex(/^[ -~]{1,995}$/),
})

const words = z.object({ Data: z.string() })
/**
 * The fields of SendEmail that our functions use. Other fields are refused, because the mailbox would not show them.
 */
const sendEmail = z.strictObject({
  FromEmailAddress: z.string().min(3),
  Destination: z.strictObject({ ToAddresses: z.tuple([z.email()]) }),
  ReplyToAddresses: z.array(z.email()).max(1).optional(),
  Content: z.strictObject({
    Simple: z.strictObject({
      // The subject is a header of the mail, so it must be one line.
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

/** Makes the stand-in for SES v2. SendEmail delivers into the mailbox of this machine. */
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

/** Makes the route below `/ses`. */
export const createSesRoute = (mail: Pick<Mailbox, 'deliver'>) => {
  const ses = createSes(mail)
  return async (request: IncomingMessage, url: URL): Promise<Answer> =>
    ses(url.pathname, await readBody(request, maxBytes))
}
