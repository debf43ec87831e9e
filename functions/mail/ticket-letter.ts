import type { Ticket } from '../../shared/api/support.ts'
import { brand } from '../../shared/brand.ts'
import { greetable, greeting, type Letter, oneLine } from './letter.ts'

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

type Receiver = { readonly name: string; readonly siteUrl: string }

/** Returns the mail with the copy for the person who sent the ticket. What they typed stays text. */
export const ticketCopy = (ticket: Ticket, { name, siteUrl }: Receiver): Letter => ({
  subject: oneLine(`We received your message: ${ticket.subject}`),
  title: 'We received your message',
  blocks: [
    greeting(greetable(name)),
    { words: 'Thank you for writing to us. We answer by email within 48 hours. This is your copy.' },
    { facts: { Subject: oneLine(ticket.subject), 'Ticket number': ticket.id } },
    { typed: ticket.message },
    { words: 'To add something, reply to this email. Help Center shows whether your message is still open.' },
    { button: { label: 'See your messages', href: `${siteUrl}/dashboard/help` } },
    { help: brand.supportEmail },
  ],
})
