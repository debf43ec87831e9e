import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import * as z from 'zod'
import { createClock } from '../clock.ts'
import { plain, readBody } from '../http.ts'
import { listen } from '../server.ts'
import { customerAt } from './customer.testing.ts'
import { createCheckoutRoute, createPaystack, createPaystackRoute, type PaystackOptions } from './paystack.ts'
import { answerPaymentTools } from './tools.ts'

const initialized = z.object({
  data: z.object({ authorization_url: z.string(), access_code: z.string(), reference: z.string() }),
})
const verified = z.object({
  data: z.looseObject({ status: z.string(), authorization: z.record(z.string(), z.unknown()) }),
})
const event = z.object({ event: z.string(), data: z.looseObject({}) })

export const successCard = '4084084084084081'
export const email = 'amina@example.com'

/** Starts the provider alone, with a merchant who records the events and answers them as the test wishes. */
export const startPaystack = async (options: Partial<PaystackOptions> = {}) => {
  const server = await listen(0)
  const errors: unknown[] = []
  const onError = (...error: unknown[]) => void errors.push(error)
  const paystack = createPaystack({ url: server.url, onError, ...options })
  const clock = createClock()
  const merchant = { status: 200, received: [] as { event: string; body: string; signature: unknown }[] }

  const take = async (request: IncomingMessage) => {
    const body = await readBody(request, 100_000)
    const signature = request.headers['x-paystack-signature']
    merchant.received.push({ event: event.parse(JSON.parse(body)).event, body, signature })
    return plain(merchant.status, '')
  }
  const api = createPaystackRoute(paystack)
  const checkout = createCheckoutRoute(paystack)
  const open = () =>
    server.open(
      {
        answer: (request, _, url) => {
          const [, route, name = ''] = url.pathname.split('/')
          if (route === 'paystack') return api(request, url)
          if (route === 'checkout') return checkout(request, url)
          if (route === 'tools') return answerPaymentTools(request, name, paystack.payments)
          return take(request)
        },
        upgrade: () => undefined,
      },
      onError,
    )
  open()
  const begun = new AsyncDisposableStack()
  begun.defer(clock.restore)
  begun.defer(paystack.close)
  begun.defer(server.stop)
  begun.defer(paystack.stop)
  const stop = () => begun.disposeAsync()
  onTestFinished(async () => {
    await stop()
    expect(errors).toEqual([])
  })

  const { secretKey } = paystack.payments
  const call = async (method: string, path: string, body?: unknown, key = secretKey) => {
    const response = await fetch(`${server.url}/paystack${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  const initialize = async (fields: object = {}) => {
    const { status, body } = await call('POST', '/transaction/initialize', {
      email,
      amount: 299_900,
      callback_url: 'https://aiki.example/dashboard/success',
      ...fields,
    })
    expect(status).toBe(200)
    const { data } = initialized.parse(body)
    return { ...data, customer: customerAt(data.authorization_url) }
  }
  const verify = async (reference: string) =>
    verified.parse((await call('GET', `/transaction/verify/${reference}`)).body).data

  return { ...paystack, url: server.url, clock, merchant, call, initialize, verify, stop }
}
