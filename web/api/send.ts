import type { Send, SendForStream, Wire } from '../../shared/api/client.ts'
import { session } from '../session/store.ts'
import { accessToken } from '../session/tokens.ts'
import { ConnectionLost, withDeadline } from './connection-lost.ts'
import { forgetFirst, takeFirst } from './first-requests.ts'

/**
 * How long an answer may take on a slow line, in milliseconds. The gateway itself gives up at 29 s; what is sent may take
 * its time besides, at 10 kB a second.
 */
const answerTimeout = ({ body = '' }: Wire): number => 20_000 + body.length / 10

/**
 * How long a stream may be silent, in milliseconds. The first words of a model may take half of it; after them the server
 * sends a sign of life every few seconds.
 */
const silenceTimeout = 45_000

/** A request of the contract on its way, in the name of whom the token is of. It ends with the signal, or by `leave`. */
const begin = (wire: Wire, token: string | null, signal: AbortSignal | undefined) => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  if (wire.method !== 'GET') forgetFirst()
  const fetchNow = () =>
    fetch(wire.path, {
      method: wire.method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(wire.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(wire.body !== undefined && { body: wire.body }),
      signal: controller.signal,
    })
  return {
    response: (wire.method === 'GET' && takeFirst(wire.path, token)) || fetchNow(),
    leave: () => {
      signal?.removeEventListener('abort', abort)
      abort()
    },
    /** A lost connection, unless whoever asked has aborted the request. */
    errorOf: (cause: unknown): unknown =>
      signal?.aborted || cause instanceof ConnectionLost ? cause : new ConnectionLost({ cause }),
  }
}

const exchange = async (wire: Wire, token: string | null, signal: AbortSignal | undefined) => {
  const { response, leave, errorOf } = begin(wire, token, signal)
  const answer = async () => {
    const whole = await response
    return { status: whole.status, text: await whole.text() }
  }
  try {
    return await withDeadline(answer(), answerTimeout(wire))
  } catch (cause) {
    throw errorOf(cause)
  } finally {
    leave()
  }
}

async function* nothing(): AsyncGenerator<string, void, undefined> {}

/** The texts of a body as they come. The request ends when nobody reads on. */
async function* textsOf(
  body: ReadableStream<Uint8Array>,
  { leave, errorOf }: ReturnType<typeof begin>,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await withDeadline(reader.read(), silenceTimeout)
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } catch (cause) {
    throw errorOf(cause)
  } finally {
    leave()
  }
}

const exchangeStream = async (wire: Wire, token: string | null, signal: AbortSignal | undefined) => {
  const request = begin(wire, token, signal)
  try {
    const { status, body } = await withDeadline(request.response, silenceTimeout)
    return { status, texts: body ? textsOf(body, request) : nothing() }
  } catch (cause) {
    request.leave()
    throw request.errorOf(cause)
  }
}

/** Sends in the name of the person who is signed in, with a token that may have to be renewed; `refused` where there is none. */
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
  // The request of a person who has left meanwhile is not sent again in the name of the next one.
  if (first.status !== 401 || session.sub() !== sender) return first
  // An access token lives minutes, and a revoked one until the server says so: renew once, then ask the person.
  const second = await attempt(true)
  if (second.status === 401) session.end()
  return second
}

/** Carries a request of the contract from this browser, in the name of the person who is signed in. */
export const send: Send = (wire, { access, signal, proof }) => {
  if (proof !== undefined) return exchange(wire, proof, signal)
  return access === 'person'
    ? asPerson(token => exchange(wire, token, signal), { status: 401, text: '' })
    : exchange(wire, null, signal)
}

/** The answer of an operation that streams, bit by bit. Throws ConnectionLost, also in the midst of it, or the signal's reason. */
export const sendForStream: SendForStream = (wire, { access, signal }) =>
  access === 'person'
    ? asPerson(token => exchangeStream(wire, token, signal), { status: 401, texts: nothing() })
    : exchangeStream(wire, null, signal)
