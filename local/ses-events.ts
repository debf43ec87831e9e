/** What a mailbox does with a mail: it does not exist, is full, or its reader reports spam. SES itself suppresses one. */
export const mailReports = ['bounce', 'full', 'complaint', 'suppressed'] as const
export type MailReport = (typeof mailReports)[number]

/** What the mailbox of an address does by itself; null: it takes the mail. */
export const kindOfMailbox = (address: string): MailReport | null => {
  const [, name] = /^(bounce|full|complaint)(?:[+-][^@]*)?@/i.exec(address) ?? []
  return mailReports.find(kind => kind === name?.toLowerCase()) ?? null
}

/** Why SES sends nothing more to an address after this; undefined: it does. */
export const suppressionOf = (kind: MailReport): 'BOUNCE' | 'COMPLAINT' | undefined => {
  if (kind === 'bounce') return 'BOUNCE'
  return kind === 'complaint' ? 'COMPLAINT' : undefined
}

const bounces = {
  bounce: { bounceType: 'Permanent', bounceSubType: 'General', status: '5.1.1' },
  full: { bounceType: 'Transient', bounceSubType: 'MailboxFull', status: '4.2.2' },
  suppressed: { bounceType: 'Permanent', bounceSubType: 'OnAccountSuppressionList', status: '5.1.1' },
} as const

type About = {
  readonly kind: MailReport
  readonly to: string
  readonly configurationSet: string
  readonly messageId: string
  readonly now: Date
}

const detailOf = ({ kind, to, now }: Pick<About, 'kind' | 'to' | 'now'>) => {
  const timestamp = now.toISOString()
  const feedbackId = crypto.randomUUID()
  if (kind === 'complaint')
    return {
      eventType: 'Complaint',
      complaint: {
        complainedRecipients: [{ emailAddress: to }],
        complaintFeedbackType: 'abuse',
        complaintSubType: null,
        arrivalDate: timestamp,
        timestamp,
        feedbackId,
      },
    }
  const { status, ...bounce } = bounces[kind]
  return {
    eventType: 'Bounce',
    bounce: {
      ...bounce,
      bouncedRecipients: [{ emailAddress: to, action: 'failed', status, diagnosticCode: `smtp; ${status}` }],
      timestamp,
      feedbackId,
      reportingMTA: 'dns; mail.local',
    },
  }
}

/** Returns the event of SES, as EventBridge delivers it. */
export const sesEvent = ({ configurationSet, messageId, ...about }: About) => ({
  version: '0',
  id: crypto.randomUUID(),
  'detail-type': about.kind === 'complaint' ? 'Email Complaint Received' : 'Email Bounced',
  source: 'aws.ses',
  account: '000000000000',
  time: about.now.toISOString(),
  region: 'local',
  resources: [],
  detail: {
    ...detailOf(about),
    mail: {
      timestamp: about.now.toISOString(),
      source: 'Aiki <hello@aiki.example>',
      sendingAccountId: '000000000000',
      messageId,
      destination: [about.to],
      headersTruncated: false,
      tags: { 'ses:configuration-set': [configurationSet] },
    },
  },
})
