import type { StopReason } from '@aws-sdk/client-bedrock-runtime'
import * as z from 'zod'
import { jsonOrNothing } from '../../../shared/json.ts'
import type { Counted } from '../model-event.ts'

const call = z.object({ function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }) })
const said = z.object({ content: z.string().nullish(), tool_calls: z.array(call).nullish() })
const chunk = z.object({
  choices: z
    .array(z.object({ delta: said.nullish(), message: said.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }).nullish(),
})

/** What one event of the stream, or the whole answer where nothing is streamed, says. */
export type ChatBit = {
  readonly text: string
  readonly toolText: string
  readonly finish: string | undefined
  readonly counted: Counted | undefined
}

/** Undefined where it is none of theirs, such as the `[DONE]` at the end. */
export const readChunk = (data: string): ChatBit | undefined => {
  const read = chunk.safeParse(jsonOrNothing(data))
  if (!read.success) return undefined
  const [choice] = read.data.choices ?? []
  const { content, tool_calls } = choice?.delta ?? choice?.message ?? {}
  const { usage } = read.data
  return {
    text: content ?? '',
    toolText: (tool_calls ?? []).map(one => one.function.arguments ?? '').join(''),
    finish: choice?.finish_reason ?? undefined,
    counted: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : undefined,
  }
}

export const stopReasonOf = (finish: string | undefined, isTool: boolean): StopReason => {
  if (finish === 'length') return 'max_tokens'
  if (finish === 'content_filter') return 'content_filtered'
  return isTool ? 'tool_use' : 'end_turn'
}
