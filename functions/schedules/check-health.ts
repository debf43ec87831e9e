import { boards as aboutBoards, intervalOf } from '../../shared/domain/jobs/boards.ts'
import type { Board } from '../../shared/lists.ts'
import type { Uses } from '../composition/services.ts'
import { readPointer } from '../jobs/published-index.ts'
import type { Objects } from '../services/objects.ts'
import { type AgendaKind, oldestDue } from '../store/agenda.ts'
import { type ScheduleLeaseStore, scheduleLeaseStore } from '../store/schedule-leases.ts'
import type { Table } from '../store/table.ts'
import { type ScheduleVerb, schedules, timetable } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

type Services = {
  readonly table: Table
  readonly leases: Pick<ScheduleLeaseStore, 'startedAt' | 'expect'>
  readonly objects: Pick<Objects, 'get'>
  readonly flags: readonly Board[]
}

const hour = 60 * 60 * 1000
const day = 24 * hour

/** The schedule that does what is on the agenda. Null: an operator does it. `instant-alert` has no time of its own. */
const schedulesOfAgenda: Readonly<
  Record<Exclude<AgendaKind, 'instant-alert'>, Exclude<ScheduleVerb, 'read-board'> | null>
> = {
  alert: 'match-alerts',
  'alert-mail': 'send-mailings',
  'billing-mail': 'send-mailings',
  charge: 'charge-renewals',
  deletion: 'purge-deleted',
  interview: 'remind-interviews',
  payment: 'reconcile-payments',
  'sign-up': 'forget-unconfirmed',
  subscription: 'advance-subscriptions',
  summary: 'send-mailings',
  ticket: null,
  updates: 'send-mailings',
}

const isAgendaKind = (kind: string): kind is keyof typeof schedulesOfAgenda =>
  Object.hasOwn(schedulesOfAgenda, kind)

/** The time between two runs, in milliseconds. A schedule at times of the day runs at least once a day. */
const rhythmOf = (name: string): number => {
  const expression = timetable.find(it => it.name === name)?.expression ?? ''
  return expression.startsWith('rate(') ? intervalOf(expression) : day
}

/** A schedule may miss one run, and a run may take long. */
const isLate = (since: Date, rhythm: number, now: Date): boolean =>
  now.getTime() - since.getTime() > 2 * rhythm + hour / 2

const isSwitchedOn = (board: Board, flags: readonly Board[]): boolean =>
  !aboutBoards[board].isFlagged || flags.includes(board)

/** The schedules that did not begin a run in time. A schedule that never ran counts from when it was first missed. */
const lateSchedules = async ({ leases, flags }: Services, now: Date): Promise<string[]> => {
  const startedAt = await leases.startedAt()
  const expected = timetable
    .filter(({ payload }) => payload.verb !== 'read-board' || isSwitchedOn(payload.board, flags))
    .map(({ name }) => name)
  await Promise.all(expected.filter(name => !startedAt.has(name)).map(name => leases.expect(name, now)))
  return expected.filter(name => isLate(startedAt.get(name) ?? now, rhythmOf(name), now))
}

/** The kinds of the agenda of which a row is due for longer than its schedule needs. */
const lateAgenda = async ({ table }: Services, now: Date): Promise<string[]> => {
  const kinds = Object.keys(schedulesOfAgenda).filter(isAgendaKind)
  const oldest = await Promise.all(kinds.map(kind => oldestDue(table, kind, now)))
  return kinds.filter((kind, index) => {
    const verb = schedulesOfAgenda[kind]
    return isLate(oldest[index] ?? now, verb === null ? 0 : rhythmOf(verb), now)
  })
}

/**
 * Reports work that silently stopped, in one line of the log, of which CloudWatch makes the metrics of two alarms: the
 * age of the index that people search, in seconds, and how many schedules and kinds of the agenda are late. The line
 * names them. It is no warning, because on one machine much is late after a night without it.
 */
export const runCheckHealth = (services: Services) =>
  scheduled(schedules['check-health'].payload, async ({ now, log }) => {
    const [pointer, late, overdue] = await Promise.all([
      readPointer(services.objects),
      lateSchedules(services, now),
      lateAgenda(services, now),
    ])
    const health = {
      // There is none before the first index.
      ...(pointer && { indexAge: Math.round((now.getTime() - Date.parse(pointer.builtAt)) / 1000) }),
      lateWork: late.length + overdue.length,
      late,
      overdue,
    }
    log.info('health', health)
    return health
  })

export const checkHealth = ({ table, objects, boardFlags }: Uses<'table' | 'objects' | 'boardFlags'>) =>
  oneAtATime(
    table(),
    runCheckHealth({
      table: table(),
      leases: scheduleLeaseStore(table()),
      objects: objects(),
      flags: boardFlags(),
    }),
  )
