import type { ConverseStreamOutput, TokenUsage } from '@aws-sdk/client-bedrock-runtime'
import { ModelFault } from './faults.ts'
import { longestAnswer, type Reply } from './reply.ts'

/** Which of an answer's words the value is expected in. */
type Expected = 'tool' | 'text'

/** Puts the events of a stream together. Throws a ModelFault: `too long`, or `cut off` where the end never came. */
export const createTranscript = (expected: Expected) => {
  const said = { tool: '', text: '' }
  /** A model may call its tool twice; the first call counts. */
  let toolBlock: number | undefined
  let stopReason: string | undefined
  let usage: TokenUsage | undefined

  const keep = (where: Expected, words: string): string => {
    said[where] += words
    if (said.tool.length + said.text.length > longestAnswer) throw new ModelFault('too long')
    return where === expected ? words : ''
  }

  return {
    /** Takes an event, and says what of the value came with it. */
    add: ({ contentBlockStart, contentBlockDelta, messageStop, metadata }: ConverseStreamOutput): string => {
      if (contentBlockStart?.start?.toolUse) toolBlock ??= contentBlockStart.contentBlockIndex
      if (messageStop) stopReason = messageStop.stopReason
      if (metadata) usage = metadata.usage
      const { delta, contentBlockIndex } = contentBlockDelta ?? {}
      if (delta?.text !== undefined) return keep('text', delta.text)
      const input = contentBlockIndex === toolBlock ? delta?.toolUse?.input : undefined
      return input === undefined ? '' : keep('tool', input)
    },
    reply: (): Reply => {
      if (stopReason === undefined) throw new ModelFault('cut off')
      const calledTool = toolBlock !== undefined
      return { said: calledTool ? said.tool : said.text, calledTool, stopReason, usage }
    },
  }
}
