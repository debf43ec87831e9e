import type { Send, Wire } from '../shared/api/client.ts'
import { ConnectionLost, withDeadline } from './connection-lost.ts'
import { session } from './session/store.ts'
import { accessToken } from './session/tokens.ts'

/** How long an answer may take on a slow line, in milliseconds. The gateway itself gives up at 29 s. */
const patience = 20_000

const exchange = async (wire: Wire, token: string | null, signal: AbortSignal | undefined) => {
  const given = new AbortController()
  const giveUp = () => given.abort()
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  const answered = async () => {
    const response = await fetch(wire.path, {
      method: wire.method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(wire.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(wire.body !== undefined && { body: wire.body }),
      signal: given.signal,
    })
    return { status: response.status, text: await response.text() }
  }
  try {
    return await withDeadline(answered(), patience)
  } catch (cause) {
    if (signal?.aborted) throw cause
    giveUp()
    throw cause instanceof ConnectionLost ? cause : new ConnectionLost({ cause })
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}

const asPerson = async (wire: Wire, renew: boolean, signal: AbortSignal | undefined) => {
  const token = await accessToken({ renew })
  return token === null ? { status: 401, text: '' } : exchange(wire, token, signal)
}

/** Carries a request of the contract from this browser, as whom it has signed in. */
export const send: Send = async (wire, { access, signal }) => {
  if (access !== 'person') return exchange(wire, null, signal)
  const sender = session.sub()
  const first = await asPerson(wire, false, signal)
  // What somebody sent who has left meanwhile is not sent again in the name of the next one.
  if (first.status !== 401 || session.sub() !== sender) return first
  // An access token lives minutes, and a revoked one until the server says so: renew once, then ask the person.
  const second = await asPerson(wire, true, signal)
  if (second.status === 401) session.end()
  return second
}
