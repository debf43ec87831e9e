import type * as z from 'zod/mini'
import type { Log } from '../../runtime/log.ts'

/** One thing that the model is asked for. `functions/prompts/<task>.ts` makes them. */
export type ModelTask<Value> = {
  /** `write_resume`: the name of the tool that it must call, and of the task in the log. */
  readonly name: string
  /** What the tool takes, in a sentence. */
  readonly description: string
  readonly system: string
  readonly prompt: string
  /** Its answer is one value of this. Keys that it adds are dropped. */
  readonly schema: z.ZodMiniType<Value>
  readonly maxTokens: number
  /** 0 to 1; for models that take one. */
  readonly temperature: number
}

/**
 * A bit of the answer as it comes. `part` is the path of a text in the value (`summary`, `work.0.bullets.1`,
 * `paragraphs.0`), `text` goes on where the last bit of that part ended. `again`: forget what came, it is written anew.
 */
export type ModelPiece = { readonly part: string; readonly text: string } | 'again'

export type ModelOptions = {
  readonly log: Log
  /** Whoever asked has left: the call ends, and so does what it costs. */
  readonly signal: AbortSignal
}

/**
 * The one caller of Bedrock. Both throw ApiError: model_unavailable (throttled for good, too slow, cut off, not as the
 * schema says after one repair), model_refused (it would not, or a guardrail). Aborted, they throw the signal's reason.
 */
export type Model = {
  /** The whole answer at once (Converse). */
  readonly answer: <Value>(task: ModelTask<Value>, options: ModelOptions) => Promise<Value>
  /** The answer as it is written (ConverseStream), and at the end the value, which the schema has read. */
  readonly write: <Value>(
    task: ModelTask<Value>,
    options: ModelOptions,
  ) => AsyncGenerator<ModelPiece, Value, undefined>
}
