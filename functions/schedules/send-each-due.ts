import type { QueueMessage, QueueName } from '../queues/payload.ts'
import type { Log } from '../runtime/log.ts'
import type { Queues } from '../services/queues.ts'

/** How many messages are sent at a time, which bounds the memory of a run. */
const batchSize = 1000
/** With more messages than this in the queue, nothing is sent, because most of what is due is in it already. */
const mostWaiting = 1000

type Work<Name extends QueueName> = {
  readonly queues: Queues
  readonly queue: Name
  readonly due: AsyncIterable<string>
  readonly messageOf: (id: string) => QueueMessage<Name>
  readonly log: Log
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
  const waiting = await queues.waiting(queue)
  if (waiting > mostWaiting) {
    log.info('not sent, because the queue is long', { queue, waiting })
    return 0
  }
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
