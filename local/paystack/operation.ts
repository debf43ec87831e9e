import type { Provider } from './provider.ts'

export type Done = { readonly message: string; readonly data: object }

/**
 * Answers a request whose key is ours, at a time in milliseconds since 1970. `param` is the last part of the path
 * where that names something. Throws PaystackError.
 */
export type Operation = (
  request: { readonly param: string; readonly query: URLSearchParams; readonly body: string },
  provider: Provider,
  now: number,
) => Done
