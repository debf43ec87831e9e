import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openIndex } from '../../functions/jobs/index/open.ts'
import { runMatchAlert } from '../../functions/queues/match-alert.ts'
import { consume } from '../../functions/queues/queues.testing.ts'
import { agendaEntry } from '../../functions/store/agenda.ts'
import { alertKey, beginAlert } from '../../functions/store/alert-row.ts'
import { alertRunStore } from '../../functions/store/alert-runs.ts'
import { mapBounded } from '../../functions/store/bounded.ts'
import { profileStore } from '../../functions/store/profiles.ts'
import { subscriptionRow } from '../../functions/store/subscription-row.ts'
import { type Consumed, createTable } from '../../functions/store/table.ts'
import { startDynamoDb } from '../../local/dynamodb.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import type { History } from '../../shared/domain/subscription-event.ts'
import { withoutStream } from '../without-stream.ts'
import { refOf, searchOf, termsOfSearch } from './crowd.ts'
import { ago, type Notifying } from './processes.ts'

// Looks for alerts that were found, and notifies their people: `node bench/alerts/notifying.ts <file> <alerts>`, started
// by processes.ts.

const [file = '', count = ''] = process.argv.slice(2)
const alerts = Number(count)

await using begun = new AsyncDisposableStack()
const database = await startDynamoDb()
begun.defer(() => database.stop())
const client = new DynamoDBClient(database.clientConfig)
begun.defer(() => client.destroy())
await withoutStream(client, database.tableName)
let costs: Consumed[] = []
const table = createTable({ client, name: database.tableName, onConsumed: cost => void costs.push(cost) })

const now = new Date()
const history: History = [{ type: 'trial-started', id: 'trial', at: now.toISOString(), tier: 'elite' }]
const numbers = Array.from({ length: alerts }, (_, n) => n)
await mapBounded(8, numbers, async n => {
  const { sub, id } = refOf(n)
  const search = searchOf(n, { alerts, asking: alerts })
  const form = { ...search, keywords: [...search.keywords], title: search.keywords.join(', ') }
  const about = {
    frequency: 'instant',
    isActive: true,
    byMail: true,
  } as const
  const made = beginAlert(
    { ...form, ...about, id, token: sub, lookedTo: ago(5), lately: [], latest: [] },
    now,
  )
  const listing = { version: 1, terms: termsOfSearch(search) }
  const person = { email: `${sub}@example.com`, name: 'Amina Bello', answers: null }
  await profileStore(table).begin(sub, firstProfile(person, now))
  await table.put(subscriptionRow(sub, { history, done: [], trialWish: null, version: 1 }, now))
  await table.put({ ...made, listing, ...alertKey(sub, id), ...agendaEntry('instant-alert', id, now) })
})

const index = openIndex(file)
begun.defer(() => index.close())
const consumer = runMatchAlert({
  alertRuns: alertRunStore(table),
  index: { get: async () => index },
  publiclyHidden: { get: async () => new Set<string>() },
})
costs = []
const began = process.cpuUsage()
for (let at = 0; at < alerts; at += 10) await consume(consumer, numbers.slice(at, at + 10).map(refOf))
const { user, system } = process.cpuUsage(began)
const total = (of: 'readUnits' | 'writeUnits') => costs.reduce((sum, cost) => sum + cost[of], 0)
const message: Notifying = {
  ms: (user + system) / 1000 / alerts,
  notified: costs.filter(({ operation, writeUnits }) => operation === 'transact' && writeUnits > 0).length,
  readUnits: total('readUnits') / alerts,
  writeUnits: total('writeUnits') / alerts,
}
process.send?.(message)
