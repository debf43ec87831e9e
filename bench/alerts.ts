import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Crowd } from './alerts/crowd.ts'
import { build, lookThrough, type Matching, match, notify } from './alerts/processes.ts'
import { comparison, type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'

type Size = {
  readonly postings: number
  /** How many postings are new. Some of them are copies. */
  readonly fresh: number
  readonly many: number
  readonly few: number
  /** How many alerts look, and are notified. */
  readonly looks: number
}

const whole: Size = { postings: 100_000, fresh: 7000, many: 1_000_000, few: 10_000, looks: 1000 }
const roughSize: Size = { postings: 3000, fresh: 200, many: 20_000, few: 1000, looks: 20 }

const inWords = (count: number): string => count.toLocaleString('en')

const ofMatch = (name: string, matching: Matching): Figure[] => {
  const { newJobs, seconds, readUnits, roundTrips, found, memoryKb } = matching
  return [
    figure(`${name}, matched with ${inWords(newJobs)} new jobs`, seconds, 's'),
    figure(`${name}, memory`, memoryKb, 'kB', 600_000),
    figure(`${name}, read`, readUnits, 'read units'),
    figure(`${name}, read`, roundTrips, 'round trips'),
    figure(`${name}, found`, found, 'alerts'),
    figure(`${name}, found for a new job`, found / newJobs, 'alerts'),
  ]
}

const measure = async (rough: boolean): Promise<Figure[]> => {
  const { postings, fresh, many, few, looks } = rough ? roughSize : whole
  const folder = mkdtempSync(join(tmpdir(), 'aiki-alerts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'index.db')
  await build(postings, fresh, file)

  const { ms } = await lookThrough(file, looks)
  const crowd = (alerts: number, asking: number): Crowd => ({ alerts, asking })
  const alone = await match(file, crowd(few, few))
  const among = await match(file, crowd(many, few))
  const all = await match(file, crowd(many, many))
  const each = await notify(file, looks)
  const name = `${inWords(few)} of ${inWords(many)} alerts with words of the jobs`
  const beside = (value: number) => ({ name: `of ${inWords(few)}`, value })
  return [
    figure('an alert that looks through the whole index', ms, 'ms'),
    comparison(`${name}, read`, among.readUnits, 'read units', beside(alone.readUnits), 1.1),
    comparison(`${name}, matched`, among.seconds, 's', beside(alone.seconds)),
    figure(`${name}, found`, among.found, 'alerts'),
    ...ofMatch(`${inWords(many)} alerts, all with words of the jobs`, all),
    figure('an alert that was found: read and notified', each.ms, 'ms'),
    figure('an alert that was found: read and notified', each.readUnits, 'read units'),
    figure('an alert that was found: read and notified', each.writeUnits, 'write units'),
  ]
}

export const alerts: Measurement = {
  about:
    'instant alerts and the new jobs of an index of 100,000 generated adverts: four lanes one after the other, time of the processor; the index of terms is a stand-in in memory that counts read units and pages, without the time that a table and its client take; an alert that was found is notified over the embedded table, without its stream',
  measure: ({ rough }) => measure(rough),
}
