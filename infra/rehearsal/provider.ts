import { createCheckoutRoute, createPaystack, createPaystackRoute } from '../../local/paystack/paystack.ts'
import { listen } from '../../local/server.ts'

/** Starts the payment provider. Its webhooks wait until a test delivers them. */
export const startProvider = async () => {
  const server = await listen(0)
  const { url } = server
  const onError = (words: string, cause: unknown) => console.error(words, cause)
  const paystack = createPaystack({ url, onError })
  const { payments } = paystack
  payments.mode({ webhooks: 'off' })
  const api = createPaystackRoute(paystack)
  const checkout = createCheckoutRoute(paystack)
  const answer = async (...[request, , address]: Parameters<Parameters<typeof server.open>[0]['answer']>) =>
    address.pathname.startsWith('/checkout/') ? checkout(request, address) : api(request, address)
  server.open({ answer, upgrade: (_, socket) => void socket.destroy() }, onError)
  return {
    apiUrl: `${url}/paystack`,
    secretKey: payments.secretKey,
    sign: payments.sign,
    /** Returns the body of the newest event of a payment. Throws where there is none. */
    eventOf: (reference: string): string => {
      const event = payments.webhooks().find(it => it.reference === reference)
      if (!event) throw new Error(`The provider has no event of ${reference}.`)
      return event.body
    },
    stop: async () => {
      await paystack.stop()
      await server.stop()
      await paystack.close()
    },
  }
}
