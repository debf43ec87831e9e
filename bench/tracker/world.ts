import { randomUUID } from 'node:crypto'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { serveApplications } from '../../functions/api/applications.ts'
import { applicationStore } from '../../functions/store/applications.ts'
import { createTable } from '../../functions/store/table.ts'
import { type Call, eventOf } from '../../local/gateway.testing.ts'
import { context } from '../../local/lambda.ts'
import type { Application } from '../../shared/api/applications.ts'
import { type SampleBody, sampleBody } from '../sample.ts'
import { bareTracker } from './bare.ts'

/** The application that the store makes from a sample. */
export const begun = (body: SampleBody, origin: Application['origin'], now: Date): Application => ({
  ...body,
  origin,
  jobId: null,
  skills: [],
  closesOn: null,
  answeredDate: null,
  stage: 2,
  aiApplied: false,
  version: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
})

/** The tracker in three ways over one table: the bare SDK calls, the store, and the function as Lambda calls it. */
export const trackerWorlds = async (client: DynamoDBClient, tableName: string) => {
  const store = applicationStore(createTable({ client, name: tableName }))
  const gateway = serveApplications({ applications: store })
  const bare = bareTracker(client, tableName)
  let made = 0

  const nextBody = (): SampleBody => {
    made += 1
    return sampleBody(made)
  }
  const add = (sub: string, body: SampleBody, now: Date) =>
    store.create(sub, { ...body, origin: 'manual' }, now)

  const reader = randomUUID()
  for (let row = 0; row < 60; row += 1) await add(reader, nextBody(), new Date())

  /** Uses new people in each round, so that nobody reaches the most applications that a person may have. */
  return async () => {
    /** Each way writes in a partition of its own. All of them read the reader's rows. */
    const subs = { bare: randomUUID(), store: randomUUID(), served: randomUUID(), reader }
    const addForAll = async (now: Date): Promise<Application> => {
      const body = nextBody()
      await Promise.all([subs.bare, subs.store, subs.served].map(sub => add(sub, body, now)))
      return begun(body, 'manual', now)
    }
    // The first application of a person also creates the count row, so it is not measured.
    await addForAll(new Date())

    return {
      subs,
      store,
      bare,
      nextBody,
      /** Adds the same new row for each of the three ways, and returns it. */
      addForAll,
      /** Prepares a request to the function. The request throws when the answer is not a success. */
      served: (call: Call) => {
        const event = eventOf({ sub: subs.served, ...call })
        const about = context('applications', 30)
        return async (): Promise<void> => {
          const { statusCode, body } = await gateway(event, about)
          if (statusCode >= 300) throw new Error(`${call.route} was answered with ${statusCode}: ${body}`)
        }
      },
    }
  }
}
export type NewTrackerWorld = Awaited<ReturnType<typeof trackerWorlds>>
export type TrackerWorld = Awaited<ReturnType<NewTrackerWorld>>
