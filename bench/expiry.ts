import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { runAdvanceSubscriptions } from '../functions/schedules/advance-subscriptions.ts'
import { billingMailStore } from '../functions/store/billing-mails.ts'
import { deletionStore } from '../functions/store/deletions.ts'
import { paidDataOf, removePaidData } from '../functions/store/paid-data.ts'
import { subscriptionStore } from '../functions/store/subscriptions.ts'
import { type Consumed, createTable } from '../functions/store/table.ts'
import { startDynamoDb } from '../local/dynamodb.ts'
import { invoke } from '../local/lambda.ts'
import { addCrowd, type Crowd } from './expiry/people.ts'
import { comparison, type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { withoutStream } from './without-stream.ts'

type Run = {
  readonly readUnits: number
  readonly writeUnits: number
  readonly roundTrips: number
  readonly seconds: number
  readonly mails: number
}

/** One run of the schedule over these people. */
const runOver = async (crowd: Crowd): Promise<Run> => {
  await using begun = new AsyncDisposableStack()
  const database = await startDynamoDb()
  begun.defer(() => database.stop())
  const { tableName, clientConfig } = database
  const client = new DynamoDBClient(clientConfig)
  begun.defer(() => client.destroy())
  await withoutStream(client, tableName)
  await addCrowd(client, tableName, crowd, new Date())

  const costs: Consumed[] = []
  const table = createTable({ client, name: tableName, onConsumed: cost => void costs.push(cost) })
  const schedule = runAdvanceSubscriptions({
    subscriptions: subscriptionStore(table),
    deletions: deletionStore(table),
    paidDataOf: sub => paidDataOf(table, sub),
    removePaidData: (sub, version) => removePaidData(table, sub, version),
  })
  const began = performance.now()
  const { done } = await invoke('advance-subscriptions', schedule, { verb: 'advance-subscriptions' }, 300)
  const seconds = (performance.now() - began) / 1000
  if (done !== crowd.due) throw new Error(`${done} of ${crowd.due} trials were ended.`)
  const total = (of: 'readUnits' | 'writeUnits' | 'roundTrips') =>
    costs.reduce((sum, cost) => sum + cost[of], 0)
  const [readUnits, roundTrips] = [total('readUnits'), total('roundTrips')]
  let mails = 0
  for await (const _ of billingMailStore(table).due(new Date())) mails += 1
  return {
    readUnits,
    writeUnits: total('writeUnits'),
    roundTrips,
    seconds,
    mails,
  }
}

const inWords = (count: number): string => count.toLocaleString('en')

const measure = async (rough: boolean): Promise<Figure[]> => {
  const due = rough ? 20 : 1000
  const [many, few] = rough ? [1000, 100] : [100_000, 10_000]
  const fewer = await runOver({ people: few, due })
  const all = await runOver({ people: many, due })
  const name = `${inWords(due)} of ${inWords(many)} due`
  const beside = (value: number) => ({ name: `of ${inWords(few)}`, value })
  return [
    comparison(name, all.readUnits, 'read units', beside(fewer.readUnits), 1.1),
    comparison(name, all.writeUnits, 'write units', beside(fewer.writeUnits), 1.1),
    comparison(name, all.roundTrips, 'round trips', beside(fewer.roundTrips), 1.1),
    comparison(name, all.seconds, 's', beside(fewer.seconds)),
    figure(name, all.mails, 'mails'),
  ]
}

export const expiry: Measurement = {
  about:
    'one run of advance-subscriptions that ends 1,000 trials, each with its notification and its mail in the outbox, among 100,000 people on trial, beside the same among 10,000; embedded table in memory and without its stream',
  measure: ({ rough }) => measure(rough),
}
