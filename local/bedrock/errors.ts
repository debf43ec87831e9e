/** The errors of the service with their HTTP status. */
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

/** An error of the service, which the stand-in sends in place of a draft. */
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
