import * as z from 'zod'
import { startForked } from '../forked.ts'
import { newestDay } from '../search/asked.ts'
import type { Crowd } from './crowd.ts'

/** An instant so many minutes before the index of the bench was built. */
export const ago = (minutes: number): string => new Date(newestDay.getTime() - minutes * 60_000).toISOString()

const building = z.object({ jobs: z.number() })

const matching = z.object({
  newJobs: z.number(),
  /** The rows of the index of terms. */
  rows: z.number(),
  rowsRead: z.number(),
  readUnits: z.number(),
  roundTrips: z.number(),
  /** The alerts that were found. */
  found: z.number(),
  /** Of the processor. */
  seconds: z.number(),
  memoryKb: z.number(),
})
export type Matching = z.infer<typeof matching>

const looking = z.object({ ms: z.number() })

/** For one alert; `notified`: how many of them had a new job. */
const notifying = z.object({
  ms: z.number(),
  notified: z.number(),
  readUnits: z.number(),
  writeUnits: z.number(),
})
export type Notifying = z.infer<typeof notifying>

const run = async <Said extends z.ZodType>(
  script: string,
  args: readonly (string | number)[],
  says: Said,
): Promise<z.output<Said>> => {
  const { said, stop } = await startForked(`alerts/${script}`, args.map(String), says)
  await stop()
  return said
}

// Each step runs in a process of its own, so that its memory is measured alone.

export const build = (postings: number, fresh: number, file: string) =>
  run('building.ts', [postings, fresh, file], building)
/** Matches the new jobs of an index with all alerts, one lane after the other. */
export const match = (file: string, { alerts, asking }: Crowd) =>
  run('matching.ts', [file, alerts, asking], matching)
/** The time of an alert that looks through the whole index. */
export const lookThrough = (file: string, alerts: number) => run('looking.ts', [file, alerts], looking)
/** What an alert costs that was found: it is read, looks through the index, and its person is notified. */
export const notify = (file: string, alerts: number) => run('notifying.ts', [file, alerts], notifying)
