import { createCheckoutDoor, createPaystackDoor } from '../../local/paystack/doors.ts'
import { createPaystack } from '../../local/paystack/paystack.ts'
import { createSecretsDoor, paymentSecretName, trialSecret, trialSecretName } from '../../local/secrets.ts'
import { listen } from '../../local/server.ts'

/** The payment provider and the secrets for payments. Its webhooks wait until a test delivers them. */
export const startProvider = async () => {
  const server = await listen(0)
  const { url } = server
  const onTrouble = (words: string, cause: unknown) => console.error(words, cause)
  const paystack = createPaystack({ url, onTrouble })
  const { payments } = paystack
  payments.mode({ webhooks: 'off' })
  const secrets = createSecretsDoor({
    [paymentSecretName]: JSON.stringify({ secretKey: payments.secretKey }),
    [trialSecretName]: trialSecret,
  })
  const api = createPaystackDoor(paystack)
  const checkout = createCheckoutDoor(paystack)
  const answer = async (...[request, , address]: Parameters<Parameters<typeof server.open>[0]['answer']>) => {
    if (address.pathname.startsWith('/secrets')) return secrets(request)
    return address.pathname.startsWith('/checkout/') ? checkout(request, address) : api(request, address)
  }
  server.open({ answer, upgrade: (_, socket) => void socket.destroy() }, onTrouble)
  return {
    apiUrl: `${url}/paystack`,
    secretsUrl: `${url}/secrets`,
    secretKey: payments.secretKey,
    sign: payments.sign,
    /** The body of the newest event about a payment. Throws where there is none. */
    told: (reference: string): string => {
      const event = payments.webhooks().find(it => it.reference === reference)
      if (!event) throw new Error(`The provider has nothing to tell of ${reference}.`)
      return event.body
    },
    stop: async () => {
      await paystack.stop()
      await server.stop()
      await paystack.close()
    },
  }
}
