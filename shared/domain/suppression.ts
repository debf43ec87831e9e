import { dayMs } from './calendar.ts'

/** What SES reports of a mail: the mailbox refused it for good, refused it for now, or its reader reported it as spam. */
export type MailEventKind = 'hard-bounce' | 'soft-bounce' | 'complaint'

export type MailEvent = {
  readonly kind: MailEventKind
  /** The id of the mail. An event may come twice. */
  readonly messageId: string
  /** When the mail was sent, and when the event happened. ISO 8601. */
  readonly sentAt: string
  readonly at: string
}

/** What is known of a mailbox that refuses or does not want our mails. The times are in ISO 8601. */
export type Suppression = {
  /** Since when the mailbox refuses mails. */
  readonly bouncedAt: string | null
  /** When its reader reported a mail as spam. */
  readonly complainedAt: string | null
  /** The mails that it refused for now. */
  readonly softBounces: readonly { readonly messageId: string; readonly at: string }[]
  /** When the person last asked us to try again. */
  readonly retriedAt: string | null
}

export const noSuppression: Suppression = {
  bouncedAt: null,
  complainedAt: null,
  softBounces: [],
  retriedAt: null,
}

/** A mailbox that is full on so many days of the time below counts as one that refuses mails. */
const softBounceDays = 3
const softBouncesCount = 14 * dayMs
/** A person can ask us once in this time to try again, because each refused mail counts against our sender. */
const retryEvery = dayMs

/** Undetermined is counted as a soft bounce: SES could not read the answer of the mail server. */
export const bounceKind = (bounceType: string): MailEventKind =>
  bounceType === 'Permanent' ? 'hard-bounce' : 'soft-bounce'

/** SES may report that a reader took a mail out of the spam folder. */
export const isComplaint = (feedbackType: string | undefined): boolean => feedbackType !== 'not-spam'

const withSoftBounce = (before: Suppression, { messageId, at }: MailEvent): Suppression => {
  const oldest = Date.parse(at) - softBouncesCount
  const recent = before.softBounces.filter(
    bounce => bounce.messageId !== messageId && Date.parse(bounce.at) > oldest,
  )
  const softBounces = [...recent, { messageId, at }]
  const days = new Set(softBounces.map(bounce => bounce.at.slice(0, 10)))
  const isRefusing = days.size >= softBounceDays
  return isRefusing
    ? { ...before, bouncedAt: before.bouncedAt ?? at, softBounces: [] }
    : { ...before, softBounces }
}

/**
 * What is known after an event, whatever order events come in. Returns `before` itself where the event says nothing new:
 * it came before, or it is about a mail from before the person asked us to try again.
 */
export const afterEvent = (before: Suppression, event: MailEvent): Suppression => {
  if (before.retriedAt !== null && event.sentAt < before.retriedAt) return before
  if (event.kind === 'complaint')
    return before.complainedAt === null ? { ...before, complainedAt: event.at } : before
  if (before.bouncedAt !== null) return before
  if (event.kind === 'hard-bounce') return { ...before, bouncedAt: event.at }
  return before.softBounces.some(({ messageId }) => messageId === event.messageId)
    ? before
    : withSoftBounce(before, event)
}

/** Whether mails that may wait are not sent to the mailbox. */
export const isSuppressed = ({ bouncedAt, complainedAt }: Suppression): boolean =>
  bouncedAt !== null || complainedAt !== null

/** From when the person can ask us to try again; null: now. */
export const retryFrom = ({ retriedAt }: Suppression, now: Date): Date | null => {
  if (retriedAt === null) return null
  const from = new Date(Date.parse(retriedAt) + retryEvery)
  return from > now ? from : null
}

/** What is known after the person asked us to try again. */
export const afterRetry = (now: Date): Suppression => ({ ...noSuppression, retriedAt: now.toISOString() })
