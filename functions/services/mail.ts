import { type Letter, letterText } from '../mail/letter.ts'
import { letterHtml } from '../mail/letter-html.ts'

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

/** The errors by which SES says that it can't take any mail now: the rate, the day's quota, or a paused account. */
const throttles = new Set([
  'AccountSuspendedException',
  'LimitExceededException',
  'SendingPausedException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
])

const minute = 60_000

/**
 * When SES may take a mail that it could not take now, which was no try; null: it refused the mail itself. The rate is
 * free again soon, and the quota of the day bit by bit, because it counts the last 24 hours.
 */
export const whenFree = (error: unknown, now: Date): Date | null => {
  if (!(error instanceof Error && throttles.has(error.name))) return null
  const isRate = !/quota/i.test(error.message) && /^T/.test(error.name)
  return new Date(now.getTime() + (isRate ? 2 : 60) * minute)
}

/** A letter as a mail, in HTML and in text. */
export const mailOf = (to: string, letter: Letter) => ({
  to,
  subject: letter.subject,
  html: letterHtml(letter),
  text: letterText(letter),
})
