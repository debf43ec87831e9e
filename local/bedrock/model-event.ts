import type { StopReason } from '@aws-sdk/client-bedrock-runtime'

/** Tokens, as whoever wrote counted them. */
export type Counted = { readonly inputTokens: number; readonly outputTokens: number }

/** What a model says, bit by bit: blocks one after the other, and why it ended. Both forms of the answer are made of these. */
export type ModelEvent =
  | { readonly type: 'tool'; readonly name: string }
  | { readonly type: 'text' }
  | { readonly type: 'reasoning' }
  | { readonly type: 'bit'; readonly text: string }
  /** Without a count it is estimated. */
  | { readonly type: 'end'; readonly stopReason: StopReason; readonly counted?: Counted | undefined }

export type Block = {
  readonly type: 'tool' | 'text' | 'reasoning'
  readonly name: string
  readonly text: string
}

/** About four letters are a token. */
export const tokensOf = (letters: number): number => Math.ceil(letters / 4)
