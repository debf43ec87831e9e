import { Message } from './message.tsx'

/** What is wrong with the form as a whole. It stays when the toast is gone. */
export const FormTrouble = ({ text }: { text: string | undefined }) =>
  text ? <Message tone="error" role="alert" text={text} /> : null
