import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { BoardStatus, Job, SearchAnswer } from '../../../shared/api/jobs.ts'
import { allows, plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { forYouQuery } from '../../jobs/queries.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { notify } from '../../ui/notify.ts'
import { useHiddenHere } from './hide.ts'
import { rememberSearch } from './recent-searches.ts'
import { searchErrorNotice, searchErrorOf } from './search-error.ts'
import {
  boardsQuery,
  countQuery,
  isNewerCount,
  lastResultsOf,
  newestQuery,
  putCount,
  type Shown,
  searchQuery,
} from './search-queries.ts'
import { advancedOn, requestOf, type SearchRights, type SearchState } from './search-state.ts'
import { useTracked } from './tracked.ts'
import type { SearchAddress } from './use-search-address.ts'

const none: readonly Job[] = []
const noBoards: readonly BoardStatus[] = []

const jobsOf = (shown: Shown): readonly Job[] => {
  if (shown.kind === 'found') return shown.answer.jobs
  if (shown.kind === 'last') return shown.last.answer.jobs
  return shown.kind === 'newest' || shown.kind === 'for-you' ? shown.jobs : none
}

const rightsOf = (tier: Tier | null): SearchRights => ({
  advanced: tier !== null && allows(tier, 'advanced-job-filters'),
  fit: tier !== null && allows(tier, 'job-matching'),
})

/** Only the plan says whether these may be sent. */
const needsPlan = ({ filters, sort }: SearchState): boolean => advancedOn(filters) > 0 || sort === 'fit'

/** The jobs that fit the person, while the address asks for no search. Their answer also has the boards and the count. */
const useForYou = (isOn: boolean) => {
  const client = useQueryClient()
  const query = useQuery({ ...forYouQuery, enabled: isOn })
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    // A search since then has counted more.
    if (data && isNewerCount(client, dataUpdatedAt)) putCount(client, data.searches)
  }, [client, data, dataUpdatedAt])
  return query
}

/** Another number for each other list. */
const useListNumber = (jobs: readonly Job[]): number => {
  const [list, setList] = useState({ jobs, number: 0 })
  if (list.jobs !== jobs) setList({ jobs, number: list.number + 1 })
  return list.number
}

/** Says whether the board of a job did not answer lately. */
const useStale = (boards: readonly BoardStatus[]): ((job: Job) => boolean) =>
  useMemo(() => {
    const stale = new Set(boards.filter(board => board.state === 'stale').map(({ board }) => board))
    return ({ source }) => stale.has(source.board)
  }, [boards])

/**
 * The search that the address asks for; without one, the jobs for the person. Where that fails, it shows the person's last
 * results, or else the newest jobs. The same object until something in it changes, so that the screen is drawn no more
 * often than that.
 */
export const useSearch = (address: SearchAddress, sub: string) => {
  const { state, isAsked, again, tab } = address
  const tier = useSubscriptionStatus()?.tier ?? null
  const rights = useMemo(() => rightsOf(tier), [tier])
  const isShown = tab === 'manual'
  const isOn = isShown && isAsked && !(tier === null && needsPlan(state))
  const search = useQuery({
    ...searchQuery(requestOf(state, rights)),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })
  const forYou = useForYou(isShown && !isAsked)
  const asked = isAsked ? search : forYou
  const { data: count = null } = useQuery(countQuery(sub))
  const limit = count?.limit ?? plans[tier ?? 'free'].limits.searchesPerDay
  const { error: cause, refetch } = asked
  const retry = useCallback(() => void refetch(), [refetch])
  const answer = isOn && !search.isPlaceholderData ? search.data : undefined

  const failed = useEffectEvent((cause: Error | null) => {
    const error = cause && searchErrorOf(cause)
    if (error) notify(searchErrorNotice(error, limit))
  })
  useEffect(() => failed(search.error), [search.error])

  const answered = useEffectEvent((answer: SearchAnswer | undefined) => {
    if (answer) rememberSearch(sub, state)
  })
  useEffect(() => answered(answer), [answer])

  const lastAgain = useRef(again)
  useEffect(() => {
    if (again === lastAgain.current) return
    lastAgain.current = again
    if (again !== null) retry()
  }, [again, retry])

  const isAsking = isOn || (isShown && !isAsked)
  // What is there stays when it could not be loaded again.
  const error = isAsking && cause && (isAsked || !forYou.data) ? searchErrorOf(cause) : null
  // Read once for each failure: another list at each drawing would draw without an end.
  const last = useMemo(() => (error ? lastResultsOf(sub) : null), [error, sub])
  const newest = useQuery({
    ...newestQuery,
    enabled: last === null && (error === 'server' || error === 'connection'),
  })
  const boardsAnswer = useQuery({ ...boardsQuery, enabled: isShown && (!isAsking || error !== null) })

  const found = isAsked && !error ? search.data : undefined
  const forPerson = isAsked ? undefined : forYou.data
  const isNewestAwaited = newest.isFetching
  const shown = useMemo<Shown>(() => {
    if (!isAsking) return { kind: 'waiting' }
    if (found) return { kind: 'found', answer: found }
    if (forPerson) return { kind: 'for-you', ...forPerson }
    if (last) return { kind: 'last', last }
    if (!error) return { kind: 'waiting' }
    if (newest.data) return { kind: 'newest', ...newest.data }
    return { kind: isNewestAwaited ? 'waiting' : 'nothing' }
  }, [isAsking, found, forPerson, last, error, newest.data, isNewestAwaited])
  const isHidden = useHiddenHere()
  const all = jobsOf(shown)
  const jobs = useMemo(() => all.filter(job => !isHidden(job)), [all, isHidden])
  const listNumber = useListNumber(all)
  // The jobs for a person leave out those that are tracked.
  const trackedAs = useTracked((jobs.length > 0 && shown.kind !== 'for-you') || address.job !== null)
  const boards = asked.data?.boards ?? boardsAnswer.data?.boards ?? last?.answer.boards ?? noBoards
  const isStale = useStale(boards)
  const builtAt = asked.data?.builtAt ?? ''
  // Ages are counted from when the answer came. The clock of this device may be behind the server's.
  const now = useMemo(() => new Date(Math.max(Date.now(), Date.parse(builtAt) || 0)), [builtAt])
  const isAllHidden = all.length > 0 && jobs.length === 0
  const isForYou = !isAsked
  const busy = isAsking && asked.isFetching
  return useMemo(
    () => ({
      shown,
      /** Without those that the person has just hidden. */
      jobs,
      /** The person has just hidden this job. */
      isHidden,
      /** The person has just hidden all jobs of this page. */
      isAllHidden,
      listNumber,
      now,
      trackedAs,
      /** The answer to this search; undefined until it comes, and for the jobs for the person. */
      answer,
      isForYou,
      count,
      /** The searches of a day. */
      limit,
      boards,
      /** The board of the job did not answer lately. */
      isStale,
      tier,
      rights,
      busy,
      error,
      retry,
    }),
    [
      shown,
      jobs,
      isHidden,
      isAllHidden,
      listNumber,
      now,
      trackedAs,
      answer,
      isForYou,
      count,
      limit,
      boards,
      isStale,
      tier,
      rights,
      busy,
      error,
      retry,
    ],
  )
}
export type Search = ReturnType<typeof useSearch>
