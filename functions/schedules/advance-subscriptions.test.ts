import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { mapBounded } from '../store/bounded.ts'
import { deletionStore } from '../store/deletions.ts'
import { paidDataOf, removePaidData } from '../store/paid-data.ts'
import { subscriptionKey, subscriptionRow } from '../store/subscription-row.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { runAdvanceSubscriptions } from './advance-subscriptions.ts'

const { table, stop } = await startTable()
afterAll(() => stop())

const subscriptions = subscriptionStore(table)
const services = {
  subscriptions,
  deletions: deletionStore(table),
  paidDataOf: (sub: string) => paidDataOf(table, sub),
  removePaidData: (sub: string, version: number) => removePaidData(table, sub, version),
}

test('one unreadable row of two hundred: 199 are processed, and the dead letter names the other', async () => {
  const subs = Array.from({ length: 200 }, (_, n) => `bulk-${n}`)
  const began = new Date(Date.now() - 8 * 86_400_000)
  const trial = { type: 'trial-started', id: 'trial', at: began.toISOString(), tier: 'pro' } as const
  const stored = { history: [trial], done: [], trialWish: null, version: 1 }
  await mapBounded(25, subs, sub => table.put(subscriptionRow(sub, stored, began)))
  await table.update(subscriptionKey('bulk-77'), {
    set: { history: [{ type: 'gold-plan', id: 'x', at: 'now' }] },
  })
  const run = runAdvanceSubscriptions(services)
  const event = { verb: 'advance-subscriptions' }
  await expect(run(event)).rejects.toThrow(/^1 of \d+ could not be done: bulk-77$/)
  const left: string[] = []
  for await (const sub of subscriptions.due('subscription', new Date())) left.push(sub)
  // The unreadable row is postponed for an hour, so it does not stop the others. Then it is reported again.
  expect(left).toEqual([])
  await expect(run(event)).resolves.toEqual({ done: 0 })
  const others = subs.filter(sub => sub !== 'bulk-77')
  const done = await mapBounded(25, others, async sub => (await subscriptions.get(sub)).done.length)
  expect(done).toEqual(others.map(() => 2))
}, 60_000)
