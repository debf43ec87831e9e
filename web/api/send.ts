import type { Send, SendForStream, Wire } from '../../shared/api/client.ts'
import { session } from '../session/store.ts'
import { accessToken } from '../session/tokens.ts'
import { ConnectionLost, withDeadline } from './connection-lost.ts'
import { requested } from './requested.ts'
import { nothing, streamed } from './send-stream.ts'

/**
 * How long an answer may take on a slow line, in milliseconds. The gateway itself gives up at 29 s; what is sent may take
 * its time besides, at 10 kB a second.
 */
const patienceFor = ({ body = '' }: Wire): number => 20_000 + body.length / 10

const exchange = async (wire: Wire, token: string | null, signal: AbortSignal | undefined) => {
  const given = new AbortController()
  const giveUp = () => given.abort()
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  const answered = async () => {
    const response = await requested(wire, token, given.signal)
    return { status: response.status, text: await response.text() }
  }
  try {
    return await withDeadline(answered(), patienceFor(wire))
  } catch (cause) {
    if (signal?.aborted) throw cause
    giveUp()
    throw cause instanceof ConnectionLost ? cause : new ConnectionLost({ cause })
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}

/** Sends as whom this browser has signed in, with a token that may have to be renewed; `refused` where there is none. */
const asPerson = async <Answer extends { readonly status: number }>(
  exchange: (token: string) => Promise<Answer>,
  refused: Answer,
): Promise<Answer> => {
  const attempt = async (renew: boolean) => {
    const token = await accessToken({ renew })
    return token === null ? refused : exchange(token)
  }
  const sender = session.sub()
  const first = await attempt(false)
  // What somebody sent who has left meanwhile is not sent again in the name of the next one.
  if (first.status !== 401 || session.sub() !== sender) return first
  // An access token lives minutes, and a revoked one until the server says so: renew once, then ask the person.
  const second = await attempt(true)
  if (second.status === 401) session.end()
  return second
}

/** Carries a request of the contract from this browser, as whom it has signed in. */
export const send: Send = (wire, { access, signal, proof }) => {
  if (proof !== undefined) return exchange(wire, proof, signal)
  return access === 'person'
    ? asPerson(token => exchange(wire, token, signal), { status: 401, text: '' })
    : exchange(wire, null, signal)
}

/** The answer of an operation that streams, bit by bit. Silence is a lost connection. */
export const sendForStream: SendForStream = async (wire, { access, signal }) => {
  const exchange = (token: string | null) => streamed(wire, token, signal)
  return access === 'person'
    ? asPerson<Awaited<ReturnType<SendForStream>>>(exchange, { status: 401, texts: nothing() })
    : exchange(null)
}
