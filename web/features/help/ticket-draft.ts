import * as z from 'zod/mini'
import { ulid } from '../../../shared/api/fields.ts'
import { type TicketForm, ticketForm } from '../../../shared/api/support.ts'
import { draft } from '../../kit/draft.ts'
import type { TicketKind } from './ticket-kinds.ts'

const { priority, category } = ticketForm.shape

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({ subject: z.string(), message: z.string(), priority, category })

const ticketDraft = z.object({
  /** Of the ticket that a send will make. */
  id: ulid,
  /** What went out with this id, if anything did: it may have arrived, though its answer was lost. */
  sent: z.nullable(typed),
  values: typed,
})
export type TicketDraft = z.infer<typeof ticketDraft>

export const ticketDraftOf = (sub: string, kind: TicketKind) => draft(sub, `ticket.${kind}`, ticketDraft)

/** The same words sent again are the same ticket; other words make one of their own, so that none are lost. */
export const ticketIdFor = ({ id, sent }: TicketDraft, values: TicketForm, freshId: string): string =>
  sent === null || JSON.stringify(sent) === JSON.stringify(values) ? id : freshId
