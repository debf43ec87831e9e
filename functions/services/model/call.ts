import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../runtime/log.ts'
import type { Watch } from './deadline.ts'
import { estimatedTokens, type Tokens } from './estimate.ts'
import { faultOf, ModelFault, type Outcome } from './faults.ts'
import type { ModelPiece, ModelTask } from './model.ts'
import { type Read, type Reply, readReply } from './read-reply.ts'
import type { ModelRequest } from './request.ts'

/** US dollars for a million tokens. */
export type Prices = { readonly input: number; readonly output: number }

/** Reads `0.30/2.50`: the prices of input and output. */
export const pricesOf = (text: string): Prices => {
  const [input = 0, output = 0] = text.split('/').map(Number)
  return { input, output }
}

/** Rounded to 8 decimals, because a call of a small model costs some millionths of a dollar. */
const rounded = (dollars: number): number => Math.round(dollars * 1e8) / 1e8

/** In dollars. */
export const costOf = ({ inputTokens, outputTokens }: Tokens, { input, output }: Prices): number =>
  rounded((inputTokens * input + outputTokens * output) / 1e6)

/** Null where the call was cut off before Bedrock sent the usage. */
const usageOf = (reply: Reply | undefined): Tokens | null => {
  const { inputTokens, outputTokens } = reply?.usage ?? {}
  return inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens }
}

/** Passes the pieces of a stream on, and calls `onText` with the number of their characters. */
async function* counted<Result>(
  pieces: AsyncGenerator<ModelPiece, Result, undefined>,
  onText: (characters: number) => void,
): AsyncGenerator<ModelPiece, Result, undefined> {
  try {
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) {
      if (next.value !== 'again') onText(next.value.text.length)
      yield next.value
    }
    return next.value
  } finally {
    await pieces[Symbol.asyncDispose]()
  }
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
  readonly request: ModelRequest
  /** Called once, when the call has ended in any way. It must not throw. */
  readonly onCost: (dollars: number) => Promise<void>
  /** Calls Bedrock, streamed or whole. */
  readonly ask: () => AsyncGenerator<ModelPiece, Reply, undefined> | Promise<Reply>
}

/**
 * One call of Bedrock with its retries. It reads the answer, counts the cost, and always writes one line to the log.
 * Throws a ModelFault, or the abort reason of a caller that left.
 */
export async function* call<Value>({
  task,
  model,
  prices,
  log,
  callerSignal,
  request,
  onCost,
  ask,
  ...retryOptions
}: CallOptions<Value>): AsyncGenerator<ModelPiece, Read<Value>, undefined> {
  const began = performance.now()
  let tries = 0
  let characters = 0
  // A caller that stops reading runs only `finally`, so that this is the outcome.
  let outcome: Outcome = 'aborted'
  let why = ''
  let reply: Reply | undefined
  const attempt = async function* () {
    try {
      const answer = ask()
      if (answer instanceof Promise) return await answer
      return yield* counted(answer, more => {
        characters += more
      })
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
    const usage = usageOf(reply)
    const tokens = usage ?? estimatedTokens(outcome, request, characters, task.maxTokens)
    const dollars = costOf(tokens, prices)
    const level = outcome === 'our fault' ? 'error' : 'info'
    log[level]('model call', {
      task: task.name,
      model,
      outcome,
      ...(outcome === 'our fault' && { alarm: 'model-misconfigured' }),
      ...(why === '' ? {} : { why }),
      ...tokens,
      dollars,
      ...(usage === null && { isEstimated: true }),
      milliseconds: Math.round(performance.now() - began),
      tries,
    })
    await onCost(dollars)
  }
}
