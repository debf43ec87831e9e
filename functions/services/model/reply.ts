import type { TokenUsage } from '@aws-sdk/client-bedrock-runtime'

/** What a call brought, however it was asked for. */
export type Reply = {
  /** The input of the tool as JSON, or the words of the answer. Reasoning is left out. */
  readonly said: string
  readonly calledTool: boolean
  readonly stopReason: string
  readonly usage: TokenUsage | undefined
}

/** More than any task wants, in characters: what is longer is neither read to its end nor kept. */
export const longestAnswer = 200_000
