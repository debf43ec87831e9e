import type { CurrentIndex } from '../jobs/current-index.ts'
import type { IndexedJob, JobIndex } from '../jobs/job-index.ts'
import type { Log } from '../runtime/log.ts'
import type { Queues } from '../services/queues.ts'
import type { AlertLaneStore, Lane, LaneCursor } from '../store/alert-lanes.ts'
import type { AlertTermStore, ListedAlert } from '../store/alert-terms.ts'
import { type ArrivedJobs, arrivedJobs } from './arrived.ts'
import { newsFor, readingTakes } from './look.ts'

export type MatchServices = {
  readonly index: Pick<CurrentIndex, 'get'>
  readonly lanes: Pick<AlertLaneStore, 'take' | 'save' | 'release'>
  readonly terms: AlertTermStore
  readonly queues: Queues
}

type Run = {
  readonly lane: number
  readonly runId: string
  readonly now: Date
  readonly log: Log
  /** The milliseconds until the function is ended. */
  readonly remaining: () => number
}

/** In milliseconds: a run ends when no more time is left, and another message continues it. */
const reserve = 20_000
/** A run stores how far it is after so many alerts that it read. */
const savedAfter = 20_000
/** How many terms are asked for at the same time. Most of them have no alerts. */
const termsAtOnce = 16
/** The most marks of known jobs. Where there are more, some jobs are matched again, which notifies nobody again. */
const mostKnown = 20_000

/** A part of the id, because a lane stores thousands of them. */
const markOf = ({ id }: IndexedJob): string => id.slice(0, 12)

/** Since when jobs are new to the lane. */
const sinceOf = (matched: string, now: Date): Date =>
  new Date(Math.max(now.getTime() - newsFor, Date.parse(matched) - readingTakes))

/** The marks of the jobs that the next round may meet again. */
const knownAfter = (jobs: readonly IndexedJob[], { builtAt }: JobIndex): string[] => {
  const young = Date.parse(builtAt) - readingTakes
  return jobs
    .filter(({ firstSeenAt }) => Date.parse(firstSeenAt) > young)
    .slice(0, mostKnown)
    .map(markOf)
}

/** A page of the alerts under a term. */
type Page = { readonly term: string; readonly listed: readonly ListedAlert[] }

/** The alerts of a lane under these terms, in their order. Begins after the cursor. */
async function* pagesOf(
  terms: AlertTermStore,
  lane: number,
  all: readonly string[],
  begin: LaneCursor | null,
): AsyncGenerator<Page> {
  const isLeft = (term: string): boolean =>
    begin === null || term > begin.term || (term === begin.term && begin.alert !== null)
  const left = all.filter(isLeft)
  for (let at = 0; at < left.length; at += termsAtOnce) {
    const begun = await Promise.all(
      left.slice(at, at + termsAtOnce).map(async term => {
        const pages = terms.pages(lane, term, begin?.term === term ? begin.alert : null)
        return { term, pages, first: await pages.next() }
      }),
    )
    for (const { term, pages, first } of begun) {
      if (!first.done) yield { term, listed: first.value }
      for await (const listed of pages) yield { term, listed }
    }
  }
}

/** Sends the alerts of the lane that may find one of the jobs. False where time ran out, or another run has the lane. */
const sendFound = async (
  { lanes, terms, queues }: MatchServices,
  { lane, runId, remaining }: Run,
  { cursor: begin, round }: Lane,
  arrived: ArrivedJobs,
  builtAt: string,
): Promise<boolean> => {
  let read = 0
  for await (const { term, listed } of pagesOf(terms, lane, arrived.terms, begin)) {
    const found = []
    for (const each of listed)
      if (await arrived.mayFind(each, term, begin?.term)) found.push({ ...each.alert, builtAt })
    await queues.send('match-alert', found)
    read += listed.length
    const progress = { round, cursor: { term, alert: listed.at(-1)?.alert ?? null } }
    if (remaining() < reserve) {
      await lanes.release(lane, runId, progress)
      await queues.send('match-arrivals', [{ lane }])
      return false
    }
    if (read < savedAfter) continue
    read = 0
    if (!(await lanes.save(lane, runId, progress))) return false
  }
  return true
}

/**
 * Matches the new jobs with the alerts of a lane. The cost grows with the new jobs and the alerts that have their
 * words, not with all alerts. A round that was stopped continues from its cursor, also with a newer index, or with an
 * older one where the newest can't be read. Then the lane counts as matched with the oldest of these indexes, because some
 * of its terms did not meet the newer jobs.
 */
export const matchLane = async (services: MatchServices, run: Run, leasedUntil: Date): Promise<void> => {
  const { lanes } = services
  const { lane, runId, now, log } = run
  const index = await services.index.get(log)
  const state = await lanes.take(lane, runId, now, leasedUntil)
  if (!state) return log.info('another run has the lane', { lane })
  try {
    const { builtAt } = index
    if ((state.matched ?? '') >= builtAt) return await lanes.release(lane, runId)
    const round = state.round !== null && state.round < builtAt ? state.round : builtAt
    const known = new Set(state.known)
    const arrivals = await index.arrivals({ seenAfter: sinceOf(state.matched ?? builtAt, now), now })
    const arrived = arrivedJobs(arrivals, job => known.has(markOf(job)))
    // Before a first match every alert looks for itself, in the first daily round.
    const isFirst = state.matched === null
    if (!isFirst && !(await sendFound(services, run, { ...state, round }, arrived, builtAt))) return
    await lanes.release(lane, runId, {
      matched: round,
      known: state.round === null || state.round === builtAt ? knownAfter(arrivals.jobs, index) : [],
      round: null,
      cursor: null,
    })
  } catch (error) {
    await lanes.release(lane, runId).catch(() => undefined)
    throw error
  }
}
