import type { Job } from '../../shared/api/jobs.ts'
import { trackingKey } from '../../shared/domain/application.ts'
import { trackedNames } from '../../shared/domain/jobs/tracked-names.ts'
import type { TrackedNameStore } from '../store/tracked-names.ts'
import type { IndexedJob, JobIndex } from './job-index.ts'
import type { PersonView } from './person-view.ts'

/** How many jobs a person is offered. */
const offered = 25
/**
 * The ends of the batches that are compared with what a person tracks. The second is read only for a person who tracks
 * most of the first. A batch has at most 100.
 */
const batches = [60, 160] as const

type Chosen = { readonly jobs: Job[]; readonly titles: string[] }

/** The jobs that fit a person best. What they track already is left out. */
export const chooseJobs = async (
  index: Pick<JobIndex, 'forYou'>,
  tracked: TrackedNameStore,
  sub: string,
  { viewer, families, score, chosenJob, titles }: PersonView,
  now: Date,
): Promise<Chosen> => {
  const found = index.forYou({ ...viewer, families, fitOf: score, count: batches[1], now })
  const left: IndexedJob[] = []
  for (const batch of [found.slice(0, batches[0]), found.slice(batches[0])]) {
    if (left.length >= offered) break
    const known = await tracked.among(sub, batch.map(trackedNames))
    left.push(...batch.filter(job => !known.has(trackingKey(trackedNames(job)))))
  }
  return { jobs: left.slice(0, offered).map(chosenJob), titles: [...titles] }
}
