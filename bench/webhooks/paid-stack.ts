import * as z from 'zod'
import { startForked } from '../forked.ts'

const toldEvent = z.object({
  /** Whose payment it is; each is another person's. */
  sub: z.string(),
  body: z.string(),
  signature: z.string(),
})
export type ToldEvent = z.infer<typeof toldEvent>

const paidStack = z.object({
  url: z.url(),
  /** Of payments that were made, and of which our side has not heard yet. */
  events: z.array(toldEvent),
})
export type PaidStack = z.infer<typeof paidStack>

/** Starts the local stack in a process of its own, with so many payments. */
export const startPaidStack = async (
  count: number,
): Promise<PaidStack & { readonly stop: () => Promise<void> }> => {
  const { said, stop } = await startForked('webhooks/stack-process.ts', [String(count)], paidStack)
  return { ...said, stop }
}
