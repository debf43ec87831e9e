import type { Faults } from './mode.ts'
import type { Provider } from './provider.ts'
import { sign } from './sign.ts'

type Delivery = {
  readonly provider: Pick<Provider, 'webhooks' | 'secretKey'>
  readonly faults: Faults
  /** Where events are told. */
  readonly webhookUrl: string
  /** Ends what is under way. */
  readonly signal: AbortSignal
}

/** How long the provider waits for an answer. */
const patienceMs = 30_000

/** Tells the events that are due, one after the other. An answer that is not 200, or none, is met again later. */
export const deliverDue = async ({ provider, faults, webhookUrl, signal }: Delivery): Promise<void> => {
  const { webhooks, secretKey } = provider

  const post = async (body: string): Promise<number> => {
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-paystack-signature': sign(secretKey, body) },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }

  while (!signal.aborted) {
    const webhook = webhooks.due(faults.mode(), Date.now())
    if (!webhook) return
    const status = await post(webhook.body)
    // A stack that ends is no answer: the event goes out again at the next start.
    if (!signal.aborted) webhooks.tried(webhook, status, Date.now())
  }
}
