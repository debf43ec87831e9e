import { ApiError } from '../../../../shared/api/errors.ts'
import type { StreamEvent } from '../../../kit/streamed-text.ts'

/** How often it is asked again while another one answers the same message: more than two minutes in all. */
const asksAtMost = 8

const isInProgress = (error: unknown): boolean => error instanceof ApiError && error.code === 'in_progress'

/**
 * The events of an answer. Where the same message is being answered already (its connection was lost, or it was sent in
 * another tab), it waits, and asks again with the same id. `wait` is told how often it waited before. Throws what `ask`
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
      if (!isInProgress(error) || waited >= asksAtMost) throw error
    }
    await wait(waited)
  }
}
