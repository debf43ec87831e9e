import { ticketDesk } from '../functions/store/ticket-desk.ts'
import type { Verb } from './verb.ts'

export const ticketsClose: Verb = {
  takes: '<id>',
  about: 'take an answered ticket off the list',
  run: async (table, id, now) => {
    await ticketDesk(table).close(id, now)
    return { done: `The ticket ${id} is closed.` }
  },
}
