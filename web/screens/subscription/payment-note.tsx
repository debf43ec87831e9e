import { Message } from '../../ui/message.tsx'

/** What the buttons that can't be pressed are described by. */
export const paymentNoteId = 'payment-note'

/** Why nobody can change the plan yet. */
export const PaymentNote = () => (
  <div id={paymentNoteId}>
    <Message
      tone="info"
      text="Payment and trials are not open yet: the plans below can be read and not yet chosen. Nothing is charged."
    />
  </div>
)
