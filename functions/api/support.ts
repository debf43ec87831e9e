import { ulid } from 'ulid'
import { supportOperations, type Ticket } from '../../shared/api/support.ts'
import { brand } from '../../shared/brand.ts'
import type { Uses } from '../composition/services.ts'
import { ticketLetter } from '../mail/ticket-letter.ts'
import { guarded } from '../runtime/guarded.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type Mailer, mailOf } from '../services/mail.ts'
import { type ProfileStore, profileStore } from '../store/profiles.ts'
import { type TicketStore, ticketStore } from '../store/tickets.ts'

type Services = {
  readonly tickets: Pick<TicketStore, 'open'>
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly mailer: Mailer
}

/** Mails a copy to support. A failure loses nothing, because the ticket is on the agenda and in the operator's list. */
const sendCopy = async ({ profiles, mailer }: Services, sub: string, ticket: Ticket, log: Log) => {
  try {
    const profile = await profiles.get(sub)
    const letter = ticketLetter(ticket, { sub, name: profile?.fullName ?? '' })
    await mailer.send({ ...mailOf(brand.supportEmail, letter), replyTo: profile?.email })
  } catch (error) {
    log.error('ticket not mailed', describeError(error))
  }
}

export const serveSupport = (services: Services): Gateway =>
  serve(supportOperations)(services, {
    open: async ({ caller, body, now, log }, services) => {
      const { ticket, isNew } = await services.tickets.open(caller.sub, body, ulid(now.getTime()), now)
      if (isNew) await sendCopy(services, caller.sub, ticket, log)
      return ticket
    },
  })

export const support = ({ table, mailer }: Uses<'table' | 'mailer'>) =>
  guarded(
    serveSupport({ tickets: ticketStore(table()), profiles: profileStore(table()), mailer: mailer() }),
    table(),
  )
