import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { applicationStore } from '../functions/store/applications.ts'
import type { Consumed } from '../functions/store/table.ts'
import { publishedJob, requests, type TestRequest } from '../infra/rehearsal/requests.ts'
import { apiClient } from '../local/people.ts'
import { LocalStack } from '../local/stack.ts'
import { api } from '../shared/api/index.ts'
import type { Operation } from '../shared/api/operation.ts'
import { type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { sampleBody } from './sample.ts'

/** Operations that need what only the rehearsal prepares, such as a payment. People make few of these calls. */
const left: ReadonlySet<string> = new Set([
  'alerts.unsubscribe',
  'alerts.unsubscribeAll',
  'files.begin',
  'files.finish',
  'files.link',
  'files.remove',
  'interviews.complete',
  'payments.quote',
  'payments.checkout',
  'payments.verify',
  'payments.cancel',
  'receipts.download',
  'reviews.vote',
  'subscription.startTrial',
  'subscription.cancel',
  'subscription.removeCard',
  'subscription.resume',
  'subscription.downgrade',
  'webhooks.paystack',
])

const operationsOf = (domain: string): Readonly<Record<string, Operation>> =>
  Object.entries(api).find(([name]) => name === domain)?.[1] ?? {}

/** Every request of the rehearsal, by its name: `applications.create`. */
const all = Object.entries(requests).flatMap(([domain, verbs]) =>
  Object.entries<TestRequest>(verbs).flatMap(([verb, request]) => {
    const operation = operationsOf(domain)[verb]
    const name = `${domain}.${verb}`
    return operation && !left.has(name) ? [{ name, operation, request }] : []
  }),
)

const found = z.object({ jobs: z.array(z.object({ id: z.string() })) })

const sum = (costs: readonly Consumed[], of: 'readUnits' | 'writeUnits' | 'roundTrips'): number =>
  costs.reduce((total, cost) => total + cost[of], 0)

const measure = async (): Promise<Figure[]> => {
  const costs: Consumed[] = []
  const stack = await LocalStack.start({ rhythm: false, onConsumed: consumed => costs.push(consumed) })
  try {
    const { sub, email, password } = await stack.signUp({
      email: 'bench@example.com',
      fullName: 'Amina Bello',
    })
    const applications = applicationStore(stack.table)
    for (let n = 0; n < 30; n += 1)
      await applications.create(sub, { ...sampleBody(n), origin: 'manual' }, new Date())
    const accessToken = await stack.accessToken(email, password)
    await apiClient(stack.url, accessToken).subscription.startTrial({ body: { tier: 'elite' } })
    await stack.readBoards()

    const call = async (operation: Operation, { params = {}, query = {}, body }: TestRequest) => {
      const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(params[key] ?? ''),
      )
      const response = await fetch(`${stack.url}/api${path}?${new URLSearchParams(query)}`, {
        method: operation.method,
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      return { status: response.status, text: await response.text() }
    }
    /** Waits until the function of the stream has done what follows from a write. */
    const quiet = async (): Promise<void> => {
      for (let before = -1; before !== costs.length; ) {
        before = costs.length
        await wait(400)
      }
    }

    await quiet()
    const search = await call(api.jobs.search, { body: { query: 'nurse', location: '' } })
    publishedJob.id = found.parse(JSON.parse(search.text)).jobs[0]?.id ?? ''
    const figures: Figure[] = []
    for (const { name, operation, request } of all) {
      await quiet()
      costs.length = 0
      const { status, text } = await call(operation, request)
      const roundTrips = sum(costs, 'roundTrips')
      if (status >= 300) throw new Error(`${name} was answered with ${status}: ${text}`)
      await quiet()
      figures.push(
        figure(name, sum(costs, 'readUnits'), 'read units'),
        figure(name, sum(costs, 'writeUnits'), 'write units'),
        figure(name, roundTrips, 'round trips'),
        figure(name, text.length / 1000, 'kB'),
      )
    }
    return figures
  } finally {
    await stack.stop()
  }
}

export const operations: Measurement = {
  about:
    'every operation once, by a person on Elite with 30 applications, over HTTP through the whole stack: the units of the table, with the check of the session and with what the function of the stream does afterwards; the round trips of the answer alone, and its size without compression',
  measure,
}
