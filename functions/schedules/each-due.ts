import { describeError, type Log } from '../runtime/log.ts'
import { mapBounded } from '../store/bounded.ts'

const atOnce = 8
/** Taken from the agenda at a time: what is done leaves it. */
const batchSize = 25
/** One that failed is looked at again after this long: it must not stand in the way of the others, in milliseconds. */
const restFor = 60 * 60 * 1000

type Work = {
  readonly due: AsyncIterable<string>
  readonly task: (id: string) => Promise<void>
  /** Puts one that failed off; left out: it stays where it is. */
  readonly postpone?: (id: string, until: Date) => Promise<void>
  readonly now: Date
  readonly log: Log
}

/** Throws where some failed, and names them: what is thrown becomes the dead letter. */
const report = (failed: readonly string[], done: number, log: Log): void => {
  log.info('done', { done, failed: failed.length })
  if (failed.length === 0) return
  const named = failed.slice(0, 20).join(', ')
  throw new Error(`${failed.length} of ${done + failed.length} could not be done: ${named}`)
}

async function* inBatches(ids: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const id of ids) {
    batch.push(id)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Does all that is due, some at once. One that fails does not keep the others; the run then ends as failed. */
export const eachDue = async ({ due, task, postpone, now, log }: Work): Promise<number> => {
  const failed: string[] = []
  let done = 0
  const putOff = async (id: string): Promise<void> => {
    try {
      await postpone?.(id, new Date(now.getTime() + restFor))
    } catch (error) {
      log.error('not put off', describeError(error))
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
        await putOff(id)
      }
    })
  report(failed, done, log)
  return done
}
