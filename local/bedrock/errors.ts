/** The service's errors, each with the status that it has on the wire. */
const statuses = {
  AccessDeniedException: 403,
  InternalServerException: 500,
  ModelErrorException: 424,
  ModelTimeoutException: 408,
  ResourceNotFoundException: 404,
  ServiceUnavailableException: 503,
  ThrottlingException: 429,
  ValidationException: 400,
} as const
export type BedrockErrorName = keyof typeof statuses

/** What the stand-in answers in place of a draft. */
export class BedrockError extends Error {
  override readonly name: BedrockErrorName
  readonly status: number
  constructor(name: BedrockErrorName, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = name
    this.status = statuses[name]
  }
}

export const invalid = (message: string): BedrockError => new BedrockError('ValidationException', message)
