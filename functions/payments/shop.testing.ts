import { ulid } from 'ulid'
import { onTestFinished } from 'vitest'
import { apiClient } from '../../local/api-client.ts'
import { customerAt } from '../../local/paystack/customer.ts'
import { LocalStack } from '../../local/stack.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { logTo } from '../runtime/log.ts'
import { unsentMailer } from '../services/mail.testing.ts'
import { createPaystack, type Paystack } from '../services/paystack.ts'
import { billingStores } from '../store/billing-stores.ts'
import type { Table } from '../store/table.ts'

/** Pays at once, and at every renewal. */
export const goodCard = '4084084084084081'
/** Pays once; at a renewal there are insufficient funds. */
export const emptyCard = '4084080000000416'
/** Pays once; at a renewal its bank asks for a code. */
export const carefulCard = '4084080000000614'

const day = 86_400
/** Less than an access token lasts, in milliseconds. */
const sessionLength = 10 * 60 * 1000

/** A whole stack whose clock is the test's own, and what it takes to buy there. Webhooks are held back until `tell`. */
export const openShop = async () => {
  const lines: Record<string, unknown>[] = []
  logTo(line => void lines.push(JSON.parse(line)))
  const stack = await LocalStack.start({ rhythm: false })
  const { payments } = stack
  payments.mode({ webhooks: 'off' })

  const person = async (name = 'Ada Obi') => {
    const known = await stack.signUp({ email: `ada-${ulid().toLowerCase()}@example.com`, fullName: name })
    let session = { client: apiClient(stack.url, ''), until: 0 }
    /** By a session that has not run out: the clock may have moved on since the last call. */
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
      /** To an hour after the end of what is paid for. */
      toTheEnd: async () => {
        const { currentPeriodEnd, now } = await subscription()
        stack.clock.advance((Date.parse(currentPeriodEnd ?? '') - Date.parse(now)) / 1000 + 3600)
      },
      /** What the provider knows of them, newest first. */
      charges: () => payments.transactions().filter(({ email }) => email === known.email),
      payments: async () => (await (await api()).payments.list({})).payments,
      mails: () => stack.mail.list(known.email).map(({ subject }) => subject),
      notices: async () => {
        const { notifications } = await (await api()).notifications.unread({})
        return notifications.map(({ title }) => title)
      },
    }
  }

  /** An event as the provider would send it, signed unless a signature is given. */
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
  /** The functions' own services, of which a test may make some fail. Their mails are never taken. */
  const services = ({ table = stack.table, ...provider }: Partial<Paystack> & { table?: Table } = {}) => ({
    ...billingStores(table),
    mailer: unsentMailer,
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
    /** Webhooks that wait are told now. */
    tell: async () => {
      payments.mode({ webhooks: 'ok' })
      await payments.deliver()
      payments.mode({ webhooks: 'off' })
    },
    /** Moves the clock on, and puts the provider back to rights when the test is over. */
    later: (days: number) => stack.clock.advance(days * day),
    mode: (patch: Parameters<typeof payments.mode>[0]) => {
      payments.mode(patch)
      onTestFinished(() => void payments.mode({ api: 'ok', webhooks: 'off', refunds: 'ok' }))
    },
    /** The alarms that were logged so far. */
    alarms: () => lines.flatMap(({ alarm }) => (typeof alarm === 'string' ? [alarm] : [])),
    lines,
  }
}
