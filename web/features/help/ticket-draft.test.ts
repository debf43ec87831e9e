import { expect, test } from 'vitest'
import { type TicketDraft, ticketIdFor } from './ticket-draft.ts'

const values = { subject: 'Help', message: 'Nothing loads', priority: 'medium', category: 'general' } as const
const begun: TicketDraft = { id: '01KADEM0000000000000000001', sent: null, values }
const freshId = '01KADEM0000000000000000002'

test.each([
  ['never sent', begun, values, begun.id],
  ['sent, and the same since', { ...begun, sent: values }, { ...values }, begun.id],
  ['sent, and changed since', { ...begun, sent: values }, { ...values, message: 'It loads now' }, freshId],
])('%s', (_, draft, typed, id) => {
  expect(ticketIdFor(draft, typed, freshId)).toBe(id)
})
