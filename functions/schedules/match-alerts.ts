import { ApiError } from '../../shared/api/errors.ts'
import type { Uses } from '../composition/services.ts'
import type { CurrentIndex } from '../jobs/current-index.ts'
import type { Log } from '../runtime/log.ts'
import type { Queues } from '../services/queues.ts'
import { type AlertLaneStore, alertLaneStore } from '../store/alert-lanes.ts'
import { type AlertRoundStore, alertRoundStore } from '../store/alert-rounds.ts'
import { alertRefOf } from '../store/alert-row.ts'
import { type AlertRunStore, alertRunStore } from '../store/alert-runs.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'
import { isLong, sendEachDue } from './send-each-due.ts'

type Services = {
  readonly index: Pick<CurrentIndex, 'newest'>
  readonly alertRuns: Pick<AlertRunStore, 'due'>
  readonly lanes: Pick<AlertLaneStore, 'behind'>
  readonly rounds: AlertRoundStore
  readonly queues: Queues
}

/** How many alerts of the daily round are sent by one run. A million of them take 17 hours. */
const mostOfRound = 5000

/** Returns when the current index was built; null before the first index. Throws where the bucket can't be read. */
const indexBuiltAt = async ({ index }: Services): Promise<string | null> => {
  try {
    return (await index.newest()).builtAt
  } catch (error) {
    if (error instanceof ApiError && error.code === 'jobs_unavailable' && error.cause === undefined)
      return null
    throw error
  }
}

/**
 * Sends the next instant alerts of the daily round, unless the queue is long. A run that was killed sends some of them
 * again.
 */
const sendRound = async ({ rounds, queues }: Services, now: Date, log: Log): Promise<number> => {
  let sent = 0
  let position = await rounds.position(now)
  if (position && (await isLong(queues, 'match-alert', log))) return 0
  while (position && !rounds.isOver(position) && sent < mostOfRound) {
    const { alerts, next } = await rounds.page(position, now)
    await queues.send('match-alert', alerts)
    await rounds.save(next)
    sent += alerts.length
    position = next
  }
  return sent
}

/**
 * Sends the work of alerts to queues: the lanes that were not matched with the current index, and the alerts that are
 * due. Both are sent again by the next run until they are done, so that a lost message loses nothing.
 */
export const runMatchAlerts = (services: Services) =>
  scheduled(schedules['match-alerts'].payload, async ({ now, log }) => {
    const { alertRuns, lanes, queues } = services
    const builtAt = await indexBuiltAt(services)
    if (builtAt === null) return { sent: 0 }
    const due = alertRuns.due(now)
    const sent = await sendEachDue({ queues, queue: 'match-alert', due, messageOf: alertRefOf, log })
    const behind = await lanes.behind(builtAt)
    await queues.send(
      'match-arrivals',
      behind.map(lane => ({ lane })),
    )
    return { sent: sent + (await sendRound(services, now, log)) }
  })

export const matchAlerts = ({ table, index, queues }: Uses<'table' | 'index' | 'queues'>) =>
  oneAtATime(
    table(),
    runMatchAlerts({
      index: index(),
      alertRuns: alertRunStore(table()),
      lanes: alertLaneStore(table()),
      rounds: alertRoundStore(table()),
      queues: queues(),
    }),
  )
