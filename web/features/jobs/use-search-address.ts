import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { wasOpenedElsewhere } from '../../jobs/job-link.ts'
import { useWordsOfAddress } from '../../jobs/typed-words.ts'
import { openedHere, useAddress } from '../../kit/use-address.ts'
import { addressOf, type SearchState, searchNames, searchParamsOf, searchStateOf } from './search-state.ts'

/** In the history entry where the person asked for the same search again. */
const askedAgain = z.object({ again: z.number() })

const ofScreen = [...searchNames, 'tab']

export type Tab = 'manual' | 'auto'

/** The address of a job over, or beside, the results of a search. */
const withJob = (searchParams: string, id: string): string =>
  `?${new URLSearchParams([...new URLSearchParams(searchParams), ['job', id]])}`

/** What the address shows. Each search and each opened job has its own history entry. */
export const useSearchAddress = () => {
  useWordsOfAddress()
  const { params, show, close } = useAddress(ofScreen)
  const navigate = useNavigate()
  const location = useLocation()
  const again = askedAgain.safeParse(location.state)
  const searchParams = searchParamsOf(params.toString())
  const tab: Tab = params.get('tab') === 'auto' ? 'auto' : 'manual'
  const job = params.get('job')
  const historyState = useRef(location.state)
  useLayoutEffect(() => {
    historyState.current = location.state
  }, [location])
  const state = useMemo(() => searchStateOf(searchParams), [searchParams])
  const isFromElsewhere = wasOpenedElsewhere(location.state)
  const askedAgainAt = again.success ? again.data.again : null
  const actions = useMemo(
    () => ({
      jobHref: (id: string) => withJob(searchParams, id),
      /** Opens a job. The next job takes the place of one that is open, so that one step back leads past all of them. */
      openJob: (id: string): void => {
        const now = new URLSearchParams(window.location.search)
        const open = now.get('job')
        if (open === id) return
        const before = historyState.current
        void navigate(
          { search: withJob(searchParamsOf(now.toString()), id) },
          open === null
            ? { state: openedHere, preventScrollReset: true }
            : {
                replace: true,
                // The next job was opened from the list, so closing it leads there.
                state: wasOpenedElsewhere(before) ? null : before,
                preventScrollReset: true,
              },
        )
      },
      search: (state: SearchState): void => {
        const next = addressOf(state)
        const isSame = next === searchParamsOf(window.location.search)
        void navigate(
          { search: `?${next}` },
          isSame ? { replace: true, state: { again: Date.now() } } : { preventScrollReset: true },
        )
      },
      showTab: (to: Tab): void => show({ tab: to === 'auto' ? to : null }),
      close,
    }),
    [searchParams, navigate, show, close],
  )
  return useMemo(
    () => ({
      ...actions,
      state,
      /** The parameters of the search: two searches with the same ones are the same. */
      searchParams,
      /** False: the address asks for no search. */
      isAsked: searchParams !== '',
      /** Changes when the person asks for the same search again. */
      again: askedAgainAt,
      tab,
      job,
      /** A link of another screen opened the job. Closing it goes back to that screen. */
      isFromElsewhere,
    }),
    [actions, state, searchParams, askedAgainAt, tab, job, isFromElsewhere],
  )
}
export type SearchAddress = ReturnType<typeof useSearchAddress>
