import type { StopReason } from '@aws-sdk/client-bedrock-runtime'
import { tokensOf } from '../../functions/services/model/estimate.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { BedrockError } from './errors.ts'
import type { Exchange } from './exchange.ts'
import type { ModelFault } from './faults.ts'
import { type Block, type Counted, type ModelEvent, toolUseId } from './model-event.ts'

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

/** Sends the whole answer at once. For faults of the connection it sends half of it. */
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
  const sent = { ...whole.counted, stopReason: whole.stopReason }
  if (fault !== 'cut-off' && fault !== 'hang-midway') {
    await sendJson(exchange, 200, {}, body)
    return sent
  }
  const bytes = Buffer.from(JSON.stringify(body))
  exchange.open(200, { 'content-type': 'application/json', 'content-length': String(bytes.length) })
  await exchange.write(bytes.subarray(0, bytes.length / 2))
  if (fault === 'hang-midway') await exchange.callerLeft
  else exchange.cut()
  return { ...sent, stopReason: fault }
}

type Whole = {
  readonly blocks: readonly Block[]
  readonly stopReason: StopReason
  readonly counted: Counted
}

const collect = async (events: AsyncIterable<ModelEvent>, inputTokens: number): Promise<Whole> => {
  const blocks: { type: Block['type']; name: string; text: string }[] = []
  let stopReason: StopReason = 'end_turn'
  let counted: Counted | undefined
  for await (const event of events) {
    const block = blocks.at(-1)
    if (event.type === 'bit') {
      if (block) block.text += event.text
    } else if (event.type === 'end') {
      stopReason = event.stopReason
      counted = event.counted
    } else blocks.push({ type: event.type, name: event.type === 'tool' ? event.name : '', text: '' })
  }
  const characters = blocks.reduce((sum, { text }) => sum + text.length, 0)
  return { blocks, stopReason, counted: counted ?? { inputTokens, outputTokens: tokensOf(characters) } }
}

const contentOf = ({ type, name, text }: Block) => {
  if (type === 'text') return { text }
  if (type === 'reasoning') return { reasoningContent: { reasoningText: { text } } }
  // An input that is no JSON is sent unchanged, as Bedrock does.
  return { toolUse: { toolUseId: toolUseId(), name, input: jsonOrNothing(text) ?? text } }
}

const isBroken = ({ type, text }: Block): boolean => type === 'tool' && jsonOrNothing(text) === undefined

/** Makes the body of Converse's answer. */
const converseBody = ({ blocks, stopReason, counted }: Whole, latencyMs: number): object => ({
  output: { message: { role: 'assistant', content: blocks.map(contentOf) } },
  stopReason: stopReason === 'tool_use' && blocks.some(isBroken) ? 'malformed_tool_use' : stopReason,
  usage: { ...counted, totalTokens: counted.inputTokens + counted.outputTokens },
  metrics: { latencyMs },
})
