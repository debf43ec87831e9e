import type { Mailing } from '../../shared/lists.ts'
import type { Letter } from '../mail/letter.ts'
import { mailingFooter, unsubscribeHeaders } from '../mail/unsubscribe.ts'
import { type Mailer, mailOf } from '../services/mail.ts'
import { type UnsubscribeStore, unsubscribeToken } from '../store/unsubscribes.ts'

export type MailingServices = {
  readonly mailer: Mailer
  readonly unsubscribes: Pick<UnsubscribeStore, 'addLink'>
  readonly siteUrl: string
}

type MailingMail = {
  readonly sub: string
  readonly email: string
  readonly mailing: Mailing
  /** The mail without its end, which this function adds. */
  readonly letter: Letter
}

/**
 * Sends a mail that has a switch in the notification preferences. Its end says why it came, and its link turns that
 * switch off. The caller has asked whether the switch is on. Sends nothing to a person who was purged. Throws where the
 * mail was refused.
 */
export const sendMailing = async (
  { mailer, unsubscribes, siteUrl }: MailingServices,
  { sub, email, mailing, letter }: MailingMail,
  now: Date,
): Promise<void> => {
  const token = unsubscribeToken()
  if (!(await unsubscribes.addLink(token, { sub, ends: mailing }, now))) return
  const blocks = [...letter.blocks, ...mailingFooter(mailing, token, siteUrl)]
  await mailer.send({
    ...mailOf(email, { ...letter, blocks }),
    headers: unsubscribeHeaders(token, siteUrl),
  })
}
