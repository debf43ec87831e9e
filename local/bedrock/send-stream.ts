import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { BedrockError } from './errors.ts'
import { eventMessage, exceptionMessage } from './event-stream.ts'
import type { Exchange } from './exchange.ts'
import type { ModelFault } from './faults.ts'
import type { Counted, ModelEvent } from './model-event.ts'
import { streamEvents } from './stream-events.ts'

type How = {
  readonly fault: ModelFault
  readonly inputTokens: number
  readonly msSoFar: () => number
  /** Between bits. */
  readonly pauseMs: number
}

/** The bits of a stream that comes to nothing. */
const bitsBeforeTrouble = 5

const midway: Partial<Record<ModelFault, (exchange: Exchange) => Promise<void> | void>> = {
  'cut-off': exchange => exchange.cut(),
  'hang-midway': exchange => exchange.untilGone,
  'stream-exception': async exchange => {
    const words = 'The model could not go on with its answer.'
    await exchange.write(exceptionMessage('ModelStreamErrorException', words))
    exchange.end()
  },
}

/** Writes the answer as it is said. It ends at once when nobody reads any more. */
export const sendStream = async (
  exchange: Exchange,
  events: AsyncIterable<ModelEvent>,
  how: How,
): Promise<Counted & { readonly stopReason: string }> => {
  const { fault, inputTokens, msSoFar, pauseMs } = how
  const { signal } = exchange
  const nothing = { inputTokens, outputTokens: 0 }
  const told = streamEvents(events, { inputTokens, msSoFar })
  // What goes wrong before the first word is an answer with a status of its own.
  const first = await firstWord(told)
  exchange.open(200, { 'content-type': 'application/vnd.amazon.eventstream' })
  let bits = 0
  let next = first.next
  for (const event of first.before) await exchange.write(eventMessage(event.type, event.body))
  try {
    while (!next.done) {
      const { type, body, isBit = false } = next.value
      if (isBit) bits += 1
      const trouble = midway[fault]
      if (trouble && (bits > bitsBeforeTrouble || type === 'contentBlockStop')) {
        await trouble(exchange)
        return { ...nothing, stopReason: fault === 'hang-midway' ? 'left' : fault }
      }
      await exchange.write(eventMessage(type, body))
      if (isBit) await (pauseMs > 0 ? wait(pauseMs, undefined, { signal }) : setImmediate())
      if (signal.aborted) return { ...nothing, stopReason: 'left' }
      next = await told.next()
    }
  } catch (cause) {
    if (signal.aborted || !(cause instanceof BedrockError)) throw cause
    await exchange.write(exceptionMessage('ModelStreamErrorException', cause.message))
    exchange.end()
    return { ...nothing, stopReason: cause.name }
  } finally {
    // Whoever writes stops too.
    await told.return({ ...nothing, stopReason: 'left' })
  }
  exchange.end()
  return next.value
}

const firstWord = async (told: ReturnType<typeof streamEvents>) => {
  const before: { readonly type: string; readonly body: object }[] = []
  for (;;) {
    const next = await told.next()
    if (next.done || next.value.type !== 'messageStart') return { before, next }
    before.push(next.value)
  }
}
