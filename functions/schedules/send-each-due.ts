import type { QueueMessage, QueueName } from '../queues/payload.ts'
import type { Log } from '../runtime/log.ts'
import type { Queues } from '../services/queues.ts'

/** How many messages are sent at a time, which bounds the memory of a run. */
const batchSize = 1000
/** A queue with more messages than this is long: most of what is due is in it already. */
const mostWaiting = 1000

type Work<Name extends QueueName> = {
  readonly queues: Queues
  readonly queue: Name
  readonly due: AsyncIterable<string>
  readonly messageOf: (id: string) => QueueMessage<Name>
  readonly log: Log
}

/** Whether so much waits in a queue that a schedule sends nothing more to it now. */
export const isLong = async (queues: Queues, queue: QueueName, log: Log): Promise<boolean> => {
  const waiting = await queues.waiting(queue)
  if (waiting <= mostWaiting) return false
  log.info('not sent, because the queue is long', { queue, waiting })
  return true
}

/**
 * Sends a message for everything that is due, and returns how many. What is due leaves the agenda only when its message
 * is done, so a later run sends it again if the message was lost. A message that comes twice must do no harm. While the
 * queue is long, nothing is sent: otherwise each run would send again all that waits in it.
 */
export const sendEachDue = async <Name extends QueueName>({
  queues,
  queue,
  due,
  messageOf,
  log,
}: Work<Name>): Promise<number> => {
  if (await isLong(queues, queue, log)) return 0
  let batch: QueueMessage<Name>[] = []
  let sent = 0
  const send = async (): Promise<void> => {
    await queues.send(queue, batch)
    sent += batch.length
    batch = []
  }
  for await (const id of due) {
    batch.push(messageOf(id))
    if (batch.length === batchSize) await send()
  }
  if (batch.length > 0) await send()
  log.info('sent', { queue, sent })
  return sent
}
