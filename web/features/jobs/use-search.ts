import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Job, SearchAnswer } from '../../../shared/api/jobs.ts'
import { allows, plans } from '../../../shared/domain/plan.ts'
import { countQuery, newestQuery, searchQuery, standingQuery } from '../../jobs/queries.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { notify } from '../../ui/notify.ts'
import { type LastResults, lastResultsOf } from './kept-results.ts'
import { rememberSearch } from './recent.ts'
import { filtersOn, requestOf } from './search-state.ts'
import { type SearchTrouble, troubleNotice, troubleOf } from './search-trouble.ts'
import type { SearchAddress } from './use-search-address.ts'

/** What there is to look at. */
export type Shown =
  | { readonly kind: 'start' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'found'; readonly answer: SearchAnswer }
  | { readonly kind: 'last'; readonly last: LastResults }
  | { readonly kind: 'newest'; readonly jobs: readonly Job[]; readonly builtAt: string }
  | { readonly kind: 'nothing' }

/**
 * The search that the address asks for; on a paid plan one for everything where it asks for none. Where it fails: what
 * this person found last, else the newest jobs.
 */
export const useSearch = ({ part, state, again, tab }: SearchAddress, sub: string) => {
  const plan = useSubscriptionStatus()
  const isAsked = part !== ''
  const mayFilter = plan !== null && allows(plan.tier, 'advanced-job-filters')
  const isPlanMissed = plan === null && filtersOn(state.filters) > 0
  const isOn = tab === 'manual' && (isAsked ? !isPlanMissed : plan !== null && plan.tier !== 'free')
  const search = useQuery({
    ...searchQuery(requestOf(state, mayFilter)),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })
  const { data: count } = useQuery(countQuery(sub))
  const { error, refetch } = search
  const answer = isOn && !search.isPlaceholderData ? search.data : undefined

  const tell = useEffectEvent((cause: Error) => {
    const trouble = troubleOf(cause)
    if (trouble)
      notify(troubleNotice(trouble, count?.limit ?? plans[plan?.tier ?? 'free'].limits.searchesPerDay))
  })
  useEffect(() => {
    if (error) tell(error)
  }, [error])

  const found = useEffectEvent(() => {
    if (isAsked) rememberSearch(sub, state)
  })
  useEffect(() => {
    if (answer) found()
  }, [answer])

  const heard = useRef(again)
  useEffect(() => {
    if (again === heard.current) return
    heard.current = again
    if (again !== null) void refetch()
  }, [again, refetch])

  const trouble = isOn && error ? troubleOf(error) : null
  const last = trouble ? lastResultsOf(sub) : null
  const newest = useQuery({
    ...newestQuery,
    enabled: last === null && (trouble === 'server' || trouble === 'line'),
  })
  const standing = useQuery({ ...standingQuery, enabled: tab === 'manual' && !isOn })

  const shown = (): Shown => {
    if (!isOn) return isPlanMissed || (plan === null && !isAsked) ? { kind: 'waiting' } : { kind: 'start' }
    if (search.data && !trouble) return { kind: 'found', answer: search.data }
    if (last) return { kind: 'last', last }
    if (!trouble) return { kind: 'waiting' }
    if (newest.data) return { kind: 'newest', ...newest.data }
    return newest.isFetching ? { kind: 'waiting' } : { kind: 'nothing' }
  }
  return {
    shown: shown(),
    /** The answer to what is asked now; undefined while it is awaited. */
    answer,
    count: count ?? null,
    boards: (isOn ? search.data : standing.data)?.boards ?? last?.answer.boards ?? [],
    tier: plan?.tier ?? null,
    busy: isOn && search.isFetching,
    trouble: trouble satisfies SearchTrouble | null,
    retry: () => void refetch(),
  }
}
export type Search = ReturnType<typeof useSearch>
