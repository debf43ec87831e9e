/** How a bank answers. `two-factor` asks the card's holder for a code before it says yes. */
export type Outcome = 'success' | 'declined' | 'insufficient' | 'two-factor'

export type TestCard = {
  readonly number: string
  readonly cvv: string
  readonly pin?: string
  /** Whether the hosted page asks for the one-time code too. */
  readonly otp?: true
  readonly brand: 'visa' | 'verve'
  /** In the hosted page. */
  readonly first: Exclude<Outcome, 'two-factor'>
  /** Whenever we charge it again. */
  readonly later: Outcome
  readonly about: string
}

/** The provider's own test cards, and two of ours that pay once and make trouble at a renewal. */
export const testCards: readonly TestCard[] = [
  {
    number: '4084084084084081',
    cvv: '408',
    brand: 'visa',
    first: 'success',
    later: 'success',
    about: 'pays, and pays again at each renewal',
  },
  {
    number: '5060666666666666666',
    cvv: '123',
    pin: '1234',
    otp: true,
    brand: 'verve',
    first: 'success',
    later: 'success',
    about: 'asks for its PIN and a one-time code, then pays',
  },
  {
    number: '507850785078507812',
    cvv: '081',
    pin: '1111',
    brand: 'verve',
    first: 'success',
    later: 'success',
    about: 'asks for its PIN, then pays',
  },
  {
    number: '4084080000005408',
    cvv: '001',
    brand: 'visa',
    first: 'declined',
    later: 'declined',
    about: 'is declined',
  },
  {
    number: '4084080000670037',
    cvv: '787',
    brand: 'visa',
    first: 'insufficient',
    later: 'insufficient',
    about: 'has insufficient funds',
  },
  {
    number: '4084080000000416',
    cvv: '416',
    brand: 'visa',
    first: 'success',
    later: 'insufficient',
    about: 'pays once, and has insufficient funds at each renewal',
  },
  {
    number: '4084080000000614',
    cvv: '614',
    brand: 'visa',
    first: 'success',
    later: 'two-factor',
    about: 'pays once, and asks for a one-time code at each renewal',
  },
]

/** The one-time code of every test card. */
export const oneTimeCode = '123456'

export const testCard = (number: string): TestCard | undefined =>
  testCards.find(card => card.number === number)

/** What the gateway says of a refusal. */
export const refusals = { declined: 'Declined', insufficient: 'Insufficient Funds' } as const
