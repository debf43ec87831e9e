import { randomUUID } from 'node:crypto'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mapBounded } from '../../functions/store/bounded.ts'
import { profileKey } from '../../functions/store/profile-row.ts'
import { subscriptionRow } from '../../functions/store/subscription-row.ts'
import type { Row } from '../../functions/store/table.ts'
import { stepsOf } from '../../shared/domain/billing-steps.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { trialDays } from '../../shared/domain/plan.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { lifeOf } from '../../shared/domain/subscription.ts'
import type { History } from '../../shared/domain/subscription-event.ts'

export type Crowd = { readonly people: number; readonly due: number }

/** The most rows that DynamoDB takes in one batch. */
const batchSize = 25

/**
 * When a person's trial began. The trials that are due ended within the last hour; the others have a day or more until
 * their first step.
 */
const startOf = (n: number, { people, due }: Crowd, now: Date): Date =>
  new Date(
    now.getTime() -
      (n < due ? trialDays * dayMs + (n / due) * 60 * 60 * 1000 : ((n - due) / (people - due)) * 4 * dayMs),
  )

/** The rows of a person. Only people who are due get a mail, so only they need a profile. */
const rowsOf = (n: number, crowd: Crowd, now: Date): Row[] => {
  const sub = randomUUID()
  const startedAt = startOf(n, crowd, now)
  const history: History = [
    { type: 'trial-started', id: 'trial', at: startedAt.toISOString(), tier: 'elite' },
  ]
  const row = (done: readonly string[]) =>
    subscriptionRow(sub, { history, done, trialWish: null, version: 1 }, startedAt)
  if (n >= crowd.due) return [row([])]
  const reminders = stepsOf(lifeOf(history)).filter(({ name }) => name === 'trial-ending')
  const person = { email: `person-${n}@example.com`, name: 'Amina Bello', answers: null }
  return [row(reminders.map(({ id }) => id)), { ...firstProfile(person, startedAt), ...profileKey(sub) }]
}

/** Adds people with trials to a table. The trials of those who are due have ended. */
export const addCrowd = async (
  client: DynamoDBClient,
  table: string,
  crowd: Crowd,
  now: Date,
): Promise<void> => {
  const documents = DynamoDBDocumentClient.from(client)
  const rows = Array.from({ length: crowd.people }, (_, n) => rowsOf(n, crowd, now)).flat()
  const batches = Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, batch) =>
    rows.slice(batch * batchSize, (batch + 1) * batchSize),
  )
  await mapBounded(8, batches, async batch => {
    const RequestItems = { [table]: batch.map(Item => ({ PutRequest: { Item } })) }
    const { UnprocessedItems = {} } = await documents.send(new BatchWriteCommand({ RequestItems }))
    if (Object.keys(UnprocessedItems).length > 0) throw new Error('The table did not take all of a batch.')
  })
}
