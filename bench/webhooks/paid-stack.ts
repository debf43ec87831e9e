import * as z from 'zod'
import { startForked } from '../forked.ts'

const signedEvent = z.object({
  /** The person who paid. Each payment is by another person. */
  sub: z.string(),
  body: z.string(),
  signature: z.string(),
})
export type SignedEvent = z.infer<typeof signedEvent>

const paidStack = z.object({
  url: z.url(),
  /** The signed events of payments that the provider has made and not yet sent. */
  events: z.array(signedEvent),
})
export type PaidStack = z.infer<typeof paidStack>

/** Starts the local stack in a process of its own, with this many payments. */
export const startPaidStack = async (
  count: number,
): Promise<PaidStack & { readonly stop: () => Promise<void> }> => {
  const { said, stop } = await startForked('webhooks/stack-process.ts', [String(count)], paidStack)
  return { ...said, stop }
}
