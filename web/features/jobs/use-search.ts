import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { Job, SearchAnswer } from '../../../shared/api/jobs.ts'
import { allows, plans } from '../../../shared/domain/plan.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { notify } from '../../ui/notify.ts'
import { searchErrorNotice, searchErrorOf } from './search-error.ts'
import {
  boardsQuery,
  countQuery,
  lastResultsOf,
  newestQuery,
  type Shown,
  searchQuery,
} from './search-queries.ts'
import { filtersOn, requestOf } from './search-state.ts'
import { rememberSearch } from './suggestions.ts'
import { useTracked } from './track.ts'
import type { SearchAddress } from './use-search-address.ts'

const jobsOf = (shown: Shown): readonly Job[] => {
  if (shown.kind === 'found') return shown.answer.jobs
  if (shown.kind === 'last') return shown.last.answer.jobs
  return shown.kind === 'newest' ? shown.jobs : []
}

/**
 * The search that the address asks for. Without one, a paid plan begins with a search for all jobs. Where the search fails,
 * it shows the person's last results, or else the newest jobs.
 */
export const useSearch = (address: SearchAddress, sub: string) => {
  const { state, isAsked, again, tab } = address
  const tier = useSubscriptionStatus()?.tier ?? null
  const mayFilter = tier !== null && allows(tier, 'advanced-job-filters')
  // Only the plan says whether the filters may be sent.
  const awaitsPlan = tier === null && filtersOn(state.filters) > 0
  const isOn = tab === 'manual' && (isAsked ? !awaitsPlan : tier !== null && tier !== 'free')
  const search = useQuery({
    ...searchQuery(requestOf(state, mayFilter)),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })
  const { data: count } = useQuery(countQuery(sub))
  const limit = count?.limit ?? plans[tier ?? 'free'].limits.searchesPerDay
  const { error: cause, refetch } = search
  const answer = isOn && !search.isPlaceholderData ? search.data : undefined

  const failed = useEffectEvent((cause: Error | null) => {
    const error = cause && searchErrorOf(cause)
    if (error) notify(searchErrorNotice(error, limit))
  })
  useEffect(() => failed(cause), [cause])

  const answered = useEffectEvent((answer: SearchAnswer | undefined) => {
    if (answer && isAsked) rememberSearch(sub, state)
  })
  useEffect(() => answered(answer), [answer])

  const lastAgain = useRef(again)
  useEffect(() => {
    if (again === lastAgain.current) return
    lastAgain.current = again
    if (again !== null) void refetch()
  }, [again, refetch])

  const error = isOn && cause ? searchErrorOf(cause) : null
  const last = error ? lastResultsOf(sub) : null
  const newest = useQuery({
    ...newestQuery,
    enabled: last === null && (error === 'server' || error === 'connection'),
  })
  const boardsAnswer = useQuery({ ...boardsQuery, enabled: tab === 'manual' && !isOn })

  const whatIsShown = (): Shown => {
    if (!isOn) return { kind: awaitsPlan || (tier === null && !isAsked) ? 'waiting' : 'start' }
    if (search.data && !error) return { kind: 'found', answer: search.data }
    if (last) return { kind: 'last', last }
    if (!error) return { kind: 'waiting' }
    if (newest.data) return { kind: 'newest', ...newest.data }
    return { kind: newest.isFetching ? 'waiting' : 'nothing' }
  }
  const shown = whatIsShown()
  const jobs = jobsOf(shown)
  const isTracked = useTracked(jobs.length > 0 || address.job !== null)
  const boards = (isOn ? search.data : boardsAnswer.data)?.boards ?? last?.answer.boards ?? []
  const stale = new Set(boards.filter(board => board.state === 'stale').map(({ board }) => board))
  // Ages are counted from when the answer came. The clock of this device may be behind the server's.
  const now = useMemo(() => new Date(Math.max(Date.now(), Date.parse(answer?.builtAt ?? '') || 0)), [answer])
  return {
    shown,
    jobs,
    now,
    isTracked,
    /** The answer to this search; undefined until it comes. */
    answer,
    count: count ?? null,
    /** The searches of a day. */
    limit,
    boards,
    /** The board of the job did not answer lately. */
    isStale: ({ source }: Job): boolean => stale.has(source.board),
    tier,
    busy: isOn && search.isFetching,
    error,
    retry: () => void refetch(),
  }
}
export type Search = ReturnType<typeof useSearch>
