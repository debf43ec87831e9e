import * as z from 'zod/mini'

// The state of /forgot-password in its history entry: it survives a reload, and the address does not show it.

const schema = z.object({
  /** As typed at the login; once the mail is sent, its recipient. */
  email: z._default(z.string(), ''),
  sent: z._default(z.boolean(), false),
})
type ForgotPasswordState = z.infer<typeof schema>

export const forgotPasswordState = (state: z.input<typeof schema>): ForgotPasswordState => schema.parse(state)

export const readForgotPasswordState = (historyState: unknown): ForgotPasswordState =>
  schema.safeParse(historyState).data ?? schema.parse({})
