import { mapBounded } from '../functions/store/bounded.ts'
import { subscriptionStore } from '../functions/store/subscriptions.ts'
import { createTable } from '../functions/store/table.ts'
import { type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { percentile } from './statistics.ts'
import { tableOf } from './table-of.ts'
import { type SignedEvent, startPaidStack } from './webhooks/paid-stack.ts'

const connections = 16

/** Sends an event and returns the status of the answer; 0 when there was none. */
const send = async (url: string, { body, signature }: SignedEvent): Promise<number> => {
  try {
    const response = await fetch(`${url}/api/webhooks/paystack`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
      body,
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** Sends each event once. Times are in milliseconds. */
const sendAll = async (url: string, events: readonly SignedEvent[]) => {
  const began = performance.now()
  const answers = await mapBounded(connections, events, async event => {
    const started = performance.now()
    const status = await send(url, event)
    return { status, time: performance.now() - started }
  })
  return {
    perSecond: events.length / ((performance.now() - began) / 1000),
    times: answers.map(({ time }) => time),
    refused: answers.filter(({ status }) => status !== 200).length,
  }
}

/** How many of these people do not have exactly the one month that they paid for. */
const wrongPlans = async (url: string, events: readonly SignedEvent[]): Promise<number> => {
  const { client, name } = await tableOf(url)
  try {
    const { get } = subscriptionStore(createTable({ client, name }))
    const histories = await mapBounded(connections, events, async ({ sub }) => (await get(sub)).history)
    return histories.filter(history => history.length !== 1).length
  } finally {
    client.destroy()
  }
}

const underLoad = async (rough: boolean): Promise<Figure[]> => {
  const warmUp = rough ? 10 : 100
  const stack = await startPaidStack(warmUp + (rough ? 50 : 2000))
  const { url } = stack
  const measured = async (name: string, events: readonly SignedEvent[]): Promise<Figure[]> => {
    const { perSecond, times, refused } = await sendAll(url, events)
    return [
      figure(name, perSecond, 'requests/s'),
      figure(`${name}, p50`, percentile(times, 0.5), 'ms'),
      figure(`${name}, p99`, percentile(times, 0.99), 'ms'),
      figure(name, refused + (await wrongPlans(url, events)), 'errors', 0),
    ]
  }
  try {
    await sendAll(url, stack.events.slice(0, warmUp))
    const events = stack.events.slice(warmUp)
    return [...(await measured('new payment', events)), ...(await measured('told again', events))]
  } finally {
    await stack.stop()
  }
}

export const webhooks: Measurement = {
  about: `signed charge.success events through the local HTTP server, ${connections} at once, each of another person's payment, which is verified at the provider's stand-in and granted, with its receipt by mail; then all of them again; errors are answers that are not 200, and people without exactly the month that they paid for; data on the disk, without the table's stream`,
  measure: ({ rough }) => underLoad(rough),
}
