import { Cron } from 'croner'
import type { Scheduled } from '../functions/schedules/payload.ts'

const seconds = { minute: 60, hour: 3600, day: 86_400 } as const
const rate = /^rate\((\d+) (minute|hour|day)s?\)$/
const cron = /^cron\((\S+) (\S+) (\S+) (\S+) (\S+) (\S+)\)$/

/** An expression of EventBridge Scheduler (UTC) in croner's words. */
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
  /** A rate's first run is one interval from now, and not at once. */
  readonly waits?: boolean
}

/**
 * Runs each in its rhythm while the stack is up, one run at a time. A rate begins at once, so that a machine
 * that is never on at night misses nothing, unless it is one that waits.
 */
export const startSchedules = (
  schedules: readonly Job[],
  onTrouble: (words: string, cause: unknown) => void,
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
      catch: (cause: unknown) => onTrouble(`The schedule ${name} failed.`, cause),
    }
    return new Cron(pattern, options, run)
  })
  return {
    stop: () => {
      for (const job of jobs) job.stop()
    },
  }
}
