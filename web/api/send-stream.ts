import type { Wire } from '../../shared/api/client.ts'
import { ConnectionLost, withDeadline } from './connection-lost.ts'
import { requested } from './requested.ts'

/**
 * How long nothing may come, in milliseconds. The first words of a model may take half of it; after them the server
 * gives a sign of life every few seconds.
 */
const patience = 45_000

/** No text at all. */
export async function* nothing(): AsyncGenerator<string, void, undefined> {}

/** The texts of a body as they come; who stops listening ends the request. */
async function* textsOf(
  body: ReadableStream<Uint8Array>,
  leave: () => void,
  wasLeft: () => boolean,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await withDeadline(reader.read(), patience)
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } catch (cause) {
    if (wasLeft()) throw cause
    throw cause instanceof ConnectionLost ? cause : new ConnectionLost({ cause })
  } finally {
    leave()
  }
}

/** The answer to a request, bit by bit. Throws ConnectionLost, also in the midst of it, or the signal's reason. */
export const streamed = async (wire: Wire, token: string | null, signal: AbortSignal | undefined) => {
  const given = new AbortController()
  const giveUp = () => given.abort()
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  const leave = () => {
    signal?.removeEventListener('abort', giveUp)
    giveUp()
  }
  try {
    const { status, body } = await withDeadline(requested(wire, token, given.signal), patience)
    return { status, texts: body ? textsOf(body, leave, () => signal?.aborted === true) : nothing() }
  } catch (cause) {
    leave()
    if (signal?.aborted) throw cause
    throw cause instanceof ConnectionLost ? cause : new ConnectionLost({ cause })
  }
}
