import * as z from 'zod/mini'

// What waits in the history entry of /forgot-password: it outlives a reload, and is not in the address.

const schema = z.object({
  /** The address that was typed at the login, or that the mail went to. */
  email: z._default(z.string(), ''),
  /** The mail is on its way. */
  sent: z._default(z.boolean(), false),
})
export type ForgotPasswordState = z.infer<typeof schema>

export const forgotPasswordState = (state: z.input<typeof schema>): ForgotPasswordState => schema.parse(state)

export const readForgotPasswordState = (historyState: unknown): ForgotPasswordState =>
  schema.safeParse(historyState).data ?? schema.parse({})
