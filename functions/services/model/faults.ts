/** How a call of Bedrock ended, as the log says it. */
export type Outcome =
  | 'ok'
  | 'malformed'
  | 'refused'
  | 'throttled'
  | 'slow'
  | 'cut off'
  | 'too long'
  | 'failed'
  /** The request or its rights are wrong, so that a retry can't help. */
  | 'our fault'
  | 'aborted'

/** A call without a usable answer. The message is for the log, and holds no words of the prompt or of the answer. */
export class ModelFault extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome, message = '') {
    super(message)
    this.name = 'ModelFault'
    this.outcome = outcome
  }
}

const outcomes: Readonly<Record<string, Outcome>> = {
  ThrottlingException: 'throttled',
  ModelNotReadyException: 'throttled',
  ModelTimeoutException: 'slow',
  ValidationException: 'our fault',
  AccessDeniedException: 'our fault',
  UnrecognizedClientException: 'our fault',
  ExpiredTokenException: 'our fault',
  CredentialsProviderError: 'our fault',
  ResourceNotFoundException: 'our fault',
  ServiceQuotaExceededException: 'our fault',
}

/** A validation error quotes its input, which may be a person's words with quotes in them. */
const withoutQuotes = (message: string): string =>
  message.replace(/^([^'"[{]*)['"[{].*['"\]}]/s, "$1'…'").slice(0, 200)

/** The error of the SDK as a fault. It is recognised by name, because a stream throws errors of other classes. */
export const faultOf = (error: unknown): ModelFault => {
  if (error instanceof ModelFault) return error
  if (!(error instanceof Error)) return new ModelFault('failed')
  const outcome = outcomes[error.name] ?? 'failed'
  return new ModelFault(
    outcome,
    outcome === 'our fault' ? `${error.name}: ${withoutQuotes(error.message)}` : error.name,
  )
}
