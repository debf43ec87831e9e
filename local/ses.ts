import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { jsonOrNothing } from '../shared/json.ts'
import { type Answer, json, readBody } from './http.ts'
import type { Mailbox } from './mail.ts'
import { kindOfMailbox, type MailReport, sesEvent, suppressionOf } from './ses-events.ts'

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
  ConfigurationSetName: z.string().optional(),
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
  const answer = json(status, { __type: type, message })
  return { ...answer, headers: { ...answer.headers, 'x-amzn-errortype': type } }
}

/** Each configuration set, with the reasons for which it sends nothing to an address. */
const standInSets = { notices: ['BOUNCE'], mailings: ['BOUNCE', 'COMPLAINT'] }

type Options = Pick<Mailbox, 'deliver'> & {
  readonly sets?: Readonly<Record<string, readonly string[]>>
  /** Gets the events of returned mails, as EventBridge delivers them. */
  readonly publish?: (event: object) => Promise<unknown>
}

/**
 * Makes the stand-in for SES v2. SendEmail delivers into the mailbox of this machine. An address whose name begins with
 * `bounce`, `full` or `complaint` does that with each mail, as the addresses of SES's mailbox simulator do.
 */
export const createSes = ({ deliver, sets = standInSets, publish = async () => undefined }: Options) => {
  const suppressed = new Map<string, string>()
  const publishing = new Set<Promise<unknown>>()
  const lastSet = new Map<string, string>()

  const report = (kind: MailReport, to: string, configurationSet: string, messageId: string): void => {
    const reason = suppressionOf(kind)
    if (reason) suppressed.set(to.toLowerCase(), reason)
    const published = publish(sesEvent({ kind, to, configurationSet, messageId, now: new Date() }))
    publishing.add(published)
    published.finally(() => publishing.delete(published)).catch(() => undefined)
  }

  const refuses = (to: string, set: string | undefined): boolean => {
    const reason = suppressed.get(to.toLowerCase())
    return reason !== undefined && (set === undefined || (sets[set] ?? []).includes(reason))
  }

  const send = (body: string): Answer => {
    const mail = sendEmail.safeParse(jsonOrNothing(body))
    if (!mail.success) return refused(400, 'BadRequestException', z.prettifyError(mail.error))
    const { ConfigurationSetName: set, Destination, ReplyToAddresses, Content } = mail.data
    if (set !== undefined && !Object.hasOwn(sets, set))
      return refused(404, 'NotFoundException', `Configuration set <${set}> does not exist.`)
    const to = Destination.ToAddresses[0]
    const messageId = crypto.randomUUID()
    if (set !== undefined) lastSet.set(to.toLowerCase(), set)
    const kind = refuses(to, set) ? 'suppressed' : kindOfMailbox(to)
    const { Subject, Body, Headers } = Content.Simple
    if (kind === null || kind === 'complaint')
      deliver({
        to,
        replyTo: ReplyToAddresses?.[0],
        subject: Subject.Data,
        html: Body.Html.Data,
        text: Body.Text.Data,
        headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
      })
    if (kind !== null && set !== undefined) report(kind, to, set, messageId)
    return json(200, { MessageId: messageId })
  }

  return {
    /** Answers a request. `path` is below the endpoint. */
    answer: (method: string, path: string, body: string): Answer => {
      const [, address] = /\/v2\/email\/suppression\/addresses\/([^/]+)$/.exec(path) ?? []
      if (method === 'DELETE' && address !== undefined)
        return suppressed.delete(decodeURIComponent(address).toLowerCase())
          ? json(200, {})
          : refused(404, 'NotFoundException', 'This address is not on the suppression list.')
      if (method === 'POST' && path.endsWith('/v2/email/outbound-emails')) return send(body)
      return refused(
        404,
        'NotFoundException',
        'This stand-in knows SendEmail and DeleteSuppressedDestination.',
      )
    },
    /**
     * Sends a mail of the user pool, with a configuration set. Every mailbox takes it that is not on the list, so that
     * people can sign up with the addresses above.
     */
    deliverCode:
      (set: string): Mailbox['deliver'] =>
      mail => {
        lastSet.set(mail.to.toLowerCase(), set)
        if (refuses(mail.to, set)) report('suppressed', mail.to, set, crypto.randomUUID())
        else deliver(mail)
      },
    /** Lets a mailbox refuse or report the last mail that it got. */
    returnMail: (kind: MailReport, to: string): void =>
      report(kind, to, lastSet.get(to.toLowerCase()) ?? 'notices', crypto.randomUUID()),
    /** Waits until the events have been handled. */
    settled: async (): Promise<void> => {
      while (publishing.size > 0) await Promise.allSettled(publishing)
    },
  }
}
export type Ses = ReturnType<typeof createSes>

/** Makes the route below `/ses`. */
export const createSesRoute =
  (ses: Pick<Ses, 'answer'>) =>
  async (request: IncomingMessage, url: URL): Promise<Answer> =>
    ses.answer(request.method ?? '', url.pathname, await readBody(request, maxBytes))
