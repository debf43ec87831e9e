import { ApiError } from '../../shared/api/errors.ts'

/** An operator finds a request by the beginning of its id (`npm run admin -- trace`), and a person can read it out. */
const shown = 8

/** The reference of an error of ours, such as ` Reference: 3f2a9c1b.`; empty for an error that the person can mend. */
export const errorReference = (error: unknown): string =>
  error instanceof ApiError && error.status >= 500 && error.requestId
    ? ` Reference: ${error.requestId.slice(0, shown)}.`
    : ''

/** The words of the contract for an error, with its reference if it is ours. */
export const errorMessage = (error: ApiError): string => `${error.message}${errorReference(error)}`
