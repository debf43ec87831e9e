import type { Log } from '../../runtime/log.ts'
import { costOf, type Prices } from './cost.ts'
import { faultOf, ModelFault, type Outcome } from './faults.ts'
import type { ModelPiece, ModelTask } from './model.ts'
import { type Read, readReply } from './read-reply.ts'
import type { Reply } from './reply.ts'
import { type Retrying, retried } from './retry.ts'

type Calling<Value> = Omit<Retrying, 'onTry'> & {
  readonly task: ModelTask<Value>
  readonly model: string
  readonly prices: Prices
  readonly log: Log
  readonly asker: AbortSignal
  /** In pieces, or whole. */
  readonly ask: () => AsyncGenerator<ModelPiece, Reply, undefined> | Promise<Reply>
}

/**
 * One call of Bedrock with its tries, its answer read, and one line in the log however it ends. Throws a ModelFault, or
 * the reason of whoever asked and left.
 */
export async function* call<Value>({
  task,
  model,
  prices,
  log,
  asker,
  ask,
  ...retrying
}: Calling<Value>): AsyncGenerator<ModelPiece, Read<Value>, undefined> {
  const began = performance.now()
  let tries = 0
  // Who stops reading in the middle comes past none of the others.
  let outcome: Outcome = 'aborted'
  let why = ''
  let reply: Reply | undefined
  const attempt = async function* () {
    try {
      const answer = ask()
      return answer instanceof Promise ? await answer : yield* answer
    } catch (error) {
      throw asker.aborted ? error : faultOf(error)
    }
  }
  try {
    const onTry = () => {
      tries += 1
    }
    reply = yield* retried(attempt, { ...retrying, onTry })
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
