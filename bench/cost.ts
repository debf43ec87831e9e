import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { serveApplications as applicationsOf } from '../functions/api/applications.ts'
import { serveHome as homeOf } from '../functions/api/home.ts'
import { serveProfile as profileOf } from '../functions/api/profile.ts'
import type { Gateway } from '../functions/runtime/serve.ts'
import { applicationStore } from '../functions/store/applications.ts'
import { avatarStore } from '../functions/store/avatars.ts'
import { digestStore } from '../functions/store/digests.ts'
import { homeStore } from '../functions/store/homes.ts'
import { profileStore } from '../functions/store/profiles.ts'
import type { Consumed } from '../functions/store/table.ts'
import { type Call, call } from '../local/gateway.testing.ts'
import { startTable } from '../local/table.testing.ts'
import { notesLimit } from '../shared/api/applications.ts'
import { firstProfile } from '../shared/domain/profile.ts'
import { type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { sampleBody } from './sample.ts'
import { withoutStream } from './without-stream.ts'

const total = (costs: readonly Consumed[], of: 'readUnits' | 'writeUnits' | 'roundTrips'): number =>
  costs.reduce((sum, cost) => sum + cost[of], 0)

const figuresOf = (name: string, costs: readonly Consumed[], roundTripsAtMost?: number): Figure[] => {
  const reads = total(costs, 'readUnits')
  const writes = total(costs, 'writeUnits')
  return [
    ...(reads > 0 ? [figure(name, reads, 'read units')] : []),
    ...(writes > 0 ? [figure(name, writes, 'write units')] : []),
    figure(name, total(costs, 'roundTrips'), 'round trips', roundTripsAtMost),
  ]
}

/** A screen may wait for one round trip. */
const screen = 1

type TestTable = Awaited<ReturnType<typeof startTable>>

/**
 * Adding an application for a person who has imported 4,500 with the longest notes: the cost of updating the digest.
 */
const countOfMany = async ({ table, database, costOf }: TestTable): Promise<Consumed[]> => {
  const client = new DynamoDBClient(database.clientConfig)
  await withoutStream(client, database.tableName)
  client.destroy()
  const sub = randomUUID()
  const person = { email: 'kemi@example.com', name: 'Kemi Ojo', answers: null }
  await profileStore(table).begin(sub, firstProfile(person, new Date()))
  const drafts = Array.from({ length: 4500 }, (_, n) => ({
    ...sampleBody(n),
    jobTitle: `Job ${n}`,
    notes: 'x'.repeat(notesLimit),
    origin: 'import' as const,
  }))
  const applications = applicationStore(table)
  await applications.import(sub, drafts, new Date())
  const digests = digestStore(table)
  await digests.rebuild(sub, new Date())
  const { costs } = await costOf(() => digests.count(sub, [drafts[0]?.id ?? ''], new Date()))
  return costs
}

const costs = async (): Promise<Figure[]> => {
  const embedded = await startTable()
  const { table, costOf, stop } = embedded
  const profiles = profileStore(table)
  const digests = digestStore(table)
  const applications = applicationsOf({ applications: applicationStore(table) })
  const gateways: Readonly<Record<string, Gateway>> = {
    profile: profileOf({ profiles, avatars: avatarStore(table) }),
    home: homeOf({ homes: homeStore(table) }),
  }
  const sub = randomUUID()
  const figures: Figure[] = []

  const spend = async (name: string, request: Call, roundTripsAtMost?: number): Promise<void> => {
    const [, domain = ''] = request.route.split('/')
    const { result, costs } = await costOf(() => call(gateways[domain] ?? applications, { sub, ...request }))
    if (result.status >= 300) throw new Error(`${name} was answered with ${result.status}: ${result.text}`)
    figures.push(...figuresOf(name, costs, roundTripsAtMost))
  }
  const rows = Array.from({ length: 50 }, (_, n) => sampleBody(n))
  const body = sampleBody(50)
  const one = { params: { id: body.id } }
  const patch = (fields: object) => ({ route: 'PATCH /applications/{id}', ...one, body: fields })

  try {
    await spend('import of 50', { route: 'POST /applications/import', body: { rows } })
    await spend('list of 50', { route: 'GET /applications' }, screen)
    await spend('create', { route: 'POST /applications', body })
    await spend('update', patch({ status: 'interview', notes: body.notes, version: 1 }))
    await spend('update with rename', patch({ jobTitle: 'Demand planner', version: 2 }))
    await spend('remove', { route: 'DELETE /applications/{id}', ...one })
    await spend('restore', { route: 'POST /applications/{id}/restore', ...one })
    const person = { email: 'amina@example.com', name: 'Amina Bello', answers: null }
    await profiles.begin(sub, firstProfile(person, new Date()))
    await spend('profile', { route: 'GET /profile' }, screen)
    await digests.rebuild(sub, new Date())
    const { costs } = await costOf(() => digests.count(sub, [body.id], new Date()))
    figures.push(...figuresOf('digest of 51, after each change', costs))
    await spend('home', { route: 'GET /home' }, screen)
    figures.push(
      ...figuresOf('digest of 4,500 with long notes, after each change', await countOfMany(embedded)),
    )
  } finally {
    await stop()
  }
  return figures
}

export const cost: Measurement = {
  about:
    'units and round trips to the table of each operation as served, for rows of 700 bytes, without the check of the session, which reads one unit beside it; DynamoDB does not tell the unit of the condition that fails before a rename',
  measure: costs,
}
