import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { openedHere, wasOpenedHere } from '../../kit/use-part.ts'
import { addressOf, type SearchState, searchPartOf, searchStateOf } from './search-state.ts'

/** Left in the history by who asks for the same once more. */
const askedAgain = z.object({ again: z.number() })

/** The address with a part of it changed; null takes it away. */
const changed = (search: string, name: string, value: string | null): string => {
  const params = new URLSearchParams(search)
  if (value === null) params.delete(name)
  else params.set(name, value)
  return `?${params}`
}

/**
 * What the screen shows, as its address says it. A search is an entry of the history, and so is a job that is opened:
 * the way back leads through them.
 */
export const useSearchAddress = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const now = useRef(location)
  const leaving = useRef(false)
  useLayoutEffect(() => {
    now.current = location
    leaving.current = false
  }, [location])

  const { search } = location
  const part = searchPartOf(search)
  const params = new URLSearchParams(search)

  const actions = useMemo(
    () => ({
      /** The same as it is already is asked for once more. */
      search: (state: SearchState): void => {
        const next = addressOf(state)
        const isSame = next === searchPartOf(now.current.search)
        void navigate(
          { search: `?${next}` },
          isSame ? { replace: true, state: { again: Date.now() } } : { preventScrollReset: true },
        )
      },
      showTab: (tab: string | null): void =>
        void navigate({ search: changed(now.current.search, 'tab', tab) }, { replace: true }),
      closeJob: (): void => {
        if (leaving.current || !new URLSearchParams(now.current.search).has('job')) return
        leaving.current = true
        if (wasOpenedHere(now.current.state)) void navigate(-1)
        else void navigate({ search: changed(now.current.search, 'job', null) }, { replace: true })
      },
    }),
    [navigate],
  )

  const again = askedAgain.safeParse(location.state)
  return {
    /** '' where the address asks for no search. */
    part,
    state: useMemo(() => searchStateOf(part), [part]),
    again: again.success ? again.data.again : null,
    tab: params.get('tab') === 'auto' ? ('auto' as const) : ('manual' as const),
    job: params.get('job'),
    /** The way to a job's details, over what is shown now. */
    toJob: useMemo(
      () => (id: string) => ({ to: { search: changed(search, 'job', id) }, state: openedHere }),
      [search],
    ),
    ...actions,
  }
}
export type SearchAddress = ReturnType<typeof useSearchAddress>
