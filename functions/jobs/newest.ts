import * as z from 'zod/mini'
import { job } from '../../shared/api/jobs.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import type { IndexedJob } from './job-index.ts'

/** How many of the newest jobs stand beside an index. */
export const newestKept = 25

const indexedJob = z.omit(job, { match: true, marks: true })

/** The newest jobs as an object of their own: they are there when the index can't be opened. */
export const newestText = (jobs: readonly IndexedJob[]): string => JSON.stringify(jobs)

export const newestOf = (body: Uint8Array): IndexedJob[] =>
  z.array(indexedJob).parse(jsonOrNothing(new TextDecoder().decode(body)))
