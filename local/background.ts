import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { Cron } from 'croner'
import { type Scheduled, timetable } from '../functions/schedules/payload.ts'
import { mapBounded } from '../functions/store/bounded.ts'
import type { LocalDynamoDb } from './dynamodb.ts'
import type { joinFunctions } from './functions.ts'
import { invoke } from './lambda.ts'
import { startConsumers } from './sqs/consumers.ts'
import type { Messages } from './sqs/messages.ts'
import { followStream } from './streams/follow.ts'
import { inFile, inMemory } from './streams/reader.ts'

type Dependencies = {
  readonly database: LocalDynamoDb
  readonly functions: Pick<
    ReturnType<typeof joinFunctions>,
    'changes' | 'forgetLease' | 'queues' | 'schedules'
  >
  readonly messages: Messages
  /** The file that stores the position in the stream over a restart. */
  readonly positionFile: string | undefined
  readonly onError: (words: string, cause: unknown) => void
}

/**
 * Starts the work without a request: it follows the table's stream and calls the functions of queues, and runs the
 * schedules after a call of `keepRhythm`.
 */
export const startBackground = async ({
  database,
  functions,
  messages,
  positionFile,
  onError,
}: Dependencies) => {
  const client = new DynamoDBStreamsClient(database.clientConfig)
  const stream = await followStream({
    client,
    tableName: database.tableName,
    position: positionFile === undefined ? inMemory() : inFile(positionFile),
    handle: event => invoke('changes', functions.changes, event),
    onError,
  })

  const consumers = startConsumers({ messages, consumers: functions.queues, onError })
  const runs = new Map<string, Promise<unknown>>()
  /** Runs a schedule after the current run of the same schedule, because the function would skip this run otherwise. */
  const run = async ({ name, payload }: Scheduled): Promise<unknown> => {
    const previous = runs.get(name)
    const next = (async () => {
      // The previous process may have stopped during a run, and left a lease.
      await (previous ? previous.catch(() => undefined) : functions.forgetLease(name))
      return invoke(payload.verb, functions.schedules[payload.verb], payload, 300)
    })()
    runs.set(name, next)
    return next
  }
  /** Runs a schedule now, as the scheduler does, and the messages that it sends. Throws the schedule's error. */
  const runSchedule = async (name: string): Promise<void> => {
    const scheduled = timetable.find(it => it.name === name)
    if (!scheduled) throw new Error(`There is no schedule ${name}.`)
    await run(scheduled)
    await consumers.settled()
  }
  const startAll = () =>
    startSchedules(
      timetable.map(scheduled => ({
        ...scheduled,
        // `readBoards` reads the boards at a start that needs jobs, because reading all boards doubles the time of a
        // start.
        waits: ['read-board', 'build-index'].includes(scheduled.payload.verb),
        run: async () => {
          await run(scheduled)
        },
      })),
      onError,
    )
  let started: ReturnType<typeof startAll> | undefined

  /** Reads every board once and builds the index. A board that is off is skipped. */
  const readBoards = async (): Promise<void> => {
    const readings = timetable.filter(({ payload }) => payload.verb === 'read-board')
    // Only a few boards are read at a time, because otherwise a small machine can't answer other requests.
    await mapBounded(3, readings, run)
    await runSchedule('build-index')
  }

  return {
    wake: consumers.wake,
    runSchedule,
    readBoards,
    /** Starts the schedules. */
    keepRhythm: (): void => {
      started ??= startAll()
    },
    stop: async () => {
      started?.stop()
      await consumers.stop()
      await stream.stop()
      client.destroy()
    },
  }
}

const seconds = { minute: 60, hour: 3600, day: 86_400 } as const
const rate = /^rate\((\d+) (minute|hour|day)s?\)$/
const cron = /^cron\((\S+) (\S+) (\S+) (\S+) (\S+) (\S+)\)$/

/** Translates an expression of EventBridge Scheduler (UTC) for croner. The interval is in seconds. */
export const rhythmOf = (expression: string): { pattern: string; interval: number } => {
  const [, count, unit] = rate.exec(expression) ?? []
  if (unit === 'minute' || unit === 'hour' || unit === 'day')
    return { pattern: '* * * * * *', interval: Number(count) * seconds[unit] }
  const [, minute, hour, day, month, weekday, year] = cron.exec(expression) ?? []
  if (minute) return { pattern: [0, minute, hour, day, month, weekday, year].join(' '), interval: 0 }
  throw new Error(`${expression} is no rhythm that this scheduler knows.`)
}

type Job = Pick<Scheduled, 'name' | 'expression'> & {
  readonly run: () => Promise<void>
  /** The first run of a rate is one interval from now, and not at once. */
  readonly waits?: boolean
}

/**
 * Runs each schedule by its expression, one run at a time. A rate begins at once, because a machine that is off at
 * night would miss a daily run. A job that `waits` begins one interval later.
 */
export const startSchedules = (
  schedules: readonly Job[],
  onError: (words: string, cause: unknown) => void,
) => {
  const jobs = schedules.map(({ name, expression, run, waits = false }) => {
    const { pattern, interval } = rhythmOf(expression)
    const options = {
      timezone: 'UTC',
      interval,
      ...(waits && { startAt: new Date(Date.now() + interval * 1000) }),
      protect: true,
      // EventBridge counts the days of the week from 1, a Sunday.
      alternativeWeekdays: true,
      catch: (cause: unknown) => onError(`The schedule ${name} failed.`, cause),
    }
    return new Cron(pattern, options, run)
  })
  return {
    stop: () => {
      for (const job of jobs) job.stop()
    },
  }
}
