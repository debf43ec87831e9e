import { ulid } from 'ulid'
import { onTestFinished } from 'vitest'
import { customerAt } from '../../local/paystack/customer.testing.ts'
import { apiClient } from '../../local/people.ts'
import { LocalStack } from '../../local/stack.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { logTo } from '../runtime/log.ts'
import { createPaystack, type Paystack } from '../services/paystack.ts'
import { billingStores } from '../store/billing-stores.ts'
import { paidDataOf } from '../store/paid-data.ts'
import type { Table } from '../store/table.ts'

/** A card that pays at once and at every renewal. */
export const goodCard = '4084084084084081'
/** A card that pays once, and has insufficient funds at a renewal. */
export const emptyCard = '4084080000000416'
/** A card that pays once, and whose bank asks for a code at a renewal. */
export const carefulCard = '4084080000000614'

const day = 86_400
/** Shorter than the lifetime of an access token, in milliseconds. */
const sessionLength = 10 * 60 * 1000

/**
 * Starts a whole stack with a clock of its own, and returns what a test needs to buy there. Webhooks wait for
 * `deliverEvents`.
 */
export const openShop = async () => {
  const lines: Record<string, unknown>[] = []
  logTo(line => void lines.push(JSON.parse(line)))
  const stack = await LocalStack.start({ rhythm: false })
  const { payments } = stack
  payments.mode({ webhooks: 'off' })

  const person = async (name = 'Ada Obi') => {
    const known = await stack.signUp({ email: `ada-${ulid().toLowerCase()}@example.com`, fullName: name })
    let session = { client: apiClient(stack.url, ''), until: 0 }
    /** Returns a client with a valid session: the clock may have moved on since the last call. */
    const api = async () => {
      if (Date.now() >= session.until) {
        const client = apiClient(stack.url, await stack.accessToken(known.email, known.password))
        session = { client, until: Date.now() + sessionLength }
      }
      return session.client
    }
    const checkout = async (tier: PaidTier) => {
      const client = await api()
      const { amount } = await client.payments.quote({ query: { tier } })
      const { reference, authorizationUrl } = await client.payments.checkout({ body: { tier, amount } })
      return { reference, amount, customer: customerAt(authorizationUrl) }
    }
    const buy = async (tier: PaidTier, card = goodCard) => {
      const { reference, amount, customer } = await checkout(tier)
      await customer.payByCard(card)
      await (await api()).payments.verify({ params: { reference } })
      return { reference, amount }
    }
    const subscription = async () => (await api()).subscription.get({})
    return {
      ...known,
      api,
      checkout,
      buy,
      plan: async () => {
        const { tier, status } = await (await api()).subscription.get({})
        return `${tier} ${status}`
      },
      subscription,
      /** Moves the clock to an hour after the end of the paid period. */
      toTheEnd: async () => {
        const { currentPeriodEnd, now } = await subscription()
        stack.clock.advance((Date.parse(currentPeriodEnd ?? '') - Date.parse(now)) / 1000 + 3600)
      },
      /** The person's charges at the provider, newest first. */
      charges: () => payments.transactions().filter(({ email }) => email === known.email),
      payments: async () => (await (await api()).payments.list({})).payments,
      /** The subjects of the person's mails, after those that are due were sent; newest first. */
      mails: async () => {
        await stack.runSchedule('send-mailings')
        return stack.mail.list(known.email).map(({ subject }) => subject)
      },
      notices: async () => {
        const { notifications } = await (await api()).notifications.unread({})
        return notifications.map(({ title }) => title)
      },
    }
  }

  /** Sends an event as the provider would, signed unless a signature is given. */
  const webhook = async (body: string | object, signature?: string) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(`${stack.url}/api/webhooks/paystack`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-paystack-signature': signature ?? payments.sign(text),
      },
      body: text,
    })
    return response.status
  }

  const paystack = createPaystack({
    url: `${stack.url}/paystack`,
    key: () => Promise.resolve(payments.secretKey),
  })
  /** The services of the functions; a test may replace some with failing ones. */
  const services = ({ table = stack.table, ...provider }: Partial<Paystack> & { table?: Table } = {}) => ({
    ...billingStores(table),
    paidDataOf: (sub: string) => paidDataOf(table, sub),
    siteUrl: stack.url,
    paystack: { ...paystack, ...provider },
  })

  return {
    ...stack,
    services,
    stop: async () => {
      await stack.stop()
      logTo(line => console.log(line))
    },
    person,
    webhook,
    deliverEvents: async () => {
      payments.mode({ webhooks: 'ok' })
      await payments.deliver()
      payments.mode({ webhooks: 'off' })
    },
    /** Moves the clock on. */
    later: (days: number) => stack.clock.advance(days * day),
    mode: (patch: Parameters<typeof payments.mode>[0]) => {
      payments.mode(patch)
      onTestFinished(() => void payments.mode({ api: 'ok', webhooks: 'off', refunds: 'ok' }))
    },
    /** The alarms that were logged until now. */
    alarms: () => lines.flatMap(({ alarm }) => (typeof alarm === 'string' ? [alarm] : [])),
    lines,
  }
}
