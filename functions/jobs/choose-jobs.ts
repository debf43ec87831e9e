import type { Job } from '../../shared/api/jobs.ts'
import { trackingKey } from '../../shared/domain/application.ts'
import { trackedNames } from '../../shared/domain/jobs/tracked-names.ts'
import type { TrackedNameStore } from '../store/tracked-names.ts'
import type { IndexedJob, JobIndex } from './job-index.ts'
import type { PersonView } from './person-view.ts'

/**
 * How many more jobs than are offered are compared with what a person tracks, and how many are compared after these for
 * a person who tracks most of them. A batch has at most 100.
 */
const spare = 35
const secondBatch = 100

/** Where fewer jobs are near to what a person does, a step aside is offered, too. */
const few = 8

type Chosen = { readonly jobs: Job[]; readonly titles: string[] }

/** The `count` jobs that fit a person best. What they track already is left out. */
export const chooseJobs = async (
  index: Pick<JobIndex, 'forYou'>,
  tracked: TrackedNameStore,
  sub: string,
  { viewer, families, isRemoteOnly, offer, isNear, chosenJob, titles }: PersonView,
  count: number,
  now: Date,
): Promise<Chosen> => {
  const first = count + spare
  const found = await index.forYou({
    ...viewer,
    families,
    isRemoteOnly,
    offer,
    count: first + secondBatch,
    now,
  })
  const left: IndexedJob[] = []
  for (const batch of [found.slice(0, first), found.slice(first)]) {
    if (left.length >= count && left.filter(isNear).length >= few) break
    const known = await tracked.among(sub, batch.map(trackedNames))
    left.push(...batch.filter(job => !known.has(trackingKey(trackedNames(job)))))
  }
  const near = left.filter(isNear)
  const asides = left.filter(job => !isNear(job)).slice(0, Math.max(0, few - near.length))
  const chosen = [...near, ...asides].slice(0, count)
  return { jobs: chosen.map(chosenJob), titles: [...titles] }
}
