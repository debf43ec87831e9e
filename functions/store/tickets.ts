import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import type { Ticket, TicketForm } from '../../shared/api/support.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { ticketsADay } from '../../shared/domain/daily-limits.ts'
import { ticketCategories, ticketPriorities, ticketStatuses } from '../../shared/lists.ts'
import { agendaEntry } from './agenda.ts'
import { personPartition } from './keys.ts'
import { notificationRow } from './notifications.ts'
import type { Key, Row, Table } from './table.ts'
import { oneUse } from './usage.ts'

/** In milliseconds; the notification of a ticket promises it. */
const answerWithin = 48 * 60 * 60 * 1000

export const ticketKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `TICKET#${id}`,
})

const storedTicket = z.object({
  id: z.string(),
  subject: z.string(),
  message: z.string(),
  priority: z.enum(ticketPriorities),
  category: z.enum(ticketCategories),
  status: z.enum(ticketStatuses),
  createdAt: z.string(),
})
export const ticketOf = (row: Row): Ticket => storedTicket.parse(row)

/** A ticket as somebody sends it. The id is the client's. */
export type NewTicket = TicketForm & { readonly id: string }

const received = (id: string, { subject }: Ticket) => ({
  id,
  title: 'We received your message',
  message: `“${subject}” is with our support team. We answer by email within 48 hours.`,
  href: '/dashboard/help',
})

/** Ticket, agenda and notification are there together or not at all; only a new ticket counts against the day. */
const open = async (table: Table, sub: string, sent: NewTicket, noticeId: string, now: Date) => {
  const ticket: Ticket = { ...sent, status: 'open', createdAt: now.toISOString() }
  const key = ticketKey(sub, sent.id)
  const dueAt = new Date(now.getTime() + answerWithin)
  const failed = await table.transact([
    { put: { ...key, ...ticket, ...agendaEntry('ticket', sent.id, dueAt) }, condition: { absent: true } },
    { put: notificationRow(sub, received(noticeId, ticket), now) },
    oneUse(sub, 'ticket', dayInLagos(now), ticketsADay),
  ])
  const there = failed.find(({ index }) => index === 0)?.found
  if (there) return { ticket: ticketOf(there), isNew: false }
  if (failed.length > 0) throw new ApiError('daily_limit')
  return { ticket, isNew: true }
}

/** What people ask support. An open ticket is on the agenda until an operator closes it. */
export const ticketStore = (table: Table) => ({
  /** Sent again it is the same ticket, and not new. `noticeId` is for its notification. Throws daily_limit. */
  open: (sub: string, sent: NewTicket, noticeId: string, now: Date) => open(table, sub, sent, noticeId, now),
})
export type TicketStore = ReturnType<typeof ticketStore>
