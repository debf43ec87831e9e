import type { StopReason } from '@aws-sdk/client-bedrock-runtime'
import { jsonOrNothing } from '../../shared/json.ts'
import { type Block, type Counted, type ModelEvent, tokensOf } from './model-event.ts'
import { toolUseId } from './tool-use-id.ts'

export type Whole = {
  readonly blocks: readonly Block[]
  readonly stopReason: StopReason
  readonly counted: Counted
}

/** All of what a model said. */
export const collect = async (events: AsyncIterable<ModelEvent>, inputTokens: number): Promise<Whole> => {
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
  const letters = blocks.reduce((sum, { text }) => sum + text.length, 0)
  return { blocks, stopReason, counted: counted ?? { inputTokens, outputTokens: tokensOf(letters) } }
}

const contentOf = ({ type, name, text }: Block) => {
  if (type === 'text') return { text }
  if (type === 'reasoning') return { reasoningContent: { reasoningText: { text } } }
  // What is no JSON is handed on as it came.
  return { toolUse: { toolUseId: toolUseId(), name, input: jsonOrNothing(text) ?? text } }
}

const isBroken = ({ type, text }: Block): boolean => type === 'tool' && jsonOrNothing(text) === undefined

/** The body of the answer to Converse. */
export const converseBody = ({ blocks, stopReason, counted }: Whole, latencyMs: number): object => ({
  output: { message: { role: 'assistant', content: blocks.map(contentOf) } },
  stopReason: stopReason === 'tool_use' && blocks.some(isBroken) ? 'malformed_tool_use' : stopReason,
  usage: { ...counted, totalTokens: counted.inputTokens + counted.outputTokens },
  metrics: { latencyMs },
})
