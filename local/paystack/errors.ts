type Details = {
  readonly status?: number
  readonly type?: 'api_error' | 'validation_error' | 'processor_error'
  readonly code: string
  readonly nextStep: string
}

/** A refusal in the provider's own words and shape. */
export class PaystackError extends Error {
  readonly status: number
  readonly body: object

  constructor(message: string, { status = 400, type = 'validation_error', code, nextStep }: Details) {
    super(message)
    this.name = 'PaystackError'
    this.status = status
    this.body = { status: false, message, meta: { nextStep }, type, code }
  }
}

export const invalidKey = () =>
  new PaystackError('Invalid key', {
    status: 401,
    code: 'invalid_Key',
    nextStep: 'Ensure that you provide the correct authorization key for the request',
  })

export const unknownRoute = () =>
  new PaystackError('Route not found', {
    status: 404,
    code: 'not_found',
    nextStep: 'Ensure that the method and the path are those of the documentation',
  })

export const invalidEmail = () =>
  new PaystackError('Invalid Email Address Passed', {
    code: 'invalid_email_address',
    nextStep: "Ensure that you're passing a valid email address",
  })

export const invalidAmount = () =>
  new PaystackError('Invalid Amount Sent', {
    code: 'invalid_amount',
    nextStep:
      "Ensure that you're passing your amount correctly. It should be a number greater than zero, with no decimal places",
  })

export const unsupportedCurrency = () =>
  new PaystackError('Currency not supported by merchant', {
    code: 'unsupported_currency',
    nextStep: 'Ensure that the currency is one that your business may receive',
  })

export const duplicateReference = () =>
  new PaystackError('Duplicate Transaction Reference', {
    code: 'duplicate_reference',
    nextStep: 'Generate a new reference for each transaction',
  })

/** For a field that the documentation restricts, and whose refusal nobody has written down. */
export const invalidParams = (what: string) =>
  new PaystackError(what, {
    code: 'invalid_params',
    nextStep: 'Ensure that the values passed are those of the documentation',
  })

export const unknownReference = () =>
  new PaystackError('Transaction reference not found.', {
    code: 'transaction_not_found',
    nextStep: 'Ensure that the reference is that of a transaction on this integration',
  })

export const fullyReversed = () =>
  new PaystackError('Transaction has been fully reversed', {
    type: 'api_error',
    code: 'transaction_reversed',
    nextStep: 'Let the customer know that the refund should get to their account soon',
  })

export const insufficientBalance = () =>
  new PaystackError('Insufficient balance to fulfill this refund. Please top up.', {
    type: 'api_error',
    code: 'insufficient_balance',
    nextStep: 'You need to top up your balance',
  })

export const invalidAuthorization = () =>
  new PaystackError('Authorization code is invalid', {
    code: 'invalid_authorization_code',
    nextStep: 'Ensure that the authorization is reusable and belongs to this integration',
  })

export const otherEmail = () =>
  new PaystackError(
    'Email does not match Authorization code. Authorization may be inactive or belong to a different email. Please confirm.',
    {
      code: 'email_authorization_mismatch',
      nextStep: 'Verify that the authorization code belongs to the email address',
    },
  )
