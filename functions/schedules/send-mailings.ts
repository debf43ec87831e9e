import type { Uses } from '../composition/services.ts'
import { queueRate } from '../mailings/pace.ts'
import type { QueueMessage } from '../queues/payload.ts'
import type { Queues } from '../services/queues.ts'
import { type AlertMailStore, alertMailStore } from '../store/alert-mails.ts'
import { type BillingMailStore, billingMailStore } from '../store/billing-mails.ts'
import { mapBounded } from '../store/bounded.ts'
import { type MailingStore, mailingStore } from '../store/mailings.ts'
import type { MailRef } from '../store/outbox.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/** In seconds: the time until the next run. The queue gets the mails of so much time, and the others wait here. */
const period = 5 * 60
/** In milliseconds: a mail that the queue has lost, or has not sent yet, is due again after this time. */
const queuedFor = 30 * 60 * 1000
const atOnce = 8
const batchSize = 100

type Message = QueueMessage<'send-mail'>

type Outbox = {
  readonly kind: Message['kind']
  readonly due: (now: Date) => AsyncIterable<MailRef>
  readonly queue: (ref: MailRef, now: Date, until: Date) => Promise<boolean>
}

type FindServices = {
  readonly billingMails: Pick<BillingMailStore, 'due' | 'queue'>
  readonly alertMails: Pick<AlertMailStore, 'due' | 'queue'>
  readonly mailings: Pick<MailingStore, 'due' | 'queue'>
  readonly queues: Queues
  /** How many mails a second SES takes from the account. */
  readonly rate: number
}

/** What is due, the most urgent kind first. */
const outboxesOf = ({ billingMails, alertMails, mailings }: FindServices): readonly Outbox[] => [
  { kind: 'billing', due: billingMails.due, queue: billingMails.queue },
  { kind: 'alert', due: alertMails.due, queue: alertMails.queue },
  { kind: 'updates', due: now => mailings.due('updates', now), queue: mailings.queue },
  { kind: 'summary', due: now => mailings.due('summary', now), queue: mailings.queue },
]

async function* firstOf<T>(items: AsyncIterable<T>, most: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  let left = most
  for await (const item of items) {
    if (left === 0) break
    left -= 1
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * Sends a message for the mails that are due, as many as the queue can send until the next run. So the queue is short,
 * and what is urgent never waits behind thousands of mails.
 */
export const runSendMailings = (services: FindServices) =>
  scheduled(schedules['send-mailings'].payload, async ({ now, log }) => {
    const most = Math.floor(queueRate(services.rate) * period)
    const until = new Date(now.getTime() + queuedFor)
    let sent = 0
    for (const { kind, due, queue } of outboxesOf(services))
      for await (const refs of firstOf(due(now), most - sent)) {
        const messages: Message[] = []
        await mapBounded(atOnce, refs, async ref => {
          if (await queue(ref, now, until)) messages.push({ kind, ...ref })
        })
        await services.queues.send('send-mail', messages)
        sent += messages.length
      }
    if (sent === most) log.info('more mails are due than can be sent now', { sent })
    return { sent }
  })

export const sendMailings = ({ table, queues, mailRate }: Uses<'table' | 'queues' | 'mailRate'>) =>
  oneAtATime(
    table(),
    runSendMailings({
      billingMails: billingMailStore(table()),
      alertMails: alertMailStore(table()),
      mailings: mailingStore(table()),
      queues: queues(),
      rate: mailRate(),
    }),
  )
