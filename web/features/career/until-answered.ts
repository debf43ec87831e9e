import { ApiError } from '../../../shared/api/errors.ts'
import type { StreamEvent } from '../../kit/streamed-text.ts'

/** The limit of retries while the message is being answered elsewhere: their waits take more than two minutes. */
const retriesAtMost = 8

const isInProgress = (error: unknown): boolean => error instanceof ApiError && error.code === 'in_progress'

/**
 * The events of an answer. The server may be answering the same message already, because the connection was lost or another
 * tab sent the message: then this waits and asks again. `wait` gets the number of earlier waits. Throws what `ask` throws.
 */
export async function* untilAnswered<Value>(
  ask: () => AsyncIterable<StreamEvent<Value>>,
  wait: (before: number) => Promise<void>,
): AsyncGenerator<StreamEvent<Value>, void, undefined> {
  for (let waited = 0; ; waited += 1) {
    try {
      yield* ask()
      return
    } catch (error) {
      if (!isInProgress(error) || waited >= retriesAtMost) throw error
    }
    await wait(waited)
  }
}
