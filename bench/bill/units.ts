import * as z from 'zod'
import { figures } from '../figures.ts'
import results from '../results.json' with { type: 'json' }

const report = z.object({
  measurements: z.array(z.object({ name: z.string(), figures: figures.default([]) })),
})

/** The units of one call, as the bench measured them. */
export type CallUnits = {
  readonly reads: number
  readonly writes: number
  readonly roundTrips: number
  /** Of the answer, without compression. */
  readonly kilobytes: number
}

export type TextTokens = { readonly input: number; readonly output: number }

/** Everything that the costs take from bench/results.json. */
export type Units = {
  /** By the name of the operation: `applications.create`. Undefined where the bench does not call it. */
  readonly call: (operation: string) => CallUnits | undefined
  /** By the name of the tool in bench/tokens: `write letter`. `people`: `mean of 37 people`, or `long resume`. */
  readonly tokens: (tool: string, people: 'mean' | 'long') => TextTokens
  /** kB of a visit with an empty cache, and of one with a full cache. */
  readonly coldVisit: number
  readonly warmVisit: number
  readonly filesOfColdVisit: number
  /** MB of the index of 100,000 postings, with all its files. */
  readonly indexMegabytes: number
}

/** Reads the report of the bench. A figure that is missing throws an error with its name. */
export const unitsOf = (json: unknown): Units => {
  const { measurements } = report.parse(json)
  const find = (measurement: string, unit: string, isIt: (name: string) => boolean): number | undefined =>
    measurements
      .find(({ name }) => name === measurement)
      ?.figures.find(it => it.unit === unit && isIt(it.name))?.value
  const get = (measurement: string, unit: string, isIt: (name: string) => boolean): number => {
    const value = find(measurement, unit, isIt)
    if (value === undefined)
      throw new Error(`bench/results.json has no such figure in ${unit}: ${measurement}.`)
    return value
  }
  const is = (name: string) => (other: string) => other === name
  // The index may be one file, or one that is searched and one that is read.
  const indexKilobytes = measurements
    .filter(({ name }) => name === 'search')
    .flatMap(it => it.figures)
    .filter(({ name, unit }) => unit === 'kB' && name.startsWith('100,000,') && !name.includes('memory'))
    .reduce((sum, { value }) => sum + value, 0)
  return {
    call: operation => {
      const of = (unit: string) => find('operations', unit, is(operation))
      const [reads, writes, roundTrips, kilobytes] = [
        of('read units'),
        of('write units'),
        of('round trips'),
        of('kB'),
      ]
      return reads === undefined ||
        writes === undefined ||
        roundTrips === undefined ||
        kilobytes === undefined
        ? undefined
        : { reads, writes, roundTrips, kilobytes }
    },
    tokens: (tool, people) => {
      const of = (way: string) =>
        get('tokens', 'tokens', name => name.startsWith(`${tool}, ${people}`) && name.endsWith(`, ${way}`))
      return { input: of('in'), output: of('out') }
    },
    coldVisit: get('first-load', 'kB', is('/dashboard: in all')),
    warmVisit: get('first-load', 'kB', is('/dashboard: page')),
    filesOfColdVisit: get('first-load', 'requests', is('/dashboard: files')),
    indexMegabytes: indexKilobytes / 1000,
  }
}

/** The size at which the bench measures the index. */
export const indexedPostings = 100_000

export const units = unitsOf(results)
