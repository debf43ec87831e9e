import { ApiError } from '../../../shared/api/errors.ts'
import type { StreamEvent } from '../../kit/streamed-text.ts'

/** How often the same message is sent again while it is being answered elsewhere: for more than two minutes in all. */
const retriesAtMost = 8

const isInProgress = (error: unknown): boolean => error instanceof ApiError && error.code === 'in_progress'

/**
 * The events of an answer. Where the same message is being answered already, because its connection was lost or another
 * tab sent it, this waits and sends it again with the same id. `wait` gets the number of waits before. Throws what `ask`
 * throws.
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
