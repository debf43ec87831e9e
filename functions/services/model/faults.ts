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
  /** We asked wrongly, or may not ask: nothing that trying again helps. */
  | 'our fault'
  | 'aborted'

/** A call that came to no answer. Its message is for the log: no word of the answer, or of what was asked, is in it. */
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

/** Validation quotes what it does not like, which may be a person's words, with quotes among them. */
const withoutQuotes = (message: string): string =>
  message.replace(/^([^'"[{]*)['"[{].*['"\]}]/s, "$1'…'").slice(0, 200)

/** What the SDK threw, as a fault: by its name, for a stream also throws errors of other classes. */
export const faultOf = (error: unknown): ModelFault => {
  if (error instanceof ModelFault) return error
  if (!(error instanceof Error)) return new ModelFault('failed')
  const outcome = outcomes[error.name] ?? 'failed'
  return new ModelFault(
    outcome,
    outcome === 'our fault' ? `${error.name}: ${withoutQuotes(error.message)}` : error.name,
  )
}
