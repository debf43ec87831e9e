import { oneTimeCode, testCard } from './test-cards.ts'

type Answered = {
  readonly status: number
  /** The address of a redirect, as an absolute address. */
  readonly location: string | null
  readonly page: string
}

/**
 * Makes a customer who pays on a hosted page, by its forms and without a browser. `address` is the provider's
 * authorization_url.
 */
export const customerAt = (address: string) => {
  const submit = async (fields: Readonly<Record<string, string>>): Promise<Answered> => {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    return {
      status: response.status,
      location: response.headers.get('location'),
      page: await response.text(),
    }
  }

  return {
    submit,
    look: async (query = ''): Promise<Answered> => {
      const response = await fetch(`${address}${query}`, { redirect: 'manual' })
      return {
        status: response.status,
        location: response.headers.get('location'),
        page: await response.text(),
      }
    },
    /** Enters a test card, and answers the bank's questions. */
    payByCard: async (number: string): Promise<Answered> => {
      const card = testCard(number)
      if (!card) throw new Error(`${number} is none of the test cards.`)
      const entered = await submit({ do: 'card', number, expiry: '12/99', cvv: card.cvv })
      if (!card.pin) return entered
      const known = await submit({ do: 'pin', code: card.pin })
      return card.otp ? submit({ do: 'otp', code: oneTimeCode }) : known
    },
    /** Answers the bank's question at a renewal. */
    confirm: () => submit({ do: 'otp', code: oneTimeCode }),
    /** After these, the money is on its way until the test settles it. */
    payByUssd: () => submit({ do: 'ussd' }),
    payByTransfer: () => submit({ do: 'bank_transfer' }),
  }
}
