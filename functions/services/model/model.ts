import type * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Log } from '../../runtime/log.ts'
import type { ModelBudget, ModelPass } from './budget.ts'

/** One task for the model. `functions/prompts/<task>.ts` makes them. */
export type ModelTask<Value> = {
  /** The name of the tool that the model must call, and of the task in the log: `write_resume`. */
  readonly name: string
  /** One sentence on what the tool takes. */
  readonly description: string
  readonly system: string
  readonly prompt: string
  /** The schema of the answer. Keys that the model adds are dropped. */
  readonly schema: z.ZodMiniType<Value>
  /**
   * What a value that fits the schema still lacks, in words for the model. It is asked for one repair; a repair that fails
   * or lacks as much changes nothing, and the first value counts.
   */
  readonly review?: (value: Value) => readonly string[]
  readonly maxTokens: number
  /** 0 to 1. Ignored for models without a temperature. */
  readonly temperature: number
}

/** What a request needs to know of a task. */
export type AskedTask = Omit<ModelTask<unknown>, 'review'>

/**
 * A piece of the answer as it arrives. `part` is the path of a text in the value (`headline`, `work.0.bullets.1.text`,
 * `reply`), and `text` continues the last piece of that part. `again`: the answer is repaired, and all pieces
 * before this one are void.
 */
export type ModelPiece = { readonly part: string; readonly text: string } | 'again'

export type ModelOptions = {
  readonly log: Log
  /** Aborts when the caller has left. It ends the call and its cost. */
  readonly signal: AbortSignal
  /** From `admit`. */
  readonly pass: ModelPass
}

/** Whether an error is of the model. The messages of these errors say that nothing was counted. */
export const isOfModel = (error: unknown): boolean =>
  error instanceof ApiError && error.code.startsWith('model_')

/**
 * The one caller of Bedrock. `admit` comes first. The other methods throw ApiError: model_unavailable (throttled at each try, too slow, cut
 * off, or malformed after one repair), model_refused (the model or a guardrail refused). After an abort they throw
 * the signal's reason.
 */
export type Model = Pick<ModelBudget, 'admit'> & {
  /** The whole answer at once (Converse). */
  readonly answer: <Value>(task: ModelTask<Value>, options: ModelOptions) => Promise<Value>
  /** The answer as it is written (ConverseStream), and at the end the value. */
  readonly write: <Value>(
    task: ModelTask<Value>,
    options: ModelOptions,
  ) => AsyncGenerator<ModelPiece, Value, undefined>
}
