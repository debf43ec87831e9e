import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { type Ticket, type TicketForm, ticketsShown } from '../../shared/api/support.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { ticketsADay } from '../../shared/domain/limits.ts'
import { ticketCategories, ticketPriorities, ticketStatuses } from '../../shared/lists.ts'
import { agendaEntry, due, offAgenda } from './agenda.ts'
import { mapBounded } from './bounded.ts'
import { personKey, personRange, subOfPartition } from './keys.ts'
import { notificationRow } from './notifications.ts'
import { table as schema } from './schema.ts'
import type { Key, Row, Table } from './table.ts'
import { oneUse } from './usage.ts'

/** The time to the answer, in milliseconds. The notification of a ticket promises it. */
const answerWithin = 48 * 60 * 60 * 1000

const ticketKey = (sub: string, id: string): Key => personKey(sub, `TICKET#${id}`)

const storedTicket = z.object({
  id: z.string(),
  subject: z.string(),
  message: z.string(),
  priority: z.enum(ticketPriorities),
  category: z.enum(ticketCategories),
  status: z.enum(ticketStatuses),
  createdAt: z.string(),
  closedAt: z._default(z.nullable(z.string()), null),
})
const ticketOf = (row: Row): Ticket => storedTicket.parse(row)

/** A new ticket. The client makes the id. */
type NewTicket = TicketForm & { readonly id: string }

const received = (id: string, { subject }: Ticket) => ({
  id,
  title: 'We received your message',
  message: `“${subject}” is with our support team. We answer by email within 48 hours.`,
  href: '/dashboard/help',
})

/** Writes the ticket and its notification in one transaction. Only a new ticket counts for the daily limit. */
const open = async (table: Table, sub: string, sent: NewTicket, noticeId: string, now: Date) => {
  const ticket: Ticket = { ...sent, status: 'open', createdAt: now.toISOString(), closedAt: null }
  const key = ticketKey(sub, sent.id)
  const dueAt = new Date(now.getTime() + answerWithin)
  const failed = await table.transact([
    { put: { ...key, ...ticket, ...agendaEntry('ticket', sent.id, dueAt) }, condition: { absent: true } },
    { put: notificationRow(sub, received(noticeId, ticket), now) },
    oneUse(sub, 'ticket', dayInLagos(now), ticketsADay),
  ])
  const existing = failed.find(({ index }) => index === 0)?.found
  if (existing) return { ticket: ticketOf(existing), isNew: false }
  if (failed.length > 0) throw new ApiError('daily_limit')
  return { ticket, isNew: true }
}

/** The tickets of support. An open ticket is on the agenda until an operator closes it. */
export const ticketStore = (table: Table) => ({
  /** Newest first. */
  list: async (sub: string): Promise<Ticket[]> => {
    const range = { ...personRange(sub, 'TICKET#'), newestFirst: true, limit: ticketsShown }
    return (await table.query(range)).rows.map(ticketOf)
  },
  /** A call that is repeated with the same id adds nothing and returns `isNew: false`. Throws daily_limit. */
  open: (sub: string, sent: NewTicket, noticeId: string, now: Date) => open(table, sub, sent, noticeId, now),
})
export type TicketStore = ReturnType<typeof ticketStore>

/** Later than any ticket can be due, because an operator also sees the tickets that are not due yet. */
const endOfTime = new Date('9999-12-31T00:00:00Z')
const readConcurrency = 8

type OpenTicket = Ticket & {
  /** The person who sent the ticket. */
  readonly sub: string
  /** When the answer is promised, ISO 8601. */
  readonly dueAt: string
}

const readOne = async (table: Table, key: Key): Promise<OpenTicket[]> => {
  const row = await table.get(key)
  const sub = subOfPartition(key.pk)
  if (!row || sub === undefined) return []
  const ticket = ticketOf(row)
  // The agenda is an index, so it may still have a ticket that was closed a moment ago.
  return ticket.status === 'open' ? [{ ...ticket, sub, dueAt: String(row[schema.agenda.sortKey]) }] : []
}

const readOpen = async (table: Table): Promise<OpenTicket[]> => {
  const keys: Key[] = []
  for await (const key of due(table, 'ticket', endOfTime)) keys.push(key)
  const tickets = await mapBounded(readConcurrency, keys, key => readOne(table, key))
  return tickets.flat().toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
}

/** If two people have used the same id, the ticket that has waited longer is closed. */
const close = async (table: Table, id: string, now: Date): Promise<void> => {
  const [ticket] = (await readOpen(table)).filter(open => open.id === id)
  if (!ticket) throw new ApiError('not_found')
  await table.update(
    ticketKey(ticket.sub, id),
    {
      set: { status: 'closed', closedAt: now.toISOString() },
      remove: offAgenda,
    },
    { is: { status: 'open' } },
  )
}

/** The verbs of the operator. */
export const ticketDesk = (table: Table) => ({
  /** All open tickets. The first to be due comes first. */
  open: () => readOpen(table),
  /** Closes the ticket and takes it off the agenda. Throws not_found if no open ticket has that id. */
  close: (id: string, now: Date) => close(table, id, now),
})
