import { oneTimeCode, testCard } from './test-cards.ts'

type Answered = {
  readonly status: number
  /** Where the browser is sent on, as an absolute address. */
  readonly location: string | null
  readonly page: string
}

/** Who pays at a hosted page, by its forms and without a browser. `address` is the provider's authorization_url. */
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
    /** Enters a test card, and what its bank asks for. */
    payByCard: async (number: string): Promise<Answered> => {
      const card = testCard(number)
      if (!card) throw new Error(`${number} is none of the test cards.`)
      const entered = await submit({ do: 'card', number, expiry: '12/99', cvv: card.cvv })
      if (!card.pin) return entered
      const known = await submit({ do: 'pin', code: card.pin })
      return card.otp ? submit({ do: 'otp', code: oneTimeCode }) : known
    },
    /** Confirms what a card's bank asks at a renewal. */
    confirm: () => submit({ do: 'otp', code: oneTimeCode }),
    /** The money is on its way then, and there when it is settled. */
    payByUssd: () => submit({ do: 'ussd' }),
    payByTransfer: () => submit({ do: 'bank_transfer' }),
  }
}
