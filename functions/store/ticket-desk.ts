import { ApiError } from '../../shared/api/errors.ts'
import type { Ticket } from '../../shared/api/support.ts'
import { due, offAgenda } from './agenda.ts'
import { mapBounded } from './bounded.ts'
import { subOfPartition } from './keys.ts'
import { table as schema } from './schema.ts'
import type { Key, Table } from './table.ts'
import { ticketKey, ticketOf } from './tickets.ts'

/** Behind every time that a ticket can be due: an operator sees also what is promised for later. */
const everything = new Date('9999-12-31T00:00:00Z')
const readConcurrency = 8

export type OpenTicket = Ticket & {
  /** Who asked. */
  readonly sub: string
  /** When the answer is promised, ISO 8601. */
  readonly dueAt: string
}

const readOne = async (table: Table, key: Key): Promise<OpenTicket[]> => {
  const row = await table.get(key)
  const sub = subOfPartition(key.pk)
  if (!row || sub === undefined) return []
  const ticket = ticketOf(row)
  // The agenda is an index, and may lag behind.
  return ticket.status === 'open' ? [{ ...ticket, sub, dueAt: String(row[schema.agenda.sortKey]) }] : []
}

const readOpen = async (table: Table): Promise<OpenTicket[]> => {
  const keys: Key[] = []
  for await (const key of due(table, 'ticket', everything)) keys.push(key)
  const tickets = await mapBounded(readConcurrency, keys, key => readOne(table, key))
  return tickets.flat().toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
}

/** An id is the client's own: were two people to take the same, the one who waits longer is answered first. */
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

/** What an operator does with tickets. */
export const ticketDesk = (table: Table) => ({
  /** Who was promised an answer first comes first. */
  open: () => readOpen(table),
  /** Takes the longest waiting of that id off the agenda. Throws not_found where none is open. */
  close: (id: string, now: Date) => close(table, id, now),
})
export type TicketDesk = ReturnType<typeof ticketDesk>
