import { randomBytes } from 'node:crypto'
import type { StopReason } from '@aws-sdk/client-bedrock-runtime'

/** The tokens that the model counted. */
export type Counted = { readonly inputTokens: number; readonly outputTokens: number }

/**
 * The answer of a model in pieces: its blocks in order, and the reason for its end. Converse and ConverseStream are
 * both made from these events.
 */
export type ModelEvent =
  | { readonly type: 'tool'; readonly name: string }
  | { readonly type: 'text' }
  | { readonly type: 'reasoning' }
  | { readonly type: 'bit'; readonly text: string }
  /** Without `counted`, the tokens are estimated. */
  | { readonly type: 'end'; readonly stopReason: StopReason; readonly counted?: Counted | undefined }

export type Block = {
  readonly type: 'tool' | 'text' | 'reasoning'
  readonly name: string
  readonly text: string
}

/** Makes a new id for a tool call, in the service's format. */
export const toolUseId = (): string => `tooluse_${randomBytes(16).toString('base64url')}`
