import { bringIntoView } from './hand-on-focus.ts'
import { Message } from './message.tsx'

/** Why a form did not go through. It stays when the toast is gone; faults of fields stand at them instead. */
export const FormError = ({ text }: { text: string | undefined }) =>
  text ? <Message ref={bringIntoView} tone="error" role="alert" text={text} /> : null
