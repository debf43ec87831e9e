import { ticketDesk } from '../functions/store/ticket-desk.ts'
import type { Verb } from './verb.ts'

export const ticketsList: Verb = {
  about: 'the open tickets; who was promised an answer first comes first',
  run: async table => ({
    columns: ['id', 'dueAt', 'priority', 'category', 'subject'],
    text: 'message',
    rows: await ticketDesk(table).open(),
    none: 'No ticket is open.',
  }),
}
