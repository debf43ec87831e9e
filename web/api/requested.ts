import type { Wire } from '../../shared/api/client.ts'

/** A request of the contract on its way, as whoever the token says. */
export const requested = (wire: Wire, token: string | null, signal: AbortSignal): Promise<Response> =>
  fetch(wire.path, {
    method: wire.method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(wire.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(wire.body !== undefined && { body: wire.body }),
    signal,
  })
