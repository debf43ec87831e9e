import errors from './errors.json' with { type: 'json' }

/** A refusal with the provider's own words and form. */
export class PaystackError extends Error {
  readonly status: number
  readonly body: object

  constructor({ status = 400, type = 'validation_error', code, message, nextStep }: Details) {
    super(message)
    this.name = 'PaystackError'
    this.status = status
    this.body = { status: false, message, meta: { nextStep }, type, code }
  }
}

type Details = {
  readonly status?: number
  readonly type?: string
  readonly code: string
  readonly message: string
  readonly nextStep: string
}

/** Makes a refusal of errors.json by its name: the code, the words, and an HTTP status other than 400. */
export const refusal = (name: keyof typeof errors): PaystackError => new PaystackError(errors[name])

/** Makes the refusal of a field whose limits are documented, but whose refusal is not. */
export const invalidParams = (message: string): PaystackError =>
  new PaystackError({ ...errors.invalidParams, message })
