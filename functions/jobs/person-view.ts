import type { Fit, Job } from '../../shared/api/jobs.ts'
import { familiesFor } from '../../shared/domain/jobs/fit/role.ts'
import { fitOf, mayOffer, seekerOf, withoutParts } from '../../shared/domain/jobs/fit.ts'
import { allows } from '../../shared/domain/plan.ts'
import type { Seeker } from '../store/seekers.ts'
import { hiddenFrom } from './hidden-from.ts'
import type { FoundJob, IndexedJob, Viewer } from './job-index.ts'

/** The country of a person who names none that we know. */
const homeCountry = 'NG'

/** How the index and its jobs are for one person. `publicly`: the jobs that nobody sees. */
export const personView = (seeker: Seeker, publicly: ReadonlySet<string>) => {
  const { tier, profile, preferences } = seeker
  const compared = seekerOf(profile, preferences)
  const compare = (job: IndexedJob): Fit | null => fitOf(job, compared)
  const isMatched = allows(tier, 'job-matching')
  const shown = (job: IndexedJob | FoundJob, found: Fit | null): Job => ({
    marks: { title: [], excerpt: [] },
    ...job,
    fit: found,
  })
  const viewer: Omit<Viewer, 'closed'> = {
    country: compared.country ?? homeCountry,
    hidden: hiddenFrom(seeker, publicly),
  }
  return {
    viewer,
    /** The titles that the person looks for or has, and the families of jobs near to them. */
    titles: compared.titles,
    families: familiesFor(compared),
    isRemoteOnly: compared.remoteOnly,
    /** The fit of a job that may be offered to the person; null for any other. */
    offer: (job: IndexedJob): number | null => {
      const found = compare(job)
      if (found === null) return 0
      return mayOffer(job, compared, found) ? found.score : null
    },
    /** Whether a job is not a step aside from what the person does. */
    isNear: (job: IndexedJob): boolean =>
      compare(job)?.parts.find(({ part }) => part === 'role')?.fits !== false,
    /** What sorts jobs by their fit. */
    score: (job: IndexedJob): number => compare(job)?.score ?? 0,
    /** A job with its fit, on plans with job matching. */
    job: (job: IndexedJob | FoundJob): Job => shown(job, isMatched ? compare(job) : null),
    /** A job that was chosen for the person, or by them, with its fit on every plan. Only job matching shows its parts. */
    chosenJob: (job: IndexedJob): Job => {
      const found = compare(job)
      return shown(job, isMatched || !found ? found : withoutParts(found))
    },
  }
}
export type PersonView = ReturnType<typeof personView>
