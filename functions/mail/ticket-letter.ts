import type { Ticket } from '../../shared/api/support.ts'
import { brand } from '../../shared/brand.ts'
import { type Letter, oneLine } from './letter.ts'

type Sender = { readonly sub: string; readonly name: string }

/** Returns the mail of a ticket for the support team, with only what an answer needs. */
export const ticketLetter = (ticket: Ticket, sender: Sender): Letter => ({
  subject: oneLine(`[${ticket.priority}] ${ticket.subject}`),
  title: oneLine(ticket.subject),
  blocks: [
    {
      facts: {
        Category: ticket.category,
        Priority: ticket.priority,
        From: `${oneLine(sender.name) || 'someone without a name'} (${sender.sub})`,
        Ticket: ticket.id,
      },
    },
    { typed: ticket.message },
    {
      quiet: `Answer this mail to write to them. Then close the ticket: npm run admin -- tickets close ${ticket.id}. Sent by ${brand.name}.`,
    },
  ],
})
