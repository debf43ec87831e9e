import { ulid } from 'ulid'
import * as z from 'zod/mini'
import {
  afterEvent,
  bounceKind,
  isComplaint,
  isSuppressed,
  type MailEvent,
  type Suppression,
} from '../../shared/domain/suppression.ts'
import type { Uses } from '../composition/services.ts'
import { bounceNotice, complaintNotice } from '../mail/suppression-letter.ts'
import { createLog, logFailures } from '../runtime/log.ts'
import type { Users } from '../services/users.ts'
import type { Notice } from '../store/notifications.ts'
import { type SuppressionStore, suppressionStore } from '../store/suppressions.ts'

const recipients = z.array(z.object({ emailAddress: z.string() }))
const mail = z.object({ messageId: z.string(), timestamp: z.iso.datetime() })
/** An event of SES, as EventBridge delivers it. Nobody but AWS can send an event of this source. */
const sesEvent = z.object({
  source: z.literal('aws.ses'),
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      mail,
      bounce: z.object({
        bounceType: z.string(),
        bouncedRecipients: recipients,
        timestamp: z.iso.datetime(),
      }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      mail,
      complaint: z.object({
        complainedRecipients: recipients,
        complaintFeedbackType: z.optional(z.string()),
        timestamp: z.iso.datetime(),
      }),
    }),
  ]),
})
type Detail = z.infer<typeof sesEvent>['detail']

/** Another event of the same person may come at the same time. */
const tries = 3

const read = (detail: Detail): { event: MailEvent; addresses: string[] } | null => {
  const about = { messageId: detail.mail.messageId, sentAt: detail.mail.timestamp }
  if (detail.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients, timestamp } = detail.bounce
    return {
      event: { ...about, kind: bounceKind(bounceType), at: timestamp },
      addresses: bouncedRecipients.map(({ emailAddress }) => emailAddress),
    }
  }
  const { complainedRecipients, complaintFeedbackType, timestamp } = detail.complaint
  if (!isComplaint(complaintFeedbackType)) return null
  return {
    event: { ...about, kind: 'complaint', at: timestamp },
    addresses: complainedRecipients.map(({ emailAddress }) => emailAddress),
  }
}

/** What the person is told of the change; null: nothing, because they know it or it is one full mailbox. */
const noticeOf = (email: string, before: Suppression, after: Suppression, now: Date): Notice | null => {
  const id = ulid(now.getTime())
  if (before.bouncedAt === null && after.bouncedAt !== null) return bounceNotice(email, after.bouncedAt, id)
  if (before.complainedAt === null && after.complainedAt !== null)
    return complaintNotice(after.complainedAt, id)
  return null
}

type Services = {
  readonly suppressions: SuppressionStore
  readonly users: Pick<Users, 'find'>
}

/** Records an event for the account that has the address now. The words of a mail and its address are never logged. */
const follow = async (
  { suppressions, users }: Services,
  address: string,
  event: MailEvent,
  now: Date,
): Promise<boolean> => {
  const user = await users.find(address.toLowerCase())
  if (!user) return false
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const found = await suppressions.get(user.sub, now)
    if (found?.email.toLowerCase() !== address.toLowerCase()) return false
    const suppression = afterEvent(found.suppression, event)
    if (suppression === found.suppression) return true
    const notice = noticeOf(found.email, found.suppression, suppression, now)
    const isNewComplaint = event.kind === 'complaint' && isSuppressed(suppression)
    const change = { suppression, notice, ...(isNewComplaint && { mails: false }) }
    if (await suppressions.put(user.sub, found, change, now)) return true
  }
  throw new Error('Other events of the same person were always first.')
}

/**
 * Hears from SES which mails were refused or reported as spam. The person is told of it in the app, and gets no more
 * mails that may wait until they ask for them or change their address. SES repeats events and sends them in any order.
 */
export const onMailEvent = (services: Services) =>
  logFailures(async (input: unknown): Promise<void> => {
    const found = read(sesEvent.parse(input).detail)
    if (!found) return
    const { event, addresses } = found
    const log = createLog({ mailEvent: event.kind, mailId: event.messageId })
    // An address without an account is that of a sign-up that was not confirmed, or of our own support.
    for (const address of addresses)
      log.info('mail returned', { hasAccount: await follow(services, address, event, new Date()) })
  })

export const mailEvents = ({ table, users }: Uses<'table' | 'users'>) =>
  onMailEvent({ suppressions: suppressionStore(table()), users: users() })
