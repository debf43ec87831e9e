import * as z from 'zod/mini'
import { ticketCategories, ticketPriorities, ticketStatuses } from '../lists.ts'
import { instant, line, ulid } from './fields.ts'
import { domain } from './operation.ts'

/** The most characters of a message to support. */
export const ticketMessageLimit = 5000

export const ticketForm = z.strictObject({
  subject: line('Subject', 150),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Message is required.'),
      z.maxLength(ticketMessageLimit, 'Keep this to at most 5,000 characters.'),
    ),
  priority: z.enum(ticketPriorities),
  category: z.enum(ticketCategories),
})
export type TicketForm = z.infer<typeof ticketForm>

export const ticket = z.object({
  id: ulid,
  subject: z.string(),
  message: z.string(),
  priority: z.enum(ticketPriorities),
  category: z.enum(ticketCategories),
  status: z.enum(ticketStatuses),
  createdAt: instant,
  /** Null while it is open. */
  closedAt: z.nullable(instant),
})
export type Ticket = z.infer<typeof ticket>

/** How many tickets the list has at most. */
export const ticketsShown = 50

export const supportOperations = domain({
  list: {
    method: 'GET',
    path: '/support/tickets',
    access: 'person',
    summary: "The caller's newest tickets, at most 50.",
    response: z.object({ tickets: z.array(ticket) }),
    errors: [],
  },
  open: {
    method: 'POST',
    path: '/support/tickets',
    access: 'person',
    rate: 'mail',
    summary: 'Ask support something, or report an issue. Sent again with the same id it is the same ticket.',
    body: z.extend(ticketForm, { id: ulid }),
    response: ticket,
    status: 201,
    errors: ['invalid_input', 'daily_limit'],
  },
})
