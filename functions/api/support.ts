import { ulid } from 'ulid'
import { supportOperations, type Ticket } from '../../shared/api/support.ts'
import { brand } from '../../shared/brand.ts'
import type { MailUses } from '../composition/services.ts'
import { ticketCopy, ticketLetter } from '../mail/ticket-letter.ts'
import { guarded } from '../runtime/guarded.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type Mail, type Mailer, mailOf } from '../services/mail.ts'
import { type ProfileStore, profileStore } from '../store/profiles.ts'
import { type TicketStore, ticketStore } from '../store/tickets.ts'

type Services = {
  readonly tickets: TicketStore
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly mailer: Mailer
  readonly siteUrl: string
}

/** The copies of a ticket: to support, and to its sender. An answer to either copy reaches the other one. */
const copiesOf = async (
  { profiles, siteUrl }: Services,
  sub: string,
  ticket: Ticket,
): Promise<readonly Mail[]> => {
  const profile = await profiles.get(sub)
  const name = profile?.fullName ?? ''
  const toSupport = mailOf(brand.supportEmail, ticketLetter(ticket, { sub, name }))
  if (!profile) return [toSupport]
  const { email } = profile
  return [
    { ...toSupport, replyTo: email },
    { ...mailOf(email, ticketCopy(ticket, { name, siteUrl })), replyTo: brand.supportEmail },
  ]
}

/**
 * Mails the copies. A failure loses nothing, because the ticket is in the operator's list and in the list of its
 * sender.
 */
const sendCopies = async (services: Services, sub: string, ticket: Ticket, log: Log): Promise<void> => {
  const failed = (error: unknown) => log.error('ticket not mailed', describeError(error))
  try {
    const copies = await copiesOf(services, sub, ticket)
    await Promise.all(copies.map(mail => services.mailer.send(mail).catch(failed)))
  } catch (error) {
    failed(error)
  }
}

export const serveSupport = (services: Services): Gateway =>
  serve(supportOperations)(services, {
    list: async ({ caller }, { tickets }) => ({ tickets: await tickets.list(caller.sub) }),
    open: async ({ caller, body, now, log }, services) => {
      const { ticket, isNew } = await services.tickets.open(caller.sub, body, ulid(now.getTime()), now)
      if (isNew) await sendCopies(services, caller.sub, ticket, log)
      return ticket
    },
  })

export const support = ({ table, mailer, siteUrl }: MailUses) =>
  guarded(
    serveSupport({
      tickets: ticketStore(table()),
      profiles: profileStore(table()),
      mailer: mailer(),
      siteUrl: siteUrl(),
    }),
    table(),
  )
