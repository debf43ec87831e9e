import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { Ticket } from '../../../shared/api/support.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { onDay } from '../../person/day-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/panel.tsx'
import { Disclosure, Summary } from './disclosure.tsx'
import { ticketsQuery } from './queries.ts'

/** The messages that the person sent to support, with their state. Nothing where they have sent none. */
export const TicketList = () => {
  const query = useQuery(ticketsQuery)
  // Most people have sent none, so there is no skeleton that would disappear again.
  if (query.isPending || query.data?.length === 0) return null
  return (
    <Loaded
      query={query}
      loading="Loading your messages"
      failed="Your messages to us did not load. We have them, and we answer by email."
    >
      {tickets => (
        <Card title="Your messages" text="We answer by email. A message is closed when it is answered.">
          <chakra.ul listStyleType="none" mt="-2">
            {tickets.map(ticket => (
              <li key={ticket.id}>
                <TicketRow ticket={ticket} />
              </li>
            ))}
          </chakra.ul>
        </Card>
      )}
    </Loaded>
  )
}

const badges = {
  open: { tone: 'brand', words: 'Open' },
  closed: { tone: 'neutral', words: 'Closed' },
} as const satisfies Record<Ticket['status'], unknown>

const sentWords = ({ createdAt, closedAt }: Ticket, now: string): string =>
  `Sent on ${onDay(createdAt, now)}${closedAt ? `, closed on ${onDay(closedAt, now)}` : ''}`

const TicketRow = ({ ticket }: { ticket: Ticket }) => {
  const { tone, words } = badges[ticket.status]
  return (
    <Disclosure>
      <Summary>
        <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
          <span>{ticket.subject}</span>
          <chakra.span display="block" textStyle="small" fontWeight="normal" color="fg.muted">
            {sentWords(ticket, new Date().toISOString())}
          </chakra.span>
        </chakra.span>
        <Badge tone={tone}>{words}</Badge>
        <ChevronDown />
      </Summary>
      <chakra.div pb="4" display="grid" gap="2" maxW="reading">
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" color="fg.muted">
          {ticket.message}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          Ticket number {ticket.id}
        </chakra.p>
      </chakra.div>
    </Disclosure>
  )
}
