import { setTimeout as sleep } from 'node:timers/promises'
import type { TokenUsage } from '@aws-sdk/client-bedrock-runtime'
import type { Log } from '../../runtime/log.ts'
import type { Watch } from './deadline.ts'
import { faultOf, ModelFault, type Outcome } from './faults.ts'
import type { ModelPiece, ModelTask } from './model.ts'
import { type Read, type Reply, readReply } from './read-reply.ts'

/** US dollars for a million tokens. */
export type Prices = { readonly input: number; readonly output: number }

/** Reads `0.30/2.50`: the prices of input and output. */
export const pricesOf = (text: string): Prices => {
  const [input = 0, output = 0] = text.split('/').map(Number)
  return { input, output }
}

type Cost = {
  readonly inputTokens: number | null
  readonly outputTokens: number | null
  readonly dollars: number | null
}

/** Rounded to 8 decimals, because a call of a small model costs some millionths of a dollar. */
const rounded = (dollars: number): number => Math.round(dollars * 1e8) / 1e8

/** The cost of a call; null where the call was cut off before Bedrock sent the usage. */
export const costOf = (usage: TokenUsage | undefined, { input, output }: Prices): Cost => {
  const inputTokens = usage?.inputTokens ?? null
  const outputTokens = usage?.outputTokens ?? null
  const isKnown = inputTokens !== null && outputTokens !== null
  const dollars = isKnown ? rounded((inputTokens * input + outputTokens * output) / 1e6) : null
  return { inputTokens, outputTokens, dollars }
}

const maxTries = 3
/** In milliseconds. The pause doubles with each try. */
const firstPause = 1000

type RetryOptions = {
  readonly watch: Watch
  /** 0 to 1: the share of the longest pause to wait. */
  readonly random: () => number
  readonly onTry: () => void
}

/**
 * Retries a throttled call after a pause of random length. Other faults are not retried. A try that has yielded a
 * piece must not fail as throttled, because the retry would yield the piece again.
 */
export async function* withRetries<Piece, Result>(
  attempt: () => AsyncGenerator<Piece, Result, undefined>,
  { watch, random, onTry }: RetryOptions,
): AsyncGenerator<Piece, Result, undefined> {
  for (let tries = 1; ; tries += 1) {
    onTry()
    try {
      return yield* attempt()
    } catch (error) {
      const isThrottled = error instanceof ModelFault && error.outcome === 'throttled'
      if (!isThrottled || tries === maxTries) throw error
    }
    const pause = random() * firstPause * 2 ** (tries - 1)
    await watch.within(sleep(pause, undefined, { signal: watch.signal }))
  }
}

type CallOptions<Value> = Omit<RetryOptions, 'onTry'> & {
  readonly task: ModelTask<Value>
  readonly model: string
  readonly prices: Prices
  readonly log: Log
  readonly callerSignal: AbortSignal
  /** Calls Bedrock, streamed or whole. */
  readonly ask: () => AsyncGenerator<ModelPiece, Reply, undefined> | Promise<Reply>
}

/**
 * One call of Bedrock with its retries. It reads the answer, and always writes one line to the log. Throws a
 * ModelFault, or the abort reason of a caller that left.
 */
export async function* call<Value>({
  task,
  model,
  prices,
  log,
  callerSignal,
  ask,
  ...retryOptions
}: CallOptions<Value>): AsyncGenerator<ModelPiece, Read<Value>, undefined> {
  const began = performance.now()
  let tries = 0
  // A caller that stops reading runs only `finally`, so that this is the outcome.
  let outcome: Outcome = 'aborted'
  let why = ''
  let reply: Reply | undefined
  const attempt = async function* () {
    try {
      const answer = ask()
      return answer instanceof Promise ? await answer : yield* answer
    } catch (error) {
      throw callerSignal.aborted ? error : faultOf(error)
    }
  }
  try {
    const onTry = () => {
      tries += 1
    }
    reply = yield* withRetries(attempt, { ...retryOptions, onTry })
    const read = readReply(task, reply)
    outcome = 'value' in read ? 'ok' : 'malformed'
    if ('wrong' in read) why = read.wrong.join(' ')
    return read
  } catch (error) {
    if (error instanceof ModelFault) ({ outcome, message: why } = error)
    throw error
  } finally {
    const level = outcome === 'our fault' ? 'error' : 'info'
    log[level]('model call', {
      task: task.name,
      model,
      outcome,
      ...(outcome === 'our fault' && { alarm: 'model-misconfigured' }),
      ...(why === '' ? {} : { why }),
      ...costOf(reply?.usage, prices),
      milliseconds: Math.round(performance.now() - began),
      tries,
    })
  }
}
