import { ulid } from 'ulid'
import type { Ticket } from '../../shared/api/support.ts'
import { supportOperations } from '../../shared/api/support.ts'
import { brand } from '../../shared/brand.ts'
import { ticketLetter } from '../mail/ticket-letter.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type Mailer, mailOf } from '../services/mail.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { TicketStore } from '../store/tickets.ts'

type Services = {
  readonly tickets: Pick<TicketStore, 'open'>
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly mailer: Mailer
}

/** A copy by mail. One that fails loses nothing: the ticket is on the agenda, and in the operator's list. */
const sendCopy = async ({ profiles, mailer }: Services, sub: string, ticket: Ticket, log: Log) => {
  try {
    const profile = await profiles.get(sub)
    const letter = ticketLetter(ticket, { sub, name: profile?.fullName ?? '' })
    await mailer.send({ ...mailOf(brand.supportEmail, letter), replyTo: profile?.email })
  } catch (error) {
    log.error('ticket not mailed', describeError(error))
  }
}

export const support = (services: Services): Gateway =>
  serve(supportOperations)(services, {
    open: async ({ caller, body, now, log }, services) => {
      const { ticket, isNew } = await services.tickets.open(caller.sub, body, ulid(now.getTime()), now)
      if (isNew) await sendCopy(services, caller.sub, ticket, log)
      return ticket
    },
  })
