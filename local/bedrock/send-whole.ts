import { collect, converseBody } from './answer-whole.ts'
import { BedrockError } from './errors.ts'
import type { Exchange } from './exchange.ts'
import type { ModelFault } from './faults.ts'
import type { Counted, ModelEvent } from './model-event.ts'

export const sendJson = async (
  exchange: Exchange,
  status: number,
  headers: Record<string, string>,
  body: object,
) => {
  const bytes = Buffer.from(JSON.stringify(body))
  exchange.open(status, {
    'content-type': 'application/json',
    'content-length': String(bytes.length),
    ...headers,
  })
  await exchange.write(bytes)
  exchange.end()
}

/** The whole answer at once, or the half of it. */
export const sendWhole = async (
  exchange: Exchange,
  events: AsyncIterable<ModelEvent>,
  { fault, inputTokens, msSoFar }: { fault: ModelFault; inputTokens: number; msSoFar: () => number },
): Promise<Counted & { readonly stopReason: string }> => {
  if (fault === 'stream-exception')
    throw new BedrockError('ModelErrorException', 'The model could not go on with its answer.')
  const whole = await collect(events, inputTokens)
  if (exchange.signal.aborted) return { ...whole.counted, stopReason: 'left' }
  const body = converseBody(whole, msSoFar())
  const said = { ...whole.counted, stopReason: whole.stopReason }
  if (fault !== 'cut-off' && fault !== 'hang-midway') {
    await sendJson(exchange, 200, {}, body)
    return said
  }
  const bytes = Buffer.from(JSON.stringify(body))
  exchange.open(200, { 'content-type': 'application/json', 'content-length': String(bytes.length) })
  await exchange.write(bytes.subarray(0, bytes.length / 2))
  if (fault === 'hang-midway') await exchange.untilGone
  else exchange.cut()
  return { ...said, stopReason: fault }
}
