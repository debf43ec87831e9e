import { mayAlert } from '../../shared/domain/alerts.ts'
import { type About, aboutOf, isAbout, type Keyword, keywordOf } from '../jobs/index/keyword.ts'
import type { Arrivals, IndexedJob } from '../jobs/job-index.ts'
import type { ListedAlert } from '../store/alert-terms.ts'
import { termsOfJob } from './terms.ts'

/** The most entries of a cache. People ask for few places and often for the same words. */
const cacheSize = 20_000

/** Keeps the results of a function of a text. */
const cached = <Result>(compute: (text: string) => Result) => {
  const known = new Map<string, Result>()
  return (text: string): Result => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= cacheSize) known.clear()
    const result = compute(text)
    known.set(text, result)
    return result
  }
}

type Arrived = { readonly job: IndexedJob; readonly about: About }

/** A job whose pay is not said fits any pay. */
const paysAtLeast = ({ pay }: IndexedJob, { salaryMin, salaryMax }: ListedAlert): boolean => {
  const upTo = pay?.nairaAMonth ?? null
  return upTo === null || salaryMin === null || upTo >= Math.min(salaryMin, salaryMax ?? salaryMin)
}

const isOfType = ({ type, workplace }: IndexedJob, { jobType }: ListedAlert): boolean =>
  jobType === null || (jobType === 'remote' ? workplace === 'remote' : type === jobType)

/**
 * The new jobs, by their terms. `known`: which of the arrivals are not new. Jobs that no alert shows are left out.
 */
export const arrivedJobs = ({ jobs, idsAt }: Arrivals, isKnown: (job: IndexedJob) => boolean) => {
  const byTerm = new Map<string, Arrived[]>()
  for (const job of jobs) {
    if (isKnown(job) || !mayAlert(job)) continue
    const about = aboutOf(job)
    for (const term of termsOfJob(about)) {
      const others = byTerm.get(term)
      if (others) others.push({ job, about })
      else byTerm.set(term, [{ job, about }])
    }
  }
  const keywordFor = cached(keywordOf)
  const idsFor = cached(idsAt)

  const mayFind = async (alert: ListedAlert, term: string): Promise<boolean> => {
    const jobs = byTerm.get(term)
    if (!jobs) return false
    const ids = await idsFor(alert.location)
    const keywords: Keyword[] = alert.keywords.map(keywordFor).filter(({ terms }) => terms.length > 0)
    return jobs.some(
      ({ job, about }) =>
        (ids === null || ids.has(job.id)) &&
        isOfType(job, alert) &&
        paysAtLeast(job, alert) &&
        keywords.some(keyword => isAbout(about, keyword)),
    )
  }

  return {
    terms: [...byTerm.keys()].toSorted(),
    /**
     * Whether an alert that is listed under `term` may find one of the jobs with this term. It decides nothing that
     * depends on the person, and the alert looks for itself then. Of its terms only the first that finds a job counts, so
     * that the alert is found once. Terms up to `before` do not count, because the round matched them with another index.
     */
    mayFind: async (alert: ListedAlert, term: string, before = ''): Promise<boolean> => {
      for (const each of alert.terms) {
        if (each >= term) break
        if (each > before && (await mayFind(alert, each))) return false
      }
      return mayFind(alert, term)
    },
  }
}
export type ArrivedJobs = ReturnType<typeof arrivedJobs>
