import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import * as z from 'zod'
import { plain } from '../answer.ts'
import { createClock } from '../clock.ts'
import { readBody } from '../read-body.ts'
import { listen } from '../server.ts'
import { customerAt } from './customer.ts'
import { createCheckoutDoor, createPaystackDoor } from './doors.ts'
import { createPaystack, type PaystackOptions } from './paystack.ts'
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

/** The provider alone, and a merchant who takes what it tells and answers as the test wishes. */
export const startPaystack = async (options: Partial<PaystackOptions> = {}) => {
  const server = await listen(0)
  const troubles: unknown[] = []
  const onTrouble = (...trouble: unknown[]) => void troubles.push(trouble)
  const paystack = createPaystack({ url: server.url, onTrouble, ...options })
  const clock = createClock()
  const merchant = { status: 200, told: [] as { event: string; body: string; signature: unknown }[] }

  const take = async (request: IncomingMessage) => {
    const body = await readBody(request, 100_000)
    const signature = request.headers['x-paystack-signature']
    merchant.told.push({ event: event.parse(JSON.parse(body)).event, body, signature })
    return plain(merchant.status, '')
  }
  const api = createPaystackDoor(paystack)
  const checkout = createCheckoutDoor(paystack)
  const open = () =>
    server.open(
      {
        answer: (request, _, url) => {
          const [, door, name = ''] = url.pathname.split('/')
          if (door === 'paystack') return api(request, url)
          if (door === 'checkout') return checkout(request, url)
          if (door === 'tools') return answerPaymentTools(request, name, paystack.payments)
          return take(request)
        },
        upgrade: () => undefined,
      },
      onTrouble,
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
    expect(troubles).toEqual([])
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
