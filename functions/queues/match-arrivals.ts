import { randomUUID } from 'node:crypto'
import type { MatchServices } from '../alerts/match-lane.ts'
import type { Uses } from '../composition/services.ts'
import { alertLaneStore } from '../store/alert-lanes.ts'
import { alertTermStore } from '../store/alert-terms.ts'
import { consumed } from './consume.ts'
import { queues as register } from './payload.ts'

/** In milliseconds: longer than the function may run, so that a run that was killed is over when its lease ends. */
const leaseLength = (register['match-arrivals'].timeout + 5) * 1000

/** Matches the jobs that are new to a lane with the alerts of the lane. */
export const runMatchArrivals = (services: MatchServices) =>
  consumed('match-arrivals', async ({ message: { lane }, now, log, remaining }) => {
    const until = new Date(now.getTime() + leaseLength)
    const { matchLane } = await import('../alerts/match-lane.ts')
    await matchLane(services, { lane, runId: randomUUID(), now, log, remaining }, until)
  })

export const matchArrivals = ({ table, index, queues }: Uses<'table' | 'index' | 'queues'>) =>
  runMatchArrivals({
    index: index({ freshFor: 0, patience: 150_000 }),
    lanes: alertLaneStore(table()),
    terms: alertTermStore(table()),
    queues: queues(),
  })
