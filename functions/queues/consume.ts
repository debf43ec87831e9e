import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type * as z from 'zod/mini'
import { createLog, describeError, type Log, logFailures } from '../runtime/log.ts'
import { underRequestId } from '../runtime/request-id.ts'
import { mapBounded } from '../store/bounded.ts'
import { type QueueMessage, type QueueName, queues } from './payload.ts'

/** How many messages of a batch are done at the same time. */
const atOnce = 8

/** The register with a type in which a queue's name tells the type of its messages. */
const schemas: { readonly [Name in QueueName]: { readonly message: z.ZodMiniType<QueueMessage<Name>> } } =
  queues

type Run<Message> = {
  readonly message: Message
  readonly now: Date
  readonly log: Log
  /** Which attempt this is, from 1. */
  readonly attempt: number
  /** The milliseconds until Lambda ends the function. */
  readonly remaining: () => number
}

type Remaining = Pick<Context, 'getRemainingTimeInMillis'>

/**
 * Makes the function of a queue. A message that fails comes again, and the other messages of its batch do not. A message
 * may also come twice without a failure, so `run` must do no harm when it is repeated.
 */
export const consumed = <Name extends QueueName>(
  queue: Name,
  run: (run: Run<QueueMessage<Name>>) => Promise<unknown>,
) => {
  const { message: schema } = schemas[queue]
  const isDone = async (record: SQSRecord, context: Remaining): Promise<boolean> => {
    const attempt = Number(record.attributes.ApproximateReceiveCount)
    const log = createLog({ queue, messageId: record.messageId, attempt })
    try {
      const message = schema.parse(JSON.parse(record.body))
      const remaining = () => context.getRemainingTimeInMillis()
      await run({ message, now: new Date(), log, attempt, remaining })
      return true
    } catch (error) {
      log.error('message not done', describeError(error))
      return false
    }
  }
  return logFailures(async ({ Records }: SQSEvent, context: Remaining): Promise<SQSBatchResponse> => {
    const done = await mapBounded(atOnce, Records, record =>
      underRequestId(record.messageId, () => isDone(record, context)),
    )
    return {
      batchItemFailures: Records.filter((_, index) => !done[index]).map(({ messageId }) => ({
        itemIdentifier: messageId,
      })),
    }
  })
}
