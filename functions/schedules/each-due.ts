import { describeError, type Log } from '../runtime/log.ts'
import { mapBounded } from '../store/bounded.ts'

const atOnce = 8
/** How many items are taken from the agenda at a time. An item that is done leaves the agenda. */
const batchSize = 25
/** A failed item is due again after this time, in milliseconds, so it does not stop the others. */
const postponedFor = 60 * 60 * 1000

type Work = {
  readonly due: AsyncIterable<string> | Iterable<string>
  readonly task: (id: string) => Promise<void>
  /** Postpones a failed item. Without this function, a failed item stays due. */
  readonly postpone?: (id: string, until: Date) => Promise<void>
  readonly now: Date
  readonly log: Log
}

/** Throws an error that names the failed items, because that error becomes the dead letter. */
const report = (failed: readonly string[], done: number, log: Log): void => {
  log.info('done', { done, failed: failed.length })
  if (failed.length === 0) return
  const named = failed.slice(0, 20).join(', ')
  throw new Error(`${failed.length} of ${done + failed.length} could not be done: ${named}`)
}

async function* inBatches(ids: Work['due']): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const id of ids) {
    batch.push(id)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * Runs `task` for everything that is due, several at a time. A failed item does not stop the others; at the end the run
 * fails. Returns how many were done.
 */
export const eachDue = async ({ due, task, postpone, now, log }: Work): Promise<number> => {
  const failed: string[] = []
  let done = 0
  const postponeFailed = async (id: string): Promise<void> => {
    try {
      await postpone?.(id, new Date(now.getTime() + postponedFor))
    } catch (error) {
      log.error('not postponed', describeError(error))
    }
  }
  for await (const batch of inBatches(due))
    await mapBounded(atOnce, batch, async id => {
      try {
        await task(id)
        done += 1
      } catch (error) {
        failed.push(id)
        log.error('not done', describeError(error))
        await postponeFailed(id)
      }
    })
  report(failed, done, log)
  return done
}
