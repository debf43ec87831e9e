import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { startDynamoDb } from '../local/dynamodb.ts'
import { comparison, type Figure, figure } from './figures.ts'
import { interleave, timed } from './interleave.ts'
import type { Measurement } from './measurement.ts'
import { percentile } from './statistics.ts'
import { type Contestant, contestants, type Operation, operations } from './tracker/operations.ts'
import { type NewTrackerWorld, trackerWorlds } from './tracker/world.ts'
import { withoutStream } from './without-stream.ts'

const points = [
  { point: 'p50', share: 0.5, atMost: 1.3 },
  { point: 'p99', share: 0.99, atMost: 1.5 },
]
const full = { rounds: 1000, warmUp: 50, longestMs: 15_000 }
const few = { rounds: 20, warmUp: 5 }

const measureOperation = async (
  name: string,
  operation: Operation,
  newWorld: NewTrackerWorld,
  rough: boolean,
): Promise<Figure[]> => {
  const times = await interleave(contestants, rough ? few : full, async () => {
    const { bare, store, served } = await operation(await newWorld(), new Date())
    return { bare: timed(bare), store: timed(store), served: timed(served) }
  })
  const of = (contestant: Contestant) => times.get(contestant) ?? []
  return [
    ...(['store', 'served'] as const).flatMap(ours =>
      points.map(({ point, share, atMost }) => {
        const bare = { name: 'bare', value: percentile(of('bare'), share) }
        return comparison(`${name}, ${ours}, ${point}`, percentile(of(ours), share), 'ms', bare, atMost)
      }),
    ),
    figure(name, of('bare').length, 'rounds'),
  ]
}

const measure = async (rough: boolean): Promise<Figure[]> => {
  const database = await startDynamoDb()
  const client = new DynamoDBClient(database.clientConfig)
  try {
    await withoutStream(client, database.tableName)
    const newWorld = await trackerWorlds(client, database.tableName)
    const figures: Figure[] = []
    for (const [name, operation] of Object.entries(operations))
      figures.push(...(await measureOperation(name, operation, newWorld, rough)))
    return figures
  } finally {
    client.destroy()
    await database.stop()
  }
}

export const tracker: Measurement = {
  about:
    "each operation as the store's verb and as the served function, beside the bare SDK calls of the very same requests; embedded table in memory and without its stream, interleaved in random order",
  measure: ({ rough }) => measure(rough),
}
